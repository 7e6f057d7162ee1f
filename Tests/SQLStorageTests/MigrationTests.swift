import Foundation
import SQLStorage
import SQLiteStorage
import Testing

@Suite("Migrations")
struct MigrationTests {
    private let directory = TemporaryDirectory()
    private let first = Migration(1, "Create pet", ["CREATE TABLE pet (name TEXT NOT NULL)"])
    private let second = Migration(
        2, "Add age", ["ALTER TABLE pet ADD COLUMN age INTEGER", "UPDATE pet SET age = \(3)"])

    private func applied(_ database: SQLiteDatabase) async throws -> [String] {
        try await database.read {
            try $0.rows("SELECT number, name FROM schema_migration ORDER BY number") { row in
                "\(try row.next(Int.self)) \(try row.next(String.self))"
            }
        }
    }

    @Test("Each step runs once, and is recorded")
    func steps() async throws {
        let old = try Storage.file.open(directory, migrations: Migrations([first]))
        try await old.write { try $0.run("INSERT INTO pet (name) VALUES (\("Rex"))") }
        #expect(try await applied(old) == ["1 Create pet"])
        old.close()

        for _ in 0..<2 {
            let new = try Storage.file.open(directory, migrations: Migrations([first, second]))
            #expect(try await applied(new) == ["1 Create pet", "2 Add age"])
            #expect(try await new.read { try $0.column("SELECT age FROM pet", as: Int.self) } == [3])
            new.close()
        }
    }

    @Test("A database that a newer program wrote is refused, and left as it is")
    func newerSchema() async throws {
        try Storage.file.open(directory, migrations: Migrations([first, second])).close()
        let error = #expect(throws: SQLError.self) {
            try Storage.file.open(directory, migrations: Migrations([first]))
        }
        #expect(error?.code == .newerSchema)
        #expect(error?.description.contains("update the program") == true)
        let new = try Storage.file.open(directory, migrations: Migrations([first, second]))
        #expect(try await applied(new).count == 2)
    }

    @Test("A step that fails in the middle leaves the old schema")
    func failingStep() async throws {
        try Storage.file.open(directory, migrations: Migrations([first])).close()
        let broken = Migration(2, "Broken", ["ALTER TABLE pet ADD COLUMN age INTEGER", "UPDATE nothing SET age = 1"])
        #expect(throws: SQLError.self) {
            try Storage.file.open(directory, migrations: Migrations([first, broken]))
        }
        let old = try Storage.file.open(directory, migrations: Migrations([first]))
        #expect(try await applied(old) == ["1 Create pet"])
        try await old.write { try $0.run("INSERT INTO pet (name) VALUES (\("Rex"))") }
        #expect(
            try await old.read { try $0.column("SELECT COUNT(*) FROM pragma_table_info('pet')", as: Int.self) } == [1])
    }

    @Test("No step at all is a schema too")
    func empty() async throws {
        let database = try Storage.memory.open(directory, migrations: Migrations([]))
        #expect(try await applied(database).isEmpty)
    }
}
