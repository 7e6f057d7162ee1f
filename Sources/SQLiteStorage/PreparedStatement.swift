import CSQLite
import Foundation
import SQLStorage

/// A compiled statement. Lives as long as its connection's cache; used by one thread at a time.
final class PreparedStatement {
    let handle: OpaquePointer
    let text: String
    var isRunning = false

    init(_ text: String, on database: OpaquePointer) throws(SQLError) {
        var handle: OpaquePointer?
        var hasTail = false
        let code = text.withCString { sql in
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
            hasTail = tail.map { $0.pointee != 0 } ?? false
            return code
        }
        guard code == SQLITE_OK else {
            throw SQLError(sqlite: sqlite3_extended_errcode(database), statement: text)
        }
        // SQLite compiles the first statement only; a second one would be dropped without a word.
        guard let handle, !hasTail else {
            sqlite3_finalize(handle)
            throw SQLError(.invalidStatement, statement: text)
        }
        self.handle = handle
        self.text = text
    }

    deinit {
        sqlite3_finalize(handle)
    }

    func bind(_ values: [SQLValue]) throws(SQLError) {
        for (index, value) in zip(Int32(1)..., values) {
            let code = try bind(value, at: index)
            guard code == SQLITE_OK else { throw SQLError(sqlite: code, statement: text) }
        }
    }

    /// True if there is a row, false at the end.
    func step() throws(SQLError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw SQLError(sqlite: sqlite3_extended_errcode(sqlite3_db_handle(handle)), statement: text)
        }
    }

    /// Makes the statement ready for its next use and drops the values, which are somebody's health data.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
        isRunning = false
    }

    private func bind(_ value: SQLValue, at index: Int32) throws(SQLError) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let value): return sqlite3_bind_int64(handle, index, value)
        case .real(let value):
            // SQLite would store NaN as NULL without a word.
            guard !value.isNaN else { throw SQLError(.invalidValue, statement: text) }
            return sqlite3_bind_double(handle, index, value)
        case .text(var value):
            return value.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    // An empty buffer may have no address, and SQLite takes a null pointer for NULL.
                    sqlite3_bind_text64(
                        handle, index, characters.baseAddress ?? emptyText, UInt64(characters.count),
                        csqlite_transient(), UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let value):
            guard !value.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
            return value.withUnsafeBytes { bytes in
                sqlite3_bind_blob64(handle, index, bytes.baseAddress, UInt64(bytes.count), csqlite_transient())
            }
        }
    }
}

extension PreparedStatement: SQLRowSource {
    var columnCount: Int { Int(sqlite3_column_count(handle)) }

    func value(at column: Int) -> SQLValue {
        let column = Int32(column)
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            guard let bytes = sqlite3_column_text(handle, column) else { return .null }
            let count = Int(sqlite3_column_bytes(handle, column))
            return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column))))
        default: return .null
        }
    }
}

/// An address for text of no bytes. `nonisolated(unsafe)`: it is neither written to nor freed.
nonisolated(unsafe) private let emptyText = UnsafePointer(strdup(""))
