import Foundation

/// The most memory that the process has had in RAM since a mark, beyond what it had at the mark.
struct PeakMemory {
    private let atMark: Double

    /// Sets the mark.
    init() throws {
        // Linux looks for the peak anew: see proc_pid_clear_refs(5).
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else {
            throw BenchmarkError("the peak of memory cannot be set back")
        }
        try file.write(contentsOf: Data("5".utf8))
        try file.close()
        atMark = try Self.status("VmRSS")
    }

    /// The growth up to now.
    func growth() throws -> Quantity {
        .bytes(max(0, try Self.status("VmHWM") - atMark))
    }

    private static func status(_ name: String) throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        guard let kibibytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) }) else {
            throw BenchmarkError("the process's memory cannot be read")
        }
        return kibibytes * 1024
    }
}
