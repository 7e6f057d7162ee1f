import Containers
import Foundation
import PostgresStorage
import SQLStorage
import SQLiteStorage
import Synchronization

/// The databases that stores of this process use.
///
/// Stores on the same data share one database, so that each hears of what another changes.
enum StoreDatabases {
    private static let files = Mutex(SharedObjects<SQLiteDatabase>())
    private static let servers = Mutex(SharedObjects<PostgresServer>())
    private static let databases = Mutex(SharedObjects<PostgresDatabase>())

    static func database(
        name: String, type: OCKCoreDataStoreType, container: Container?
    ) -> Result<any Database, StoreRefusal> {
        guard type != .inMemory else { return .success(memory()) }
        guard let container else { return .failure(.noContainer) }
        guard let name = plainName(for: name) else { return .failure(.unusableName) }
        if let address = container.database { return onServer(address, name: name, container: container.id) }
        guard let directory = container.directory else { return .success(memory()) }
        return .success(file(url(for: name, in: directory)))
    }

    /// The file of a store that has one.
    static func fileURL(name: String, type: OCKCoreDataStoreType, container: Container?) -> URL? {
        guard type != .inMemory, let container, container.database == nil, let directory = container.directory else {
            return nil
        }
        return plainName(for: name).map { url(for: $0, in: directory) }
    }

    private static func url(for plainName: String, in directory: URL) -> URL {
        directory.appending(path: "Stores").appending(path: plainName + ".sqlite")
    }

    private static func memory() -> SQLiteDatabase {
        SQLiteDatabase(.memory, migrations: storeMigrations)
    }

    private static func file(_ url: URL) -> SQLiteDatabase {
        files.withLock { files in
            files.object(for: url.path) { SQLiteDatabase(.file(url), migrations: storeMigrations) }
        }
    }

    /// All containers share one schema for each store's name.
    private static func onServer(
        _ address: String, name: String, container: String
    ) -> Result<any Database, StoreRefusal> {
        // PostgreSQL cuts longer names off.
        guard name.utf8.count <= 63 else { return .failure(.unusableName) }
        guard
            let server = try? servers.withLock({ servers in
                try servers.object(for: address) { try PostgresServer(address) }
            })
        else { return .failure(.unusableDatabase) }
        return .success(
            databases.withLock { databases in
                databases.object(for: "\(address) \(name) \(container)") {
                    PostgresDatabase(on: server, schema: name, container: container, migrations: storeMigrations)
                }
            })
    }

    /// Different names give different plain names, and none leaves a directory: all but ASCII letters and digits is
    /// written as the number of its byte.
    private static func plainName(for name: String) -> String? {
        guard (1...60).contains(name.count) else { return nil }
        let safe = name.utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: String(UnicodeScalar(byte))
            default: "-" + String(byte, radix: 16) + "-"
            }
        }.joined()
        // The longest name that common file systems take is 255 bytes, and SQLite adds an ending of its own.
        return safe.utf8.count <= 240 ? safe : nil
    }
}

/// Objects that live for as long as somebody uses them, one for each key.
private struct SharedObjects<Object: AnyObject> {
    private struct Entry {
        weak var object: Object?
    }

    private var entries: [String: Entry] = [:]

    mutating func object<Failure: Error>(
        for key: String, make: () throws(Failure) -> Object
    ) throws(Failure) -> Object {
        if let object = entries[key]?.object { return object }
        let object = try make()
        entries = entries.filter { $0.value.object != nil }
        entries[key] = Entry(object: object)
        return object
    }
}
