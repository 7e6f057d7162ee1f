import CPostgreSQL
import Foundation
import SQLStorage

/// One connection to a PostgreSQL server.
///
/// `@unchecked Sendable`: the connection has no lock of its own; `PostgresServer` lets one job at a time use it.
final class PostgresConnection: Connection, @unchecked Sendable {
    let handle: OpaquePointer
    private var statements: [StatementKey: PreparedStatement] = [:]
    private var announced: [RowChange] = []
    /// The schema in which names are looked up now: a prepared statement means its tables.
    private var schema = ""

    /// Statements with lists of varying length would let the server's cache grow without end.
    private static let statementLimit = 128

    /// The library takes a message of more than 30,000 bytes for a broken connection, also the one that describes a
    /// statement's parameters in four bytes each.
    private static let describedParameterLimit = 7_000

    /// The protocol counts parameters in 16 bits.
    private static let parameterLimit = 65_535

    /// Connects, and waits until that is done.
    ///
    /// - Throws: `unreachable`, `loginRefused`, `privilegedRole` …
    init(to address: String) throws(SQLError) {
        guard let handle = Self.start(address) else { throw SQLError(.other) }
        self.handle = handle
        try finishOpening()
    }

    deinit {
        PQfinish(handle)
    }

    /// Whether a further transaction may use the connection.
    var isIdle: Bool { PQstatus(handle) == CONNECTION_OK && PQtransactionStatus(handle) == PQTRANS_IDLE }

    @discardableResult
    func run(_ query: SQLQuery) throws(SQLError) -> Int {
        try result(of: query).changedRowCount
    }

    func rows<Value>(_ query: SQLQuery, decode: (inout SQLRow) throws -> Value) throws -> [Value] {
        let result = try result(of: query)
        return try (0..<result.rowCount).map { index in
            var row = result.row(index)
            return try decode(&row)
        }
    }

    func announce(_ change: RowChange) {
        announced.append(change)
    }

    /// Runs statements without values or results, separated by semicolons, in one exchange.
    func execute(_ sql: String) throws(SQLError) {
        let result = PQexec(handle, sql)
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
            throw SQLError(result, of: handle, statement: sql)
        }
    }

    // MARK: Transactions

    /// Starts a transaction whose statements mean the tables of `schema`.
    func begin(_ statements: String, schema: String) throws(SQLError) {
        self.schema = schema
        announced = []
        try execute(statements)
    }

    /// Makes the transaction's changes durable, tells other processes, and returns what was announced.
    func commit(notifying notices: ([RowChange]) -> [String] = { _ in [] }) throws(SQLError) -> [RowChange] {
        // After a failed statement the server answers COMMIT with a rollback, and no error.
        guard PQtransactionStatus(handle) != PQTRANS_INERROR else { throw SQLError(.invalidStatement) }
        let notifications = notices(announced).map { "SELECT pg_notify('\(changeChannel)', \(quoted: $0)); " }
        try execute(notifications.joined() + "COMMIT")
        return announced
    }

    /// Undoes the transaction, if there still is one.
    func rollback() {
        if PQtransactionStatus(handle) != PQTRANS_IDLE { try? execute("ROLLBACK") }
    }

    // MARK: Statements

    private func result(of query: SQLQuery) throws(SQLError) -> PostgresResult {
        let text = query.text(placeholder: { "$\($0)" }, spelling: \.postgres)
        let bindings = query.bindings
        let result =
            bindings.count > Self.describedParameterLimit
            ? try run(text, bindings) : try run(prepare(text), bindings)
        let status = PQresultStatus(result)
        guard let result, status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
            defer { PQclear(result) }
            throw SQLError(result, of: handle, statement: text)
        }
        return try PostgresResult(result, statement: text)
    }

    private func run(_ statement: PreparedStatement, _ bindings: [SQLValue]) throws(SQLError) -> OpaquePointer? {
        let values = try PostgresParameters(bindings, types: statement.types)
        let formats = [Int32](repeating: 1, count: statement.types.count)
        return values.withPointers { pointers in
            PQexecPrepared(handle, statement.name, Int32(pointers.count), pointers, values.lengths, formats, 1)
        }
    }

    /// Runs a statement with a long list, whose values must be of the types that their columns have.
    private func run(_ text: String, _ bindings: [SQLValue]) throws(SQLError) -> OpaquePointer? {
        guard bindings.count <= Self.parameterLimit else { throw SQLError(.tooManyValues, statement: text) }
        let types = bindings.map(\.columnType)
        let values = try PostgresParameters(bindings, types: types)
        let formats = [Int32](repeating: 1, count: bindings.count)
        return values.withPointers { pointers in
            PQexecParams(
                handle, text, Int32(pointers.count), types.map { $0?.rawValue ?? 0 }, pointers, values.lengths, formats,
                1)
        }
    }

    /// The prepared statement, with the types that the server has inferred for its values.
    private func prepare(_ text: String) throws(SQLError) -> PreparedStatement {
        let key = StatementKey(schema: schema, text: text)
        if let statement = statements[key] { return statement }
        if statements.count >= Self.statementLimit {
            statements = [:]
            try execute("DEALLOCATE ALL")
        }
        let name = "s\(statements.count)"
        try check(PQprepare(handle, name, text, 0, nil), statement: text) { _ in }
        let statement = try check(PQdescribePrepared(handle, name), statement: text) { result in
            PreparedStatement(
                name: name,
                types: (0..<PQnparams(result)).map { ColumnType(rawValue: PQparamtype(result, $0)) })
        }
        statements[key] = statement
        return statement
    }

    private func check<Value>(
        _ result: OpaquePointer?, statement: String, read: (OpaquePointer?) -> Value
    ) throws(SQLError) -> Value {
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else {
            throw SQLError(result, of: handle, statement: statement)
        }
        return read(result)
    }
}

/// The same text means other tables in another schema.
private struct StatementKey: Hashable {
    let schema: String
    let text: String
}

private struct PreparedStatement {
    let name: String
    let types: [ColumnType?]
}

extension SQLValue {
    /// The type of a column that holds such a value.
    fileprivate var columnType: ColumnType? {
        switch self {
        case .null: nil
        case .integer: .int8
        case .real: .float8
        case .text: .text
        case .blob: .bytea
        }
    }
}

extension SQLQuery.Word {
    fileprivate var postgres: String {
        switch self {
        case .integer: "BIGINT"
        case .real: "DOUBLE PRECISION"
        // Compared byte by byte, so that the order is the same on every server and in every engine.
        case .text: #"TEXT COLLATE "C""#
        case .blob: "BYTEA"
        case .rowIdentity: "BIGSERIAL"
        case .strictTable: ""
        case .containerColumn:
            #"container TEXT COLLATE "C" NOT NULL DEFAULT current_setting('\#(containerSetting)'), "#
        case .containerKey: "container, "
        case .identityKey(let column): ", PRIMARY KEY (container, \(column))"
        }
    }
}

/// The server's setting that says which container a transaction belongs to.
let containerSetting = "care.container"

extension DefaultStringInterpolation {
    /// Writes text as a literal of SQL.
    mutating func appendInterpolation(quoted text: String) {
        appendLiteral("'" + text.replacing("'", with: "''") + "'")
    }
}
