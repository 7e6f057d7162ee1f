import Foundation
import PostgresTestServer
import SQLiteStorage

@testable import CareKitStore
@testable import Containers
@testable import PostgresStorage
@testable import SQLStorage

/// A store as the program wrote it when its newest schema was an older one: files in Fixtures, which are never changed.
struct OldStore: CaseIterable, Sendable, CustomStringConvertible {
    /// The number of the newest migration that the store has seen.
    let schema: Int
    let isOnServer: Bool

    var description: String { "schema \(schema)\(isOnServer ? " on PostgreSQL" : "")" }

    static let allCases = [1, 2, 7].flatMap { schema in
        [OldStore(schema: schema, isOnServer: false), OldStore(schema: schema, isOnServer: true)]
    }

    /// The kept file: a SQLite database, or the statements that make the tables and rows on a server.
    var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/schema-\(schema).\(isOnServer ? "sql" : "sqlite")").standardizedFileURL
    }

    /// The migrations that the program knew.
    var migrations: Migrations { Migrations(Array(storeMigrations.steps.prefix(schema))) }

    /// Which kinds of entity there were.
    var hasPeople: Bool { schema > 1 }

    /// Whether there is all that `OldStoreContents+Editing.swift` has.
    var hasEditing: Bool { schema > 6 }

    /// Makes a copy, and a store on it as today's program does.
    func copy() async throws -> (store: OCKStore, place: OldStorePlace) {
        let place = try OldStorePlace(isOnServer: isOnServer)
        if isOnServer {
            let connection = try PostgresConnection(to: place.address)
            try connection.execute(
                String(contentsOf: url, encoding: .utf8).replacing("fixture.", with: "\(place.name).")
                    .replacing("SCHEMA fixture", with: "SCHEMA \(place.name)"))
        } else {
            try FileManager.default.createDirectory(
                at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: url, to: place.file)
        }
        return (place.store(), place)
    }
}

/// Where a copy of an old store is, until the object goes.
final class OldStorePlace: Sendable {
    /// The store's name, which on a server is the schema's.
    let name = "copy" + UUID().uuidString.replacing("-", with: "").lowercased()
    let directory = FileManager.default.temporaryDirectory.appending(path: "old-\(UUID().uuidString)")
    let address: String
    let container: Container

    init(isOnServer: Bool) throws {
        address = isOnServer ? try PostgresTestServer.shared.get().address() : ""
        container = try Container(
            id: OldStorePlace.container, directory: directory, database: isOnServer ? address : nil)
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
        guard !address.isEmpty else { return }
        try? PostgresConnection(to: address).execute("DROP SCHEMA IF EXISTS \(name) CASCADE")
    }

    /// Whose store it is.
    static let container = "participant"

    var file: URL { directory.appending(path: "Stores").appending(path: name + ".sqlite") }

    /// A store object as a restarted program would make it.
    func store() -> OCKStore { container.run { OCKStore(name: name) } }

    /// The database as a program with other migrations opens it.
    func database(_ migrations: Migrations) throws -> any Database {
        if address.isEmpty { return SQLiteDatabase(.file(file), migrations: migrations) }
        return try PostgresDatabase(
            on: PostgresServer(address), schema: name, container: Self.container, migrations: migrations)
    }
}
