import Foundation
import SQLStorage
import Synchronization

/// A database in a SQLite file, or in memory.
///
/// A file has one writing connection and as many reading ones as there are reads at the same time; in WAL mode readers
/// do not wait for the writer, nor the writer for them. All are closed when the database has not been used for a while,
/// since each holds a few hundred kilobytes, and opened again when it is. A memory database has one connection for both.
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

    private struct State {
        var writer: SQLiteConnection?
        var idleReaders: [SQLiteConnection] = []
        var pendingWrites = 0
        var pendingReads = 0
        /// Whether there was a read or a write since somebody looked last.
        var wasUsed = false
        var isClosed = false
    }

    private let location: Location
    private let migrations: Migrations
    private let busyTimeout: Duration
    private let idleTime: DispatchTimeInterval
    private let state = Mutex(State())
    private let writing = DispatchQueue(label: "SQLiteDatabase.writing")
    private let reading = DispatchQueue(label: "SQLiteDatabase.reading", attributes: .concurrent)

    /// More connections are opened when needed, but not kept: each holds memory.
    private static let idleReaderLimit = 2

    /// A database that is opened, created where missing, and brought to the newest schema at its first use.
    ///
    /// - Parameters:
    ///   - location: where the database is.
    ///   - migrations: the steps to the newest schema.
    ///   - busyTimeout: how long to wait for another process that holds the lock.
    ///   - idleTime: how long a file stays open without being used, at least; at most twice as long.
    public init(
        _ location: Location, migrations: Migrations, busyTimeout: Duration = .seconds(5),
        idleTime: DispatchTimeInterval = .seconds(5)
    ) {
        self.location = location
        self.migrations = migrations
        self.busyTimeout = busyTimeout
        self.idleTime = idleTime
    }

    /// Opens the database now, to learn of a failure before the first use.
    ///
    /// - Throws: `SQLError`: `cannotOpen`, `readOnly`, `corrupt`, `locked`, `newerSchema` …
    public func open() throws {
        _ = try writing.sync { try openedWriter() }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SQLiteDatabase {
    public func read<Value: Sendable>(
        followingWrites: Bool, _ body: @escaping @Sendable (any Connection) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        guard case .file(let url) = location else {
            return writing.async {
                completion(Result { try self.openedWriter().transaction("BEGIN", body).value })
            }
        }
        let read = { @Sendable in
            self.finishRead(
                Result { try self.withReader(of: url) { try $0.transaction("BEGIN", body).value } }, completion)
        }
        let isReady = state.withLock { state in
            state.pendingReads += 1
            return state.writer != nil && !(followingWrites && state.pendingWrites > 0)
        }
        if isReady { return reading.async(execute: read) }
        writing.async {
            do {
                _ = try self.openedWriter()
                self.reading.async(execute: read)
            } catch {
                self.finishRead(.failure(error), completion)
            }
        }
    }

    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Connection) throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        state.withLock { $0.pendingWrites += 1 }
        writing.async {
            let result = Result { try self.performWrite(body) }
            self.state.withLock { $0.pendingWrites -= 1 }
            completion(result)
        }
    }

    @discardableResult
    public func writeAndWait<Value: Sendable>(_ body: @Sendable (any Connection) throws -> Value) throws -> Value {
        try writing.sync { try performWrite(body) }
    }

    public func erase() throws {
        reading.sync(flags: .barrier) {}
        try writing.sync {
            state.withLock { state in
                state.writer = nil
                state.idleReaders = []
            }
            if case .file(let url) = location { try Self.removeFiles(at: url) }
        }
    }

    public func close() {
        reading.sync(flags: .barrier) {}
        writing.sync { state.withLock { $0 = State(isClosed: true) } }
    }
}

extension SQLiteDatabase {
    private func finishRead<Value>(
        _ result: Result<Value, any Error>, _ completion: (Result<Value, any Error>) -> Void
    ) {
        state.withLock { $0.pendingReads -= 1 }
        completion(result)
    }

    private func performWrite<Value>(_ body: (any Connection) throws -> Value) throws -> Value {
        let writer = try openedWriter()
        // Taking the write lock at once avoids a failure in mid-transaction, when another process holds it.
        let (value, announced) = try writer.transaction("BEGIN IMMEDIATE") { connection in
            let value = try body(connection)
            try writer.requireFile()
            return value
        }
        changes.publish(announced, on: writer)
        return value
    }

    /// To be called on the writing queue.
    private func openedWriter() throws -> SQLiteConnection {
        let (writer, isClosed) = state.withLock { state in
            state.wasUsed = true
            return (state.writer, state.isClosed)
        }
        guard !isClosed else { throw SQLError(.closed) }
        if let writer { return writer }
        let path: String
        switch location {
        case .memory: path = ":memory:"
        case .file(let url):
            try Self.prepareFile(at: url)
            path = url.path
        }
        let opened = try SQLiteConnection(path: path, busyTimeout: busyTimeout)
        _ = try opened.transaction("BEGIN IMMEDIATE") { try migrations.apply(on: $0) }
        state.withLock { $0.writer = opened }
        if location != .memory { watch(opened) }
        return opened
    }

    /// Closes a file's connections once they have not been used for a while.
    private func watch(_ writer: SQLiteConnection) {
        writing.asyncAfter(deadline: .now() + idleTime) { [weak self, weak writer] in
            guard let self, let writer, !closeIfIdle() else { return }
            watch(writer)
        }
    }

    /// Closes the connections, unless there was a read or a write since the last call. To be called on the writing queue.
    private func closeIfIdle() -> Bool {
        let writer = state.withLock { state -> SQLiteConnection? in
            defer { state.wasUsed = false }
            guard !state.wasUsed, state.pendingReads == 0 else { return nil }
            defer { (state.idleReaders, state.writer) = ([], nil) }
            return state.writer
        }
        // Closed after the readers, since the last connection clears the log away, which a reader may not; and outside
        // the lock, since that waits for the disk.
        return withExtendedLifetime(writer) { writer != nil }
    }

    private func withReader<Value>(of file: URL, _ body: (SQLiteConnection) throws -> Value) throws -> Value {
        let (isOpen, idle) = state.withLock { state in
            state.wasUsed = true
            return (state.writer != nil, state.idleReaders.popLast())
        }
        guard isOpen else { throw SQLError(.closed) }
        let reader = try idle ?? SQLiteConnection(path: file.path, busyTimeout: busyTimeout, isReader: true)
        defer {
            state.withLock { state in
                guard state.writer != nil, state.idleReaders.count < Self.idleReaderLimit else { return }
                state.idleReaders.append(reader)
            }
        }
        return try body(reader)
    }
}
