import Containers
import Foundation
import SQLStorage
import SQLiteStorage
import Synchronization

/// The databases that stores of this process use.
///
/// Stores on the same file share one database, so that each hears of what another changes.
enum StoreDatabases {
    private struct Entry {
        weak var database: SQLiteDatabase?
    }

    private static let files = Mutex<[String: Entry]>([:])

    static func database(
        name: String, type: OCKCoreDataStoreType, container: Container?
    ) -> Result<any Database, StoreRefusal> {
        guard type != .inMemory else { return .success(memory()) }
        guard let container else { return .failure(.noContainer) }
        guard let fileName = fileName(for: name) else { return .failure(.unusableName) }
        guard let directory = container.directory else { return .success(memory()) }
        return .success(file(directory.appending(path: "Stores").appending(path: fileName)))
    }

    private static func memory() -> SQLiteDatabase {
        SQLiteDatabase(.memory, migrations: storeMigrations)
    }

    private static func file(_ url: URL) -> SQLiteDatabase {
        files.withLock { files in
            if let database = files[url.path]?.database { return database }
            let database = SQLiteDatabase(.file(url), migrations: storeMigrations)
            files = files.filter { $0.value.database != nil }
            files[url.path] = Entry(database: database)
            return database
        }
    }

    /// Different names give different file names, and none leaves the directory: all but ASCII letters and digits is
    /// written as the number of its byte.
    private static func fileName(for name: String) -> String? {
        guard (1...60).contains(name.count) else { return nil }
        let safe = name.utf8.map { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: String(UnicodeScalar(byte))
            default: "-" + String(byte, radix: 16) + "-"
            }
        }.joined()
        // The longest name that common file systems take is 255 bytes, and SQLite adds an ending of its own.
        return safe.utf8.count <= 240 ? safe + ".sqlite" : nil
    }
}
