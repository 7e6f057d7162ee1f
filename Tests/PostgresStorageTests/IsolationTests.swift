import Foundation
import PostgresTestServer
import SQLStorage
import Testing

@testable import PostgresStorage

@Suite("Containers on one server")
struct IsolationTests {
    @Test("The same names in two containers are different rows, and no statement reaches the other's")
    func statements() async throws {
        let (one, two) = (try makeDatabase(), try makeDatabase())
        try await one.add("a", "b")
        try await two.add("a")
        let changed = try await two.write { connection in
            [
                try connection.run("UPDATE item SET number = 1"),
                try connection.run("DELETE FROM item WHERE name = 'b'"),
                try connection.run("UPDATE item SET number = 2 WHERE container = \(one.scope.container)"),
            ]
        }
        #expect(changed == [1, 0, 0])
        let numbers = try await one.read { try $0.column("SELECT number FROM item ORDER BY place", as: Int?.self) }
        #expect(numbers == [nil, nil])
        #expect(try await one.names() == ["a", "b"])
    }

    @Test("No row can be given to another container")
    func giving() async throws {
        let (one, two) = (try makeDatabase(), try makeDatabase())
        try await one.add("a")
        for statement in [
            "INSERT INTO item (container, name) VALUES (\(two.scope.container), 'b')",
            "UPDATE item SET container = \(two.scope.container)",
        ] as [SQLQuery] {
            let error = await #expect(throws: SQLError.self) { try await one.write { try $0.run(statement) } }
            #expect(error?.sqlState == "42501")
        }
        #expect(try await two.names() == [])
    }

    @Test("A connection that has served one container knows nothing of it in the next transaction")
    func sharedConnection() async throws {
        let server = try PostgresServer(address(), connectionLimit: 1)
        let databases = try ["x", "y", "'; SET care.container = 'x", "x "].map { name in
            try makeDatabase(name + UUID().uuidString, on: server)
        }
        for (index, database) in databases.enumerated() {
            try await database.add("row \(index)")
            #expect(try await database.names() == ["row \(index)"])
        }
        let connection = try PostgresConnection(to: address())
        let error = #expect(throws: SQLError.self) { try connection.execute("SELECT name FROM items.item") }
        #expect(error?.sqlState == "42704", "outside a transaction for a container there is nothing to see")
    }

    @Test("Erasing removes one container's rows, and leaves the others'")
    func erasing() async throws {
        let (one, two) = (try makeDatabase(), try makeDatabase())
        for database in [one, two] {
            try await database.write { connection in
                let place = try connection.first("INSERT INTO item (name) VALUES ('a') RETURNING place", as: Int.self)
                try connection.run("INSERT INTO part (item) VALUES (\(place))")
            }
        }
        try one.erase()
        #expect(try await one.names() == [])
        #expect(try await two.names() == ["a"])
        try await one.add("again")
        #expect(try await one.names() == ["again"])
    }

    @Test("A user whom row security does not bind is refused")
    func privilegedUser() throws {
        let server = try PostgresServer(address(user: "admin"))
        let error = #expect(throws: SQLError.self) { try server.check() }
        #expect(error?.code == .privilegedRole)
        #expect(error?.description.contains("neither superuser nor BYPASSRLS") == true)
    }

    @Test("A table without a container column is not created")
    func unkeyedTable() async throws {
        let database = try makeDatabase(
            schema: "unkeyed", migrations: Migrations([Migration(1, "Create pet", ["CREATE TABLE pet (name TEXT)"])]))
        let error = await #expect(throws: SQLError.self) { try await database.read { _ in } }
        #expect(error?.code == .invalidStatement)
        let connection = try PostgresConnection(to: address())
        #expect(throws: SQLError.self) { try connection.execute("SELECT 1 FROM unkeyed.pet") }
    }
}

func address(user: String = "care") throws -> String {
    try PostgresTestServer.shared.get().address(user: user, password: user)
}
