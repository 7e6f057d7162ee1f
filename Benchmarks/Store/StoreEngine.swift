import CareKitStore
import Containers
import Foundation
import PostgresTestServer

/// Where a measured store is: in a file, or on a PostgreSQL server on this machine that forces its log to the disk as the
/// file's engine does. Gone with the object.
final class StoreEngine {
    let name: String
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
    /// The address of the server's database; nil for files.
    let address: String?
    /// The container of the store that was made last.
    private(set) var container: String?
    private let server: PostgresTestServer?

    static func sqlite() -> StoreEngine { StoreEngine("SQLite", nil) }

    static func postgres() async throws -> StoreEngine {
        let server = try await PostgresTestServer.start()
        // Tests need no durable server; a measurement does.
        let owner = try RawPostgres(server.address(user: "admin", password: "admin"))
        try owner.execute("ALTER SYSTEM SET fsync = on")
        try owner.execute("SELECT pg_reload_conf()")
        return StoreEngine("PostgreSQL", server)
    }

    private init(_ name: String, _ server: PostgresTestServer?) {
        self.name = name
        self.server = server
        address = server?.address()
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// A store of its own.
    func store() throws -> OCKStore {
        let id = UUID().uuidString
        container = id
        let container = try Container(id: id, directory: directory.appendingPathComponent(id), database: address)
        return container.run { OCKStore(name: "benchmark") }
    }

    /// Lets a server count its rows, which it does by itself within minutes: until then it plans for empty tables.
    func settle() throws {
        if let address { try RawPostgres(address).execute("SET client_min_messages = error; ANALYZE") }
    }

    /// The file of the only store.
    func databaseFile() throws -> URL {
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "sqlite" { return file }
        throw BenchmarkError("the store has no file")
    }

    /// A file for a database beside the stores.
    func emptyFile() throws -> URL {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        return directory.appendingPathComponent("raw.sqlite")
    }
}
