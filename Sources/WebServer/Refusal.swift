/// A request that never reaches the handler, and the sentence that says why.
struct Refusal: Error {
    let status: Int
    let sentence: String

    static let badTarget = Refusal(status: 400, sentence: "The address of this request cannot be read.")
    static let badFraming = Refusal(status: 400, sentence: "The headers of this request contradict each other.")
    static let unreadableForm = Refusal(
        status: 400, sentence: "The form cannot be read or has too many fields. Send it again.")
    static let targetTooLong = Refusal(status: 414, sentence: "The address of this request is too long.")
    static let headersTooLong = Refusal(status: 431, sentence: "The headers of this request are too long.")
    static let unknownMethod = Refusal(status: 501, sentence: "This server does not know the method of this request.")

    static let stopping = Refusal(status: 503, sentence: "The server is stopping. Try again in a moment.")

    static func bodyTooLong(limit: Int) -> Refusal {
        Refusal(status: 413, sentence: "This request is too large. Send at most \(limit) bytes.")
    }

    var response: Response { .text(status, sentence) }

    /// The whole message, for a connection on which libmicrohttpd can no longer answer.
    var message: [UInt8] {
        let body = sentence + "\n"
        let head = [
            "HTTP/1.1 \(status) Content Too Large", "Content-Type: text/plain; charset=utf-8",
            "Cache-Control: no-store",
            "Content-Length: \(body.utf8.count)", "Connection: close",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    }
}
