import Foundation

/// A server in a process of its own, with an empty data directory; it ends with this object.
final class ChildServer {
    let port: Int
    private let process: Process
    private let data: URL

    /// Starts `name serve --demo`, an executable beside this one, and waits until it listens.
    init(_ name: String) throws {
        data = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
        process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = ["serve", "--demo", "--port", "0", "--data", data.path]
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw BenchmarkError("\(name) could not be started; build it first with `make bench`")
        }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = line.split(separator: ":").last.flatMap({ Int($0.prefix { $0.isNumber }) }) else {
            process.terminate()
            throw BenchmarkError("\(name) did not say where it listens")
        }
        self.port = port
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: data)
    }

    /// The memory that the server has in RAM now, in bytes.
    func residentBytes() throws -> Double {
        let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        guard let kibibytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) }) else {
            throw BenchmarkError("the memory of a server could not be read")
        }
        return kibibytes * 1024
    }
}
