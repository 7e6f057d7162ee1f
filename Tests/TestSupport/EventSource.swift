/// A stream of server-sent events, as a page holds it open.
public actor EventSource {
    /// One event.
    public struct Event: Sendable, Equatable {
        /// Its type.
        public let name: String
        /// Its data, as one text.
        public let data: String

        /// An event to compare with.
        public init(name: String, data: String) {
            self.name = name
            self.data = data
        }
    }

    /// True once the server has ended the stream in order, rather than cut the connection.
    public private(set) var hasEnded = false
    private var socket: Socket?
    private var pending: [UInt8] = []
    private let executor = BlockingExecutor()

    /// A thread of its own, on which it may block.
    nonisolated public var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens nothing yet; see ``connect(port:target:cookies:)``.
    public init() {}

    /// Opens the stream and reads its head.
    public func connect(port: Int, target: String, cookies: [String: String]) throws -> Int {
        let socket = try Socket(port: port)
        let cookie = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        socket.send(Array("GET \(target) HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n\r\n".utf8))
        self.socket = socket
        return try HTTPClient.parse(socket.read(through: "\r\n\r\n") ?? "").0
    }

    /// The next event; nil where the server ended the stream. Comments are skipped.
    public func next() throws -> Event? {
        var name = ""
        var data: [String] = []
        while let line = try line() {
            if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
            if line.hasPrefix("data: ") { data.append(String(line.dropFirst(6))) }
            if line.isEmpty, !data.isEmpty { return Event(name: name, data: data.joined(separator: "\n")) }
        }
        return nil
    }

    /// Reads chunks (RFC 9112, 7.1) until there is a line; an event may lie across several.
    private func line() throws -> String? {
        while true {
            if let end = pending.firstIndex(of: 0x0A) {
                defer { pending.removeFirst(end + 1) }
                return String(decoding: pending[..<end], as: UTF8.self)
            }
            guard let size = try socket?.read(through: "\r\n").flatMap({ Int($0, radix: 16) }) else { return nil }
            hasEnded = size == 0
            guard size > 0, let chunk = try socket?.read(count: size), try socket?.read(count: 2) != nil
            else { return nil }
            pending += chunk
        }
    }

    /// Leaves.
    public func close() { socket = nil }
}
