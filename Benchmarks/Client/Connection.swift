import Foundation

/// A blocking HTTP/1.1 client on one socket: just enough of HTTP for this product's own server.
final class Connection {
    let socket: Int32
    private var received: [UInt8] = []

    /// Connects to a port of this machine.
    init(port: Int) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw BenchmarkError("the server cannot be reached") }
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(socket) }

    /// Sends a request and waits for its whole response.
    func request(
        _ target: String, method: String = "GET", headers: KeyValuePairs<String, String> = [:], body: String = ""
    ) throws -> Reply {
        try send(target, method: method, headers: headers, body: body)
        return try reply()
    }

    /// Waits for the whole response to what was sent.
    func reply() throws -> Reply {
        let head = try readHead()
        guard let length = head.header("Content-Length").flatMap({ Int($0) }) else {
            throw BenchmarkError("a response has no length")
        }
        while received.count < length { try readMore() }
        let content = Array(received.prefix(length))
        received.removeFirst(length)
        return Reply(head: head, body: content)
    }

    /// Sends a request, whose response is then read by `reply()` or, if it never ends, piece by piece.
    func send(_ target: String, method: String, headers: KeyValuePairs<String, String>, body: String) throws {
        var lines = "\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        for (name, value) in headers { lines += "\(name): \(value)\r\n" }
        if method == "POST" {
            lines += "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n"
        }
        let bytes = Array((lines + "\r\n" + body).utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress! + sent, $0.count - sent, 0) }
            guard count > 0 else { throw BenchmarkError("a request could not be sent") }
            sent += count
        }
    }

    /// Reads until the end of the response's headers.
    func readHead() throws -> Head {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let range = received.firstRange(of: end) {
                let text = String(decoding: received[..<range.lowerBound], as: UTF8.self)
                received.removeSubrange(..<range.upperBound)
                return Head(lines: text.split(separator: "\r\n").map(String.init))
            }
            try readMore()
        }
    }

    /// Reads what has come, waiting if nothing has, and returns it with what was left over.
    func readAvailable() throws -> [UInt8] {
        if received.isEmpty { try readMore() }
        defer { received = [] }
        return received
    }

    private func readMore() throws {
        let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            count = max(recv(socket, buffer.baseAddress, buffer.count, 0), 0)
        }
        guard !chunk.isEmpty else { throw BenchmarkError("the server closed a connection") }
        received += chunk
    }
}

/// The first lines of a response.
struct Head {
    let lines: [String]

    var status: Int { lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0 }

    func header(_ name: String) -> String? {
        lines.first { $0.lowercased().hasPrefix(name.lowercased() + ":") }.map {
            $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
        }
    }
}

/// A whole response.
struct Reply {
    let head: Head
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
}
