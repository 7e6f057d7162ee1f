import CMicroHTTPD
import CMicroHTTPDShim

/// A request's first line and headers as libmicrohttpd has them, before anything is trusted.
struct RequestHead {
    let method: String
    /// Nil when it is not UTF-8.
    let target: String?
    let headers: Headers
    let remoteAddress: String

    init(_ connection: OpaquePointer, method: String, target: String?) {
        self.method = method
        self.target = target
        headers = Self.headers(of: connection)
        remoteAddress = shim_client_address(connection).map { SocketAddress.digits($0) } ?? ""
    }

    init(method: String, target: String?, headers: Headers, remoteAddress: String) {
        self.method = method
        self.target = target
        self.headers = headers
        self.remoteAddress = remoteAddress
    }

    /// The request without its body, or why it is refused.
    func request(_ configuration: ServerConfiguration) -> Result<Request, Refusal> {
        guard let target else { return .failure(.badTarget) }
        guard target.utf8.count <= configuration.targetLimit else { return .failure(.targetTooLong) }
        guard headers.byteCount <= ServerConfiguration.headerLimit else { return .failure(.headersTooLong) }
        guard let method = Request.Method(rawValue: method) else { return .failure(.unknownMethod) }
        guard let location = RequestTarget(target) else { return .failure(.badTarget) }
        guard hasClearFraming else { return .failure(.badFraming) }
        if let length = headers["Content-Length"], (Int(length) ?? .max) > configuration.bodyLimit {
            return .failure(.bodyTooLong(limit: configuration.bodyLimit))
        }
        return .success(
            Request(
                method: method, path: location.path, segments: location.segments, query: location.query,
                headers: headers, cookies: Fields(cookieHeaders: headers.all("Cookie")), remoteAddress: remoteAddress))
    }

    /// Whether a proxy and this server must agree on where the body ends and which host is meant.
    ///
    /// RFC 9112, 6.3 and 3.2: two lengths, a length beside a transfer coding, an unknown coding or two hosts are how
    /// requests are smuggled past a proxy.
    private var hasClearFraming: Bool {
        let lengths = headers.all("Content-Length")
        let codings = headers.all("Transfer-Encoding")
        let isChunked = codings.count == 1 && codings[0].equalsIgnoringCase("chunked")
        return lengths.count + codings.count <= 1 && (codings.isEmpty || isChunked) && headers.all("Host").count <= 1
    }

    private static func headers(of connection: OpaquePointer) -> Headers {
        var headers = Headers()
        withUnsafeMutablePointer(to: &headers) { pointer in
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, collectHeader, pointer)
        }
        return headers
    }
}

/// Adds one header; a file-level function, so that it belongs to no actor on the daemon's thread.
private nonisolated func collectHeader(
    _ context: UnsafeMutableRawPointer?, _: MHD_ValueKind, _ name: UnsafePointer<CChar>?, _ nameLength: Int,
    _ value: UnsafePointer<CChar>?, _ valueLength: Int
) -> MHD_Result {
    guard let context, let name else { return .NO }
    let value = UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueLength)
    context.assumingMemoryBound(to: Headers.self).pointee.add(
        String(decoding: UnsafeRawBufferPointer(start: name, count: nameLength), as: UTF8.self),
        String(decoding: value, as: UTF8.self))
    return .YES
}
