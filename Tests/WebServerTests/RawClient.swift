import Glibc

@testable import WebServer

/// A blocking client that sends exactly the bytes it is told to.
final class RawClient {
    struct Message: Equatable {
        var status: Int
        var headers: Headers
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    struct Failure: Error {
        let sentence: String
    }

    let socket: Int32
    private var buffer: [UInt8] = []
    private(set) var isAtEnd = false

    /// - Parameter receiveBuffer: bytes that the kernel may hold for this client; small for a slow reader.
    init(port: Int, receiveBuffer: Int32? = nil) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        if var size = receiveBuffer {
            setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        // A test that would wait for ever fails instead.
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure(sentence: "cannot connect: \(errno)") }
    }

    deinit { close(socket) }

    /// Sends all bytes; false when the server has closed the connection.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    /// Waits for more bytes; false at the end of the connection.
    private func fill() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(socket, &chunk, chunk.count, 0)
        if count < 0, errno == EAGAIN { throw Failure(sentence: "nothing came for 20 s") }
        if count <= 0 {
            isAtEnd = true
            return false
        }
        buffer += chunk[..<count]
        return true
    }

    /// Everything up to and including `mark`.
    func read(through mark: String) throws -> String {
        let mark = Array(mark.utf8)
        while true {
            if let range = buffer.firstRange(of: mark) {
                defer { buffer.removeFirst(range.upperBound) }
                return String(decoding: buffer[..<range.upperBound], as: UTF8.self)
            }
            guard try fill() else { throw Failure(sentence: "closed before the mark; got \(buffer.count) bytes") }
        }
    }

    func read(count: Int) throws -> [UInt8] {
        while buffer.count < count {
            guard try fill() else { throw Failure(sentence: "closed after \(buffer.count) of \(count) bytes") }
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    /// Everything until the server closes.
    func readToEnd() throws -> [UInt8] {
        while try fill() {}
        defer { buffer = [] }
        return buffer
    }

    /// The status line and headers of a response.
    func head() throws -> Message {
        let lines = try read(through: "\r\n\r\n").split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Failure(sentence: "no status line")
        }
        var headers = Headers()
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers.add(String(parts[0]), String(parts[1].trimmingSpaces()))
        }
        return Message(status: status, headers: headers, body: [])
    }

    /// A whole response whose length its headers tell.
    func response(hasBody: Bool = true) throws -> Message {
        var message = try head()
        if hasBody, let length = message.headers["Content-Length"].flatMap({ Int($0) }) {
            message.body = try read(count: length)
        }
        return message
    }

    /// Sends a request without a body and reads the response.
    func get(_ target: String, method: String = "GET", headers: String = "") throws -> Message {
        send("\(method) \(target) HTTP/1.1\r\nHost: a\r\n\(headers)\r\n")
        return try response(hasBody: method != "HEAD")
    }
}

extension RawClient {
    /// Whether something, the end included, comes within so many milliseconds.
    func hasInput(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    /// Whether the server closes within so many milliseconds.
    func hasEnded(within milliseconds: Int32) -> Bool {
        guard hasInput(within: milliseconds) else { return false }
        var byte: UInt8 = 0
        return recv(socket, &byte, 1, Int32(MSG_PEEK)) <= 0
    }

    /// Leaves, as a closed browser tab does.
    func shutDown() {
        shutdown(socket, Int32(SHUT_RDWR))
    }
}

/// Tells the server that nothing more will come.
func shutdownWriting(_ client: RawClient) {
    shutdown(client.socket, Int32(SHUT_WR))
}
