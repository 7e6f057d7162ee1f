import Foundation
import Synchronization

/// A PostgreSQL server that lives as long as the object, and no longer than the process, however that ends.
public final class PostgresTestServer: Sendable {
    /// The server that tests share: the one that `Scripts/test` has started, or one of this process. Whoever stops a
    /// server starts one of their own.
    public static let shared = Result { () throws(TestServerError) in
        if let port = ProcessInfo.processInfo.environment["CARE_TEST_POSTGRES_PORT"] {
            return PostgresTestServer(running: port)
        }
        return try PostgresTestServer()
    }

    /// The port on which the server listens.
    public let port: String
    private let commands: FileHandle?
    private let answers: Mutex<FileHandle>

    /// Starts a server, without holding up other tests while it does.
    public static func start() async throws -> PostgresTestServer {
        try await besideTests { try PostgresTestServer() }
    }

    private init(running port: String) {
        self.port = port
        commands = nil
        answers = Mutex(.nullDevice)
    }

    /// Starts a server, with the databases that `Scripts/postgres_for_tests` names.
    private init() throws(TestServerError) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let process = Process()
        process.executableURL = root.appending(path: "Scripts/postgres_for_tests").standardizedFileURL
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw TestServerError(reason: "Scripts/postgres_for_tests cannot be run.")
        }
        commands = input.fileHandleForWriting
        guard let port = Self.line(from: output.fileHandleForReading) else {
            throw TestServerError(reason: "PostgreSQL does not start; the lines above say why.")
        }
        self.port = port
        answers = Mutex(output.fileHandleForReading)
    }

    deinit {
        try? commands?.close()
    }

    /// The address of a database, for the owner of all tables unless another user is named.
    public func address(user: String = "care", password: String = "care", database: String = "care") -> String {
        // Without encryption, which a server on this machine needs not: the encryption library takes itself down as soon as
        // the test process begins to end, and whatever still talks to a server then would crash.
        "postgres://\(user):\(password)@127.0.0.1:\(port)/\(database)?sslmode=disable&gssencmode=disable"
    }

    /// Ends the server at once, as a crash would.
    public func kill() throws { try run("kill") }

    /// Starts a server that was killed.
    public func startAgain() async throws {
        try await Self.besideTests { try self.run("start") }
    }

    /// Waits on a thread of its own: tests share two, on a small machine.
    private static func besideTests<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
        }
    }

    private func run(_ command: String) throws {
        guard let commands else { throw TestServerError(reason: "the shared server must not be stopped.") }
        try answers.withLock { answers in
            try commands.write(contentsOf: Data((command + "\n").utf8))
            guard Self.line(from: answers) == "done" else { throw TestServerError(reason: "\(command) failed.") }
        }
    }

    private static func line(from handle: FileHandle) -> String? {
        var bytes: [UInt8] = []
        while let byte = try? handle.read(upToCount: 1), let byte = byte.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return nil
    }
}

/// Why there is no server to test with.
public struct TestServerError: Error, CustomStringConvertible {
    /// What to look at.
    public let reason: String

    /// The reason, and what to do.
    public var description: String { "No PostgreSQL server to test with: \(reason) Run Scripts/setup --tests." }
}
