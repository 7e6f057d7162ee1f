import Foundation
import SQLStorage
import SQLiteStorage

/// A directory that is removed with the test.
final class TemporaryDirectory: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "sql-\(UUID().uuidString)")

    var file: URL { url.appending(path: "test.sqlite") }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// One table with a column of each kind, and one that refers to it.
let testMigrations = Migrations([
    Migration(
        1, "Create item",
        [
            """
            CREATE TABLE item (
                row \(word: .rowIdentity), name \(word: .text) UNIQUE, number \(word: .integer),
                measure \(word: .real), bytes \(word: .blob)
            )\(word: .strictTable)
            """,
            """
            CREATE TABLE part (item \(word: .integer) NOT NULL REFERENCES item (row))\(word: .strictTable)
            """,
        ])
])

/// Where a test's database is; the same tests run on both.
enum Storage: CaseIterable {
    case memory, file

    func open(_ directory: TemporaryDirectory, migrations: Migrations = testMigrations) throws -> SQLiteDatabase {
        // Never closed for being idle, which a busy machine may take a waiting test for.
        let database = SQLiteDatabase(
            self == .memory ? .memory : .file(directory.file), migrations: migrations, idleTime: .seconds(3_600))
        try database.open()
        return database
    }
}
