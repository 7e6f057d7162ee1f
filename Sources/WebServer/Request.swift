/// One HTTP request, read completely and decoded.
public struct Request: Sendable {
    /// The methods that are passed to the handler; others are answered 501.
    public enum Method: String, Sendable, CaseIterable {
        /// Reads.
        case get = "GET"
        /// Reads without the body; answer as to `get`, the server leaves the body out.
        case head = "HEAD"
        /// Acts.
        case post = "POST"
        /// Replaces.
        case put = "PUT"
        /// Changes in part.
        case patch = "PATCH"
        /// Removes.
        case delete = "DELETE"
        /// Asks what is allowed.
        case options = "OPTIONS"
    }

    /// What the client asks to be done.
    public var method: Method
    /// The path as sent, still percent-encoded, without the query; begins with "/".
    public var path: String
    /// The path's parts, split at "/" and then decoded; empty parts are left out, "." and ".." are kept as they are.
    public var segments: [String]
    /// The decoded query.
    public var query: Fields
    /// The headers.
    public var headers: Headers
    /// The cookies that the client sent.
    public var cookies: Fields
    /// The body's bytes, never more than the limit.
    public var body: [UInt8]
    /// The fields of a body of type `application/x-www-form-urlencoded`, or the text fields of one of type
    /// `multipart/form-data`; empty for any other body.
    public var form: Fields
    /// The address of the peer, "127.0.0.1" or "::1"; a proxy's where one stands before the server.
    public var remoteAddress: String

    /// A request from its parts, for tests of handlers.
    public init(
        method: Method = .get, path: String = "/", segments: [String] = [], query: Fields = Fields(),
        headers: Headers = Headers(), cookies: Fields = Fields(), body: [UInt8] = [], form: Fields = Fields(),
        remoteAddress: String = "127.0.0.1"
    ) {
        self.method = method
        self.path = path
        self.segments = segments
        self.query = query
        self.headers = headers
        self.cookies = cookies
        self.body = body
        self.form = form
        self.remoteAddress = remoteAddress
    }
}
