import CSQLite
import Foundation
import SQLStorage

/// One connection to a SQLite file or memory database.
///
/// `@unchecked Sendable`: the connection has no lock of its own; `SQLiteDatabase` lets one thread at a time use it.
final class SQLiteConnection: Connection, @unchecked Sendable {
    private let handle: OpaquePointer
    private var statements: [String: PreparedStatement] = [:]
    private var announced: [RowChange] = []

    /// Statements with lists of varying length would let the cache grow without end.
    private static let statementLimit = 128

    init(path: String, busyTimeout: Duration, isReader: Bool = false) throws(SQLError) {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw SQLError(sqlite: code)
        }
        self.handle = handle
        let milliseconds =
            busyTimeout.components.seconds * 1_000 + busyTimeout.components.attoseconds / 1_000_000_000_000_000
        sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
        // `synchronous = FULL` makes each commit wait for the disk: see Documentation/Decisions/0011.
        try execute("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = FULL")
        try execute("PRAGMA foreign_keys = ON")
        if isReader { try execute("PRAGMA query_only = ON") }
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    @discardableResult
    func run(_ query: SQLQuery) throws(SQLError) -> Int {
        let statement = try start(query)
        defer { statement.reset() }
        while try statement.step() {}
        return Int(sqlite3_changes64(handle))
    }

    func rows<Value>(_ query: SQLQuery, decode: (inout SQLRow) throws -> Value) throws -> [Value] {
        let statement = try start(query)
        defer { statement.reset() }
        var values: [Value] = []
        while try statement.step() {
            var row = SQLRow(statement)
            values.append(try decode(&row))
        }
        return values
    }

    /// Throws where the file was removed or moved away: what is written to it then is gone once it is closed.
    func requireFile() throws(SQLError) {
        var isMoved: Int32 = 0
        let code = sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &isMoved)
        guard code != SQLITE_OK || isMoved == 0 else { throw SQLError(.cannotOpen) }
    }

    func announce(_ change: RowChange) {
        announced.append(change)
    }

    /// Runs `body` between `BEGIN` and `COMMIT`, and returns its result with what it announced.
    func transaction<Result>(
        _ begin: String, _ body: (any Connection) throws -> Result
    ) throws -> (value: Result, announced: [RowChange]) {
        announced = []
        try execute(begin)
        do {
            let result = try body(self)
            try execute("COMMIT")
            return (result, announced)
        } catch {
            // The engine may have rolled back by itself, as it does when the disk is full.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    private func execute(_ sql: String) throws(SQLError) {
        // Only with statements that are constants of this file or of `SQLiteDatabase`.
        try run("\(unsafeSQL: sql)")
    }

    private func start(_ query: SQLQuery) throws(SQLError) -> PreparedStatement {
        let bindings = query.bindings
        guard bindings.count <= sqlite3_limit(handle, SQLITE_LIMIT_VARIABLE_NUMBER, -1) else {
            throw SQLError(.tooManyValues)
        }
        let statement = try prepare(query.text(placeholder: { "?\($0)" }, spelling: \.sqlite))
        statement.isRunning = true
        do {
            try statement.bind(bindings)
        } catch {
            statement.reset()
            throw error
        }
        return statement
    }

    private func prepare(_ text: String) throws(SQLError) -> PreparedStatement {
        // A statement that runs further out, below a row that is being decoded, cannot be used again yet.
        if let statement = statements[text], !statement.isRunning { return statement }
        let statement = try PreparedStatement(text, on: handle)
        if statements.count >= Self.statementLimit { statements.removeAll() }
        statements[text] = statement
        return statement
    }
}

extension SQLQuery.Word {
    fileprivate var sqlite: String {
        switch self {
        case .integer: "INTEGER"
        case .real: "REAL"
        case .text: "TEXT"
        case .blob: "BLOB"
        case .rowIdentity: "INTEGER PRIMARY KEY AUTOINCREMENT"
        case .strictTable: " STRICT"
        // A file belongs to one container, and its primary keys stand at their columns.
        case .containerColumn, .containerKey, .identityKey: ""
        }
    }
}
