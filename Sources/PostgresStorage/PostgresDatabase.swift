import Foundation
import SQLStorage
import Synchronization

/// The rows of one container in a schema of a PostgreSQL server, which look like a database of their own.
///
/// Every table's first key column is the container. A statement names none: the server itself shows a transaction the
/// rows of its container and no others (row security), and fills the column in. Writes for one container run one after
/// another, in all processes together; reads and the writes of other containers run beside them.
///
/// Subscribers also hear what other processes change, a moment after its commit.
public final class PostgresDatabase: Database {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let changes = ChangeFeed()

    let scope: Scope
    private let server: PostgresServer
    private let migrations: Migrations
    private let origin = UUID()

    private struct State {
        var order = WriteOrder<PostgresServer.Job>()
        var isClosed = false
        var isListening = false
        var behind = Behind()
    }

    private let state = Mutex(State())
    private let running = DispatchGroup()

    /// A database that is created where missing, and brought to the newest schema, at its first use.
    ///
    /// - Parameters:
    ///   - server: where the tables are.
    ///   - schema: the PostgreSQL schema of the tables: up to 63 bytes, one for each set of migrations.
    ///   - container: whose rows they are.
    ///   - migrations: the steps to the newest schema. Each table but temporary ones begins with `containerColumn`.
    public init(on server: PostgresServer, schema: String, container: String, migrations: Migrations) {
        self.server = server
        self.migrations = migrations
        scope = Scope(schema: schema, container: container)
    }

    deinit {
        server.forget(scope)
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PostgresDatabase {
    public func read<Value: Sendable>(
        followingWrites: Bool, _ body: @escaping @Sendable (any Connection) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        let read = job(
            { database, connection in
                try database.transaction(database.scope.beginReading, on: &connection, body).value
            }, completion: completion)
        if !followingWrites || state.withLock({ $0.order.addRead(read) }) { server.run(read) }
    }

    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        enqueue({ database, connection in try database.performWrite(on: &connection, body) }, completion: completion)
    }

    @discardableResult
    public func writeAndWait<Value: Sendable>(_ body: @Sendable (any Connection) throws -> Value) throws -> Value {
        let loan = ConnectionLoan()
        enqueue(
            { _, connection in loan.lend(&connection) },
            completion: { if case .failure(let error) = $0 { loan.refuse(error) } })
        try loan.waitForTurn()
        defer { loan.giveBack() }
        return try performWrite(on: &loan.connection, body)
    }

    public func erase() throws {
        try writeAndWait { connection in
            // Newest first, since younger tables refer to older ones.
            for table in try connection.tables().reversed() {
                try connection.run("DELETE FROM \(unsafeSQL: Scope.identifier(table))")
            }
        }
    }

    public func close() {
        state.withLock { $0.isClosed = true }
        running.wait()
    }
}

extension PostgresDatabase {
    private typealias Work<Value> = @Sendable (PostgresDatabase, inout PostgresConnection?) throws -> Value

    /// Tells subscribers of what another process has written, after the writes called before.
    func receive(_ notices: [ChangeNotice]) {
        let changes = notices.filter { $0.origin != origin }.flatMap(\.changes)
        guard !changes.isEmpty else { return }
        enqueue({ database, connection in database.tell(changes, on: &connection) }, completion: { _ in })
    }

    /// Tells subscribers that any row may have changed.
    func readAgain() {
        guard changes.isObserved else { return }
        enqueue(
            { database, connection in
                let tables = try database.transaction(database.scope.beginReading, on: &connection) {
                    try $0.tables()
                }.value
                database.tell(tables.map { RowChange(table: $0, kind: .updated, key: .null) }, on: &connection)
            },
            completion: { [weak self] in
                if case .failure = $0 { self?.readAgainLater() }
            })
    }

    /// Has subscribers read again once the server can be reached: they have missed a change.
    private func readAgainLater() {
        guard !state.withLock({ $0.isClosed }), let delay = state.withLock({ $0.behind.fail() }) else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in
            self?.state.withLock { $0.behind.retry() }
            self?.readAgain()
        }
    }

    /// Runs work as one of the database's writes.
    private func enqueue<Value: Sendable>(
        _ work: @escaping Work<Value>, completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        let job = job(work, completion: completion)
        let write: PostgresServer.Job = { [self] idle in
            let connection = job(idle)
            for next in state.withLock({ $0.order.finishWrite() }) { server.run(next) }
            return connection
        }
        if state.withLock({ $0.order.addWrite(write) }) { server.run(write) }
    }

    private func job<Value: Sendable>(
        _ work: @escaping Work<Value>, completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> PostgresServer.Job {
        running.enter()
        return { [self] idle in
            defer { running.leave() }
            var connection = idle
            completion(
                Result {
                    guard !state.withLock({ $0.isClosed }) else { throw SQLError(.closed) }
                    try server.migrateOnce(scope, with: migrations, on: &connection)
                    listenOnce()
                    return try work(self, &connection)
                })
            return connection
        }
    }

    private func listenOnce() {
        let isFirst = state.withLock { state in
            defer { state.isListening = true }
            return !state.isListening
        }
        if isFirst { server.listen(for: self) }
    }

    private func performWrite<Value>(
        on connection: inout PostgresConnection?, _ body: (any Connection) throws -> Value
    ) throws -> Value {
        do {
            let (value, announced) = try transaction(scope.beginWriting, on: &connection, body)
            tell(announced, on: &connection)
            return value
        } catch let error as SQLError where error.code == .connectionLost {
            // It may have been stored all the same: the connection may have been lost after that.
            readAgainLater()
            throw error
        }
    }

    /// Runs `body` as one transaction, and returns its result with what it announced.
    private func transaction<Value>(
        _ statements: String, on connection: inout PostgresConnection?, _ body: (any Connection) throws -> Value
    ) throws -> (value: Value, announced: [RowChange]) {
        let active = try server.begin(statements, schema: scope.schema, on: &connection)
        do {
            let value = try body(active)
            let announced = try active.commit { [scope, origin] in
                ChangeNotice.notices($0, of: scope, origin: origin).map(\.payload)
            }
            return (value, announced)
        } catch {
            active.rollback()
            throw error
        }
    }

    /// Shows subscribers the state after the changes; where that fails, as soon as it can be done.
    private func tell(_ announced: [RowChange], on connection: inout PostgresConnection?) {
        guard !announced.isEmpty, changes.isObserved else { return }
        do {
            _ = try transaction(scope.beginReading, on: &connection) { changes.publish(announced, on: $0) }
            state.withLock { $0.behind.succeed() }
        } catch {
            readAgainLater()
        }
    }
}
