import Foundation

/// A browser's network half, without scripts: sends requests to a server on this machine and keeps cookies.
public actor HTTPClient {
    /// What came back.
    public struct Reply: Sendable {
        /// The HTTP status.
        public let status: Int
        /// Headers in their order.
        public let headers: [(name: String, value: String)]
        /// The body's bytes.
        public let body: [UInt8]

        /// The body as text.
        public var text: String { String(decoding: body, as: UTF8.self) }
        /// The first header of a name.
        public func header(_ name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
        /// The body as a page.
        public func page() throws -> DOMNode { try DOMParser.parse(text) }
    }

    /// Cookies by name.
    public private(set) var cookies: [String: String] = [:]
    private let port: Int
    private let executor = BlockingExecutor()

    /// A thread of its own, on which it may block.
    nonisolated public var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// A client without cookies, or with those of a browser that was here before.
    public init(port: Int, cookies: [String: String] = [:]) {
        self.port = port
        self.cookies = cookies
    }

    /// Asks for a document.
    public func get(_ target: String, method: String = "GET", headers: [String: String] = [:]) throws -> Reply {
        try exchange(method, target, headers, body: [])
    }

    /// Posts a form.
    public func post(_ target: String, _ fields: [(name: String, value: String)], headers: [String: String] = [:])
        throws -> Reply
    {
        let body = fields.map { "\(Self.encode($0.name))=\(Self.encode($0.value))" }.joined(separator: "&")
        let type = ["Content-Type": "application/x-www-form-urlencoded"]
        return try exchange("POST", target, headers.merging(type) { $1 }, body: Array(body.utf8))
    }

    /// Taps a button on a page as a browser without scripts does: posts its form and follows the redirect.
    public func tap(
        _ label: String, on page: DOMNode, at target: String = "/",
        filling fields: [(name: String, value: String)] = [], isolation: isolated (any Actor)? = #isolation
    ) async throws -> (reply: Reply, target: String) {
        guard let form = page.elements(tag: "form").first(where: { $0.button(label) != nil }),
            let button = form.button(label)
        else { throw ClientError(description: "nothing is called “\(label)”: \(page.textContent.prefix(400))") }
        var all = form.formFields.map { (name: $0.name, value: $0.value) }
        all.removeAll { field in fields.contains { $0.name == field.name } }
        all += fields + [(name: "_event", value: button.attributes["value"] ?? "")]
        let reply = try await post(target, all)
        guard reply.status == 303, let location = reply.header("Location") else { return (reply, target) }
        return (try await get(location), location)
    }

    private func exchange(
        _ method: String, _ target: String, _ headers: [String: String], body: [UInt8]
    ) throws -> Reply {
        let socket = try Socket(port: port)
        var lines = ["\(method) \(target) HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += headers.map { "\($0.key): \($0.value)" }
        if !cookies.isEmpty {
            lines.append("Cookie: " + cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; "))
        }
        if method == "POST" { lines.append("Content-Length: \(body.count)") }
        socket.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
        guard let head = try socket.read(through: "\r\n\r\n") else {
            throw ClientError(description: "the server closed without an answer")
        }
        let (status, received) = try Self.parse(head)
        for header in received where header.name.lowercased() == "set-cookie" { keep(header.value) }
        return Reply(status: status, headers: received, body: try socket.readToEnd())
    }

    static func parse(_ head: String) throws -> (Int, [(name: String, value: String)]) {
        let lines = head.components(separatedBy: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw ClientError(description: "no status line: \(head.prefix(80))")
        }
        let headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (name: String(parts[0]), value: parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "")
        }
        return (status, headers)
    }

    private func keep(_ cookie: String) {
        let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
        if pair.count == 2 { cookies[String(pair[0])] = String(pair[1]) }
    }

    private static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
