import Foundation
import PostgresTestServer
import SQLStorage
import Synchronization

@testable import PostgresStorage

/// One table with a column of each kind, and one that refers to it.
let testMigrations = Migrations([
    Migration(
        1, "Create item",
        [
            """
            CREATE TABLE item (
                \(word: .containerColumn)place \(word: .rowIdentity), name \(word: .text), number \(word: .integer),
                measure \(word: .real), bytes \(word: .blob),
                UNIQUE (\(word: .containerKey)name)\(word: .identityKey("place"))
            )\(word: .strictTable)
            """,
            """
            CREATE TABLE part (
                \(word: .containerColumn)item \(word: .integer) NOT NULL,
                FOREIGN KEY (\(word: .containerKey)item) REFERENCES item (\(word: .containerKey)place)
            )\(word: .strictTable)
            """,
        ])
])

/// A server object as one process has it; several stand for several processes.
func makeServer() throws -> PostgresServer {
    try PostgresServer(PostgresTestServer.shared.get().address())
}

private let sharedServer = Result { try makeServer() }

/// A database that no other test uses, unless it names the same container.
func makeDatabase(
    _ container: String = UUID().uuidString, schema: String = "items", on server: PostgresServer? = nil,
    migrations: Migrations = testMigrations
) throws -> PostgresDatabase {
    try PostgresDatabase(
        on: server ?? sharedServer.get(), schema: schema, container: container, migrations: migrations)
}

extension PostgresDatabase {
    func add(_ names: String...) async throws {
        try await write { connection in
            for name in names {
                try connection.run("INSERT INTO item (name) VALUES (\(name))")
                let place = try connection.first("SELECT place FROM item WHERE name = \(name)", as: Int64.self)
                connection.announce(RowChange(table: "item", kind: .added, key: place.sqlValue))
            }
        }
    }

    func names() async throws -> [String] {
        try await read { try $0.column("SELECT name FROM item ORDER BY place") }
    }
}

/// What a subscriber is told, to be waited for.
final class Told: Sendable {
    private let stream: AsyncStream<[RowChange]>
    private let subscription: ChangeSubscription

    init(_ database: PostgresDatabase) {
        let (stream, continuation) = AsyncStream.makeStream(of: [RowChange].self)
        self.stream = stream
        subscription = database.changes.subscribe { changes, _ in continuation.yield(changes) }
    }

    /// The next changes that satisfy a condition.
    func next(where condition: ([RowChange]) -> Bool = { _ in true }) async -> [RowChange]? {
        await stream.first(where: condition)
    }
}
