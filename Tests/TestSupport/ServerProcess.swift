import Foundation

/// A built program of this package, running as a process of its own.
public actor ServerProcess {
    /// How it ended and what it had said.
    public struct End: Sendable {
        /// The exit code; for a signal its number.
        public let status: Int32
        /// True where a signal ended it.
        public let isSignal: Bool
        /// What it wrote to standard output and had not been read.
        public let output: String
        /// What it wrote to standard error.
        public let complaint: String
    }

    private let process = Process()
    private let output = Pipe()
    private let complaints = Pipe()
    private let executor = BlockingExecutor()

    /// A thread of its own, on which it may block.
    nonisolated public var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Starts a product, such as `Recover`, from the folder that holds the tests.
    public init(_ product: String, _ arguments: [String]) throws {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent(product)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
    }

    /// The next line that it writes, without its end; nil where it writes no more.
    public func line() throws -> String? {
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
            if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// The port at the end of the line by which a server says that it listens.
    public func port() throws -> Int {
        let line = try line()
        guard let port = line?.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw ClientError(description: "no address in “\(line ?? "")”")
        }
        return port
    }

    /// Sends a signal.
    public func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Waits until it has ended.
    public func end() throws -> End {
        let output = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaint = try complaints.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return End(
            status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
            output: String(decoding: output, as: UTF8.self), complaint: String(decoding: complaint, as: UTF8.self))
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}
