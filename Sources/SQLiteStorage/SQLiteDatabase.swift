import Foundation
import SQLStorage
import Synchronization

/// A database in a SQLite file, or in memory.
///
/// A file has one writing connection and as many reading ones as there are reads at the same time; in WAL mode readers
/// do not wait for the writer, nor the writer for them. A memory database has one connection for both.
public final class SQLiteDatabase: Database {
    /// Where the database is.
    public enum Location: Sendable, Hashable {
        /// In memory, private to this object, gone with it.
        case memory
        /// In a file, which is created readable for its owner alone, as is its directory.
        case file(URL)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let changes = ChangeFeed()

    private struct Connections {
        var writer: SQLiteConnection?
        var idleReaders: [SQLiteConnection] = []
    }

    private let location: Location
    private let busyTimeout: Duration
    private let connections: Mutex<Connections>
    private let writing = DispatchQueue(label: "SQLiteDatabase.writing")
    private let reading = DispatchQueue(label: "SQLiteDatabase.reading", attributes: .concurrent)

    /// More connections are opened when needed, but not kept: each holds memory.
    private static let idleReaderLimit = 2

    /// Opens or creates a database and brings it to the newest schema.
    ///
    /// - Parameters:
    ///   - busyTimeout: how long to wait for another process that holds the lock.
    /// - Throws: `SQLError`: `cannotOpen`, `readOnly`, `corrupt`, `locked`, `newerSchema` …
    public init(_ location: Location, migrations: Migrations, busyTimeout: Duration = .seconds(5)) throws {
        self.location = location
        self.busyTimeout = busyTimeout
        let path: String
        switch location {
        case .memory: path = ":memory:"
        case .file(let url):
            try Self.prepareFile(at: url)
            path = url.path
        }
        let writer = try SQLiteConnection(path: path, busyTimeout: busyTimeout)
        _ = try writer.transaction("BEGIN IMMEDIATE") { try migrations.apply(on: $0) }
        connections = Mutex(Connections(writer: writer))
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SQLiteDatabase {
    public func read<Result: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Result
    ) async throws -> Result {
        let queue = location == .memory ? writing : reading
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: .init(catching: { try self.performRead(body) })) }
        }
    }

    @discardableResult
    public func write<Result: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            writing.async { continuation.resume(with: .init(catching: { try self.performWrite(body) })) }
        }
    }

    @discardableResult
    public func writeAndWait<Result: Sendable>(_ body: @Sendable (any Connection) throws -> Result) throws -> Result {
        try writing.sync { try performWrite(body) }
    }

    public func close() {
        reading.sync(flags: .barrier) {}
        writing.sync { connections.withLock { $0 = Connections() } }
    }
}

extension SQLiteDatabase {
    private func performWrite<Result>(_ body: (any Connection) throws -> Result) throws -> Result {
        guard let writer = connections.withLock({ $0.writer }) else { throw SQLError(.closed) }
        // Taking the write lock at once avoids a failure in mid-transaction, when another process holds it.
        let (result, announced) = try writer.transaction("BEGIN IMMEDIATE", body)
        changes.publish(announced, on: writer)
        return result
    }

    private func performRead<Result>(_ body: (any Connection) throws -> Result) throws -> Result {
        guard case .file(let url) = location else {
            guard let connection = connections.withLock({ $0.writer }) else { throw SQLError(.closed) }
            return try connection.transaction("BEGIN", body).0
        }
        let (isOpen, idle) = connections.withLock { ($0.writer != nil, $0.idleReaders.popLast()) }
        guard isOpen else { throw SQLError(.closed) }
        let reader = try idle ?? SQLiteConnection(path: url.path, busyTimeout: busyTimeout, isReader: true)
        defer {
            connections.withLock { connections in
                guard connections.writer != nil, connections.idleReaders.count < Self.idleReaderLimit else { return }
                connections.idleReaders.append(reader)
            }
        }
        return try reader.transaction("BEGIN", body).0
    }
}
