import CPostgreSQL
import Foundation
import SQLStorage
import Synchronization

/// A PostgreSQL server as this process uses it: a few connections that all databases on it share, and one that listens
/// to what other processes change.
///
/// A broken connection fails the transaction that runs on it, with `connectionLost`; the next transaction connects anew.
public final class PostgresServer: Sendable {
    typealias Job = @Sendable (_ idle: PostgresConnection?) -> PostgresConnection?

    private struct State {
        var databases: [Scope: [WeakDatabase]] = [:]
        var migrated: Set<String> = []
        var listener: ChangeListener?
    }

    private let address: String
    private let pool: Mutex<ConnectionPool<Job, PostgresConnection>>
    private let threads = DispatchQueue(label: "PostgresServer", attributes: .concurrent)
    private let state = Mutex(State())

    /// A server, which is connected to at its first use.
    ///
    /// - Parameters:
    ///   - address: `postgres://user:password@host:port/database`, with any of libpq's parameters. The password may
    ///     stand in the environment or in a password file instead.
    ///   - connectionLimit: how many transactions may run at the same time.
    /// - Throws: `invalidAddress`.
    public init(_ address: String, connectionLimit: Int = 8) throws(SQLError) {
        guard Self.isAddress(address), let options = PQconninfoParse(address, nil) else {
            throw SQLError(.invalidAddress)
        }
        PQconninfoFree(options)
        self.address = address
        pool = Mutex(ConnectionPool(limit: max(1, connectionLimit)))
    }

    deinit {
        state.withLock { $0.listener }?.stop()
    }

    /// Whether a text is the address of a PostgreSQL server, and not of another kind of database.
    public static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }

    /// Connects now, to learn of a failure before the first use.
    ///
    /// - Throws: `unreachable`, `loginRefused`, `privilegedRole` …
    public func check() throws(SQLError) {
        _ = try PostgresConnection(to: address)
    }
}

// MARK: Jobs

extension PostgresServer {
    /// Runs a job on a thread of the server, as soon as it may have a connection.
    func run(_ job: @escaping Job) {
        guard let start = pool.withLock({ $0.add(job) }) else { return }
        // The last job may be the last to hold the server, so it must not end it from a thread of its own.
        threads.async { [self] in
            var next: (job: Job, connection: PostgresConnection?)? = start
            while let (job, idle) = next {
                let connection = job(idle)
                next = pool.withLock { $0.finish(with: connection?.isIdle == true ? connection : nil) }
            }
        }
    }

    /// Starts a transaction on the idle connection, or on a new one where there is none or the server has closed it.
    func begin(
        _ statements: String, schema: String, on connection: inout PostgresConnection?
    ) throws(SQLError) -> PostgresConnection {
        if let idle = connection {
            do {
                try idle.begin(statements, schema: schema)
                return idle
            } catch  where error.code == .connectionLost {
                connection = nil
            }
        }
        let opened = try PostgresConnection(to: address)
        connection = opened
        try opened.begin(statements, schema: schema)
        return opened
    }

    /// Brings a schema to its newest state, once in the life of the server object.
    func migrateOnce(
        _ scope: Scope, with migrations: Migrations, on connection: inout PostgresConnection?
    ) throws {
        guard !state.withLock({ $0.migrated.contains(scope.schema) }) else { return }
        let active = try begin(scope.beginMigrating, schema: scope.schema, on: &connection)
        do {
            try migrations.apply(inSchema: scope.schema, on: active)
            _ = try active.commit()
        } catch {
            active.rollback()
            throw error
        }
        state.withLock { _ = $0.migrated.insert(scope.schema) }
    }
}

// MARK: Changes of other processes

private struct WeakDatabase {
    weak var database: PostgresDatabase?
}

extension PostgresServer {
    /// Tells a database from now on what others change.
    func listen(for database: PostgresDatabase) {
        let listener = state.withLock { state in
            var databases = (state.databases[database.scope] ?? []).filter { $0.database != nil }
            databases.append(WeakDatabase(database: database))
            state.databases[database.scope] = databases
            guard state.listener == nil else { return nil as ChangeListener? }
            state.listener = ChangeListener(address: address) { [weak self] in self?.receive($0) }
            return state.listener
        }
        listener?.start()
    }

    /// Forgets a database that is gone.
    func forget(_ scope: Scope) {
        state.withLock { state in
            let databases = state.databases[scope]?.filter { $0.database != nil } ?? []
            state.databases[scope] = databases.isEmpty ? nil : databases
        }
    }

    private func receive(_ event: ChangeListener.Event) {
        let databases = state.withLock { $0.databases }
        switch event {
        case .connected:
            // What was told before is lost, so everybody reads again.
            for database in databases.values.joined() { database.database?.readAgain() }
        case .notices(let notices):
            let byScope = Dictionary(grouping: notices) { Scope(schema: $0.schema, container: $0.container) }
            for (scope, notices) in byScope {
                for database in databases[scope] ?? [] { database.database?.receive(notices) }
            }
        }
    }
}
