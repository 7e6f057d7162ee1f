import CSQLite
import Foundation

/// SQLite without anything of ours, set to the same durability.
final class RawSQLite {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    init(file: URL) throws {
        var handle: OpaquePointer?
        guard sqlite3_open(file.path, &handle) == SQLITE_OK, let handle else {
            throw BenchmarkError("SQLite cannot open \(file.lastPathComponent)")
        }
        self.handle = handle
        for setting in ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"] {
            try run("PRAGMA \(setting)")
        }
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs a statement, prepared once, and looks at every column of every row; returns the number of rows.
    @discardableResult
    func run(_ text: String, _ numbers: [Double] = []) throws -> Int {
        let statement = try prepared(text)
        defer { sqlite3_reset(statement) }
        for (index, number) in numbers.enumerated() { sqlite3_bind_double(statement, Int32(index + 1), number) }
        var count = 0
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: count += 1
            case SQLITE_DONE: return count
            default: throw BenchmarkError("SQLite: \(String(cString: sqlite3_errmsg(handle)))")
            }
            for column in 0..<sqlite3_column_count(statement) { _ = sqlite3_column_blob(statement, column) }
        }
    }

    private func prepared(_ text: String) throws -> OpaquePointer {
        if let statement = statements[text] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw BenchmarkError("SQLite: \(String(cString: sqlite3_errmsg(handle)))")
        }
        statements[text] = statement
        return statement
    }
}

extension RawSQLite: RawReader {
    func readOutcomes(in interval: DateInterval) throws {
        let times = [interval.start, interval.end].map(\.timeIntervalSinceReferenceDate)
        guard try run(Self.outcomes("?", "?"), times) >= 20 else { throw BenchmarkError("outcomes are missing") }
    }
}

extension RawSQLite: RawWriter {
    func createTable() throws {
        try run("CREATE TABLE raw (\(RawRow.columns), PRIMARY KEY (task, occurrence))")
    }

    func writeOne(_ row: RawRow) throws { try writeBatch([row]) }

    func writeBatch(_ rows: [RawRow]) throws {
        try run("BEGIN IMMEDIATE")
        let marks = Array(repeating: "?", count: RawRow.width).joined(separator: ", ")
        for row in rows { try run("INSERT INTO raw VALUES (\(marks))", row.numbers) }
        try run("COMMIT")
    }
}
