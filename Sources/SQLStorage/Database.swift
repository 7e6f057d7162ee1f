/// A database: transactions that run off the caller's thread, and a feed of what they changed.
///
/// Reads run beside each other and beside a write, each on one unchanging snapshot. Writes run one after another, in the
/// order of the calls. A write has completed only when its changes are durable and every subscriber of `changes` has
/// been told.
public protocol Database: AnyObject, Sendable {
    /// Tells subscribers what committed transactions have announced.
    var changes: ChangeFeed { get }

    /// Runs queries on one snapshot of the database, and completes on one of the engine's threads.
    ///
    /// Fails with what `body` throws, or `SQLError`.
    ///
    /// - Parameter followingWrites: whether to wait for the writes called before, so that the snapshot shows them.
    func read<Value: Sendable>(
        followingWrites: Bool, _ body: @escaping @Sendable (any Connection) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void)

    /// Runs statements as one transaction, and completes on the engine's thread: all of them are stored, or none if
    /// `body` throws.
    ///
    /// Fails with what `body` throws, or `SQLError`.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void)

    /// The same as `write`, for callers that cannot suspend. Must not be called from inside a write.
    @discardableResult
    func writeAndWait<Value: Sendable>(_ body: @Sendable (any Connection) throws -> Value) throws -> Value

    /// Waits for running transactions and removes the database with all that it holds; the next use creates an empty one.
    ///
    /// - Throws: `cannotOpen` if a file may not be removed.
    func erase() throws

    /// Waits for running transactions and releases the engine's resources. Later calls fail with `closed`.
    func close()
}

extension Database {
    /// Runs queries on one snapshot of the database.
    ///
    /// - Throws: what `body` throws, or `SQLError`.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            read(followingWrites: false, body) { continuation.resume(with: $0) }
        }
    }

    /// Runs statements as one transaction: all of them are stored, or none if `body` throws.
    ///
    /// - Throws: what `body` throws, or `SQLError`.
    @discardableResult
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            write(body) { continuation.resume(with: $0) }
        }
    }
}

/// A connection inside a transaction. Belongs to that transaction: it must not outlive it or leave its thread.
///
/// After a failed statement a server takes no further one in the same transaction, so let the error end it.
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
