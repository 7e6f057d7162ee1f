import Foundation
import SQLStorage
import Testing

@testable import PostgresStorage

@Suite("Migrations on PostgreSQL")
struct PostgresMigrationTests {
    private let schema = "pets \(UUID())"
    private let first = Migration(
        1, "Create pet", ["CREATE TABLE pet (\(word: .containerColumn)name \(word: .text) NOT NULL)"])
    private let second = Migration(
        2, "Add age", ["ALTER TABLE pet ADD COLUMN age BIGINT", "UPDATE pet SET age = \(3)"])

    private func database(_ container: String, _ steps: Migration...) throws -> PostgresDatabase {
        try makeDatabase(container, schema: schema, on: makeServer(), migrations: Migrations(steps))
    }

    @Test("Each step runs once, and for the rows of all containers")
    func steps() async throws {
        for name in ["Rex", "Tom"] {
            try await database(name, first).write { try $0.run("INSERT INTO pet (name) VALUES (\(name))") }
        }
        for name in ["Rex", "Tom"] {
            let pets = try await database(name, first, second).read {
                try $0.rows("SELECT name, age FROM pet") { row in
                    "\(try row.next(String.self)) \(try row.next(Int.self))"
                }
            }
            #expect(pets == ["\(name) 3"])
        }
    }

    @Test("Processes that start at the same time create the tables once")
    func simultaneous() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<6 {
                let database = try database("\(index)", first, second)
                group.addTask { _ = try await database.write { try $0.run("INSERT INTO pet (name) VALUES ('a')") } }
            }
            try await group.waitForAll()
        }
        let steps = try await database("0", first, second).read {
            try $0.column("SELECT number FROM schema_migration ORDER BY number", as: Int.self)
        }
        #expect(steps == [1, 2])
    }

    @Test("A schema that a newer program wrote is refused, and left as it is")
    func newerSchema() async throws {
        try await database("a", first, second).write { try $0.run("INSERT INTO pet (name) VALUES ('a')") }
        let error = await #expect(throws: SQLError.self) { try await database("a", first).read { _ in } }
        #expect(error?.code == .newerSchema)
        let count = try await database("a", first, second).read {
            try $0.first("SELECT COUNT(*) FROM pet", as: Int.self)
        }
        #expect(count == 1)
    }

    @Test("A step that fails in the middle leaves the old schema, and its rows apart")
    func failingStep() async throws {
        try await database("a", first).write { try $0.run("INSERT INTO pet (name) VALUES ('a')") }
        let broken = Migration(2, "Broken", ["ALTER TABLE pet ADD COLUMN age BIGINT", "UPDATE nothing SET age = 1"])
        await #expect(throws: SQLError.self) { try await database("a", first, broken).read { _ in } }
        for (container, count) in [("a", 1), ("b", 0)] {
            let seen = try await database(container, first).read {
                try $0.first("SELECT COUNT(*) FROM pet", as: Int.self)
            }
            #expect(seen == count)
        }
    }
}
