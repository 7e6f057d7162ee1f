/// A database: transactions that run off the caller's executor, and a feed of what they changed.
///
/// Reads run beside each other and beside a write, each on one unchanging snapshot. Writes run one after another. A
/// write has returned only when its changes are durable and every subscriber of `changes` has been told.
public protocol Database: AnyObject, Sendable {
    /// Tells subscribers what committed transactions have announced.
    var changes: ChangeFeed { get }

    /// Runs queries on one snapshot of the database.
    ///
    /// - Throws: what `body` throws, or `SQLError`.
    func read<Result: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Result
    ) async throws -> Result

    /// Runs statements as one transaction: all of them are stored, or none if `body` throws.
    ///
    /// - Throws: what `body` throws, or `SQLError`.
    @discardableResult
    func write<Result: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Result
    ) async throws -> Result

    /// The same as `write`, for callers that cannot suspend. Must not be called from inside a transaction.
    @discardableResult
    func writeAndWait<Result: Sendable>(_ body: @Sendable (any Connection) throws -> Result) throws -> Result

    /// Waits for running transactions and releases the engine's resources. Later calls fail with `closed`.
    func close()
}

/// A connection inside a transaction. Belongs to that transaction: it must not outlive it or leave its thread.
public protocol Connection: AnyObject {
    /// Runs a statement without a result, and returns the number of rows that it changed.
    @discardableResult
    func run(_ query: SQLQuery) throws(SQLError) -> Int

    /// Runs a query and decodes each row of its result.
    ///
    /// - Complexity: O(*n*) in the rows of the result; only decoded values are kept.
    func rows<Value>(_ query: SQLQuery, decode: (inout SQLRow) throws -> Value) throws -> [Value]

    /// Adds to what subscribers are told once the transaction has been committed; forgotten if it is rolled back.
    func announce(_ change: RowChange)
}

extension Connection {
    /// The single column of each row.
    public func column<Value: SQLConvertible>(_ query: SQLQuery, as type: Value.Type = Value.self) throws -> [Value] {
        try rows(query) { try $0.next() }
    }

    /// The first row's first column; nil if there is no row.
    public func first<Value: SQLConvertible>(_ query: SQLQuery, as type: Value.Type = Value.self) throws -> Value? {
        try column(query, as: type).first
    }
}
