import Dispatch
import Glibc

/// Runs an actor's work on a thread of its own, so that a blocking client does not take the threads that servers need.
final class BlockingExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "TestSupport.blocking")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

/// Why a client could not go on.
public struct ClientError: Error, CustomStringConvertible {
    /// What happened.
    public let description: String
}

/// A blocking connection to this machine that reads up to a mark or to the end.
final class Socket {
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        // A test that would wait for ever fails instead.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let number = errno
            close(descriptor)
            throw ClientError(description: "cannot connect to port \(port): error \(number)")
        }
    }

    deinit { close(descriptor) }

    /// Sends until all is sent or the server takes no more: it may answer before it has heard everything.
    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }

    /// False at the end of the connection.
    private func fill() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count < 0 { throw ClientError(description: "nothing came: error \(errno)") }
        buffer += chunk[..<count]
        return count > 0
    }

    /// Everything up to `mark`, without it; nil where the connection ends before.
    func read(through mark: String) throws -> String? {
        let mark = Array(mark.utf8)
        while true {
            if let range = buffer.firstRange(of: mark) {
                defer { buffer.removeFirst(range.upperBound) }
                return String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
            }
            guard try fill() else { return nil }
        }
    }

    /// Exactly `count` bytes; nil where the connection ends before.
    func read(count: Int) throws -> [UInt8]? {
        while buffer.count < count {
            guard try fill() else { return nil }
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    func readToEnd() throws -> [UInt8] {
        while try fill() {}
        defer { buffer = [] }
        return buffer
    }
}
