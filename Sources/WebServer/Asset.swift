/// Fixed content that is ready to send: with its type, a strong entity tag, and compressed once.
public struct Asset: Sendable {
    private let bytes: [UInt8]
    private let gzipped: [UInt8]?
    private let contentType: String
    let fingerprint: String
    private let cacheControl: String

    /// Prepares content, for example a resource that is embedded in the program.
    ///
    /// - Parameters:
    ///   - fileName: decides the content type by its extension.
    ///   - cacheControl: by default clients ask each time whether it changed, which costs one 304.
    /// - Complexity: O(n), compression included.
    public init(_ bytes: [UInt8], fileName: String, cacheControl: String = "no-cache") {
        self.bytes = bytes
        self.cacheControl = cacheControl
        contentType = ContentType.of(fileName: fileName)
        gzipped =
            bytes.count > 1024 && Compression.helps(contentType: contentType)
            ? Compression.gzip(bytes, level: 9) : nil
        fingerprint = Compression.fingerprint(bytes)
    }

    /// Answers GET and HEAD with the content, or 304 when the client has it; 405 to other methods.
    public func response(to request: Request) -> Response {
        guard request.method == .get || request.method == .head else { return .methodNotAllowed("GET, HEAD") }
        let compressed = Compression.isAccepted(request.headers["Accept-Encoding"]) ? gzipped : nil
        let tag = compressed == nil ? "\"\(fingerprint)\"" : "\"\(fingerprint)-gzip\""
        var response = Response()
        response.headers.set("ETag", to: tag)
        response.headers.set("Cache-Control", to: cacheControl)
        if gzipped != nil { response.headers.set("Vary", to: "Accept-Encoding") }
        if EntityTag.matches(tag, request.headers.all("If-None-Match")) {
            response.status = 304
            return response
        }
        response.headers.set("Content-Type", to: contentType)
        if compressed != nil { response.headers.set("Content-Encoding", to: "gzip") }
        response.body = .bytes(compressed ?? bytes)
        return response
    }
}

/// Comparison of entity tags (RFC 9110, 13.1.2).
enum EntityTag {
    /// Whether an `If-None-Match` header lists `tag`, or anything at all; weak marks do not count here.
    static func matches(_ tag: String, _ headers: [String]) -> Bool {
        headers.flatMap { $0.split(separator: ",") }.contains { element in
            let candidate = element.trimmingSpaces()
            return candidate == "*" || candidate == tag || (candidate.hasPrefix("W/") && candidate.dropFirst(2) == tag)
        }
    }
}

extension Response {
    /// 405 with the methods that are allowed, as "GET, HEAD".
    public static func methodNotAllowed(_ allowed: String) -> Response {
        var response = Response.text(405, "This address does not take the method of this request.")
        response.headers.set("Allow", to: allowed)
        return response
    }
}
