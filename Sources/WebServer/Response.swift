/// What a handler answers.
public struct Response: Sendable {
    /// Where the body comes from.
    public enum Body: Sendable {
        /// The whole body; compressed on the way when that is worth it and the client accepts it.
        case bytes([UInt8])
        /// Server-sent events, until the stream is closed or the client leaves.
        case events(EventStream)
        /// A regular file at this path, sent without being read into memory; 404 when it cannot be opened.
        case file(String)
    }

    /// The HTTP status, 200…599.
    public var status: Int
    /// The headers; length, transfer coding, connection and date are the server's.
    public var headers: Headers
    /// The body.
    public var body: Body
    /// How this response is named in the log, for example "GET /tasks/:id"; never the path itself, which may hold
    /// identifiers.
    public var route: String?

    /// A response from its parts.
    public init(status: Int = 200, headers: Headers = Headers(), body: Body = .bytes([]), route: String? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.route = route
    }
}

extension Response {
    /// A plain sentence for people; "text/plain" in UTF-8, never stored by caches.
    public static func text(_ status: Int, _ sentence: String) -> Response {
        var response = Response(status: status, body: .bytes(Array((sentence + "\n").utf8)))
        response.headers.set("Content-Type", to: "text/plain; charset=utf-8")
        response.headers.set("Cache-Control", to: "no-store")
        return response
    }

    /// Sends the client on to another location with GET (303, the answer to a form that was accepted).
    ///
    /// - Parameter location: percent-encoded path or URL; the caller decides that it may be followed.
    public static func redirect(to location: String) -> Response {
        var response = Response(status: 303)
        response.headers.set("Location", to: location)
        return response
    }

    /// A response that carries `stream`, with the headers that keep caches and proxies from holding it back.
    public static func events(_ stream: EventStream) -> Response {
        var response = Response(body: .events(stream))
        response.headers.set("Content-Type", to: "text/event-stream")
        response.headers.set("Cache-Control", to: "no-store")
        response.headers.set("X-Accel-Buffering", to: "no")
        return response
    }
}
