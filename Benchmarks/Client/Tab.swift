import Foundation

/// A browser tab without a browser: a page and its stream.
final class Tab {
    /// The page as it was loaded.
    let page: String
    /// The participant's cookie, to be given to further tabs of the same participant.
    let cookie: String
    let scene: String
    let stream: Connection
    private var chunks = ChunkedBody()
    private var pending: [UInt8] = []

    /// Loads the start page and opens its stream.
    ///
    /// - Parameter cookie: the participant; nil joins as a new one.
    init(port: Int, cookie: String? = nil) throws {
        let connection = try Connection(port: port)
        let reply = try connection.request("/", headers: cookie.map { ["Cookie": $0] } ?? [:])
        page = reply.text
        let given = reply.head.header("Set-Cookie").map { String($0.prefix { $0 != ";" }) }
        guard reply.head.status == 200, let cookie = cookie ?? given, let scene = page.text(after: "data-scene=\""),
            let version = page.text(after: "data-version=\"")
        else { throw BenchmarkError("the start page is not as expected: status \(reply.head.status)") }
        self.cookie = cookie
        self.scene = scene
        stream = try Connection(port: port)
        try stream.send("/live?scene=\(scene).\(version)", method: "GET", headers: ["Cookie": cookie], body: "")
        guard try stream.readHead().status == 200 else { throw BenchmarkError("a stream was refused") }
    }

    /// Reads what has come on the stream; true where a message with a change of `view` is complete now.
    func receives(changeOf view: String) throws -> Bool {
        pending += chunks.content(of: try stream.readAvailable())
        guard pending.suffix(2) == [0x0A, 0x0A] else { return false }
        defer { pending = [] }
        return pending.firstRange(of: view.utf8) != nil
    }
}

extension String {
    /// What stands between the first `mark` and the next quotation mark.
    func text(after mark: String) -> String? {
        range(of: mark).map { String(self[$0.upperBound...].prefix { $0 != "\"" }) }
    }
}
