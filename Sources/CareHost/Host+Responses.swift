import LiveUI
import Markup
import UIKit
import WebServer

extension Request {
    /// The participant's secret from the cookie.
    var participantID: String? { cookies[Response.participantCookie] }

    /// Where the page is.
    var state: [String: String] {
        Dictionary(query.items.prefix(16).map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// True where a script posted the form and takes a message in answer.
    var isLive: Bool { headers["HX-Request"] != nil }
}

extension Response {
    static let participantCookie = "participant"

    /// A document that no cache may keep: it holds health data.
    static func page(_ html: HTML, status: Int) -> Response {
        var response = Response(status: status, body: .bytes(html.utf8))
        response.headers.set("Content-Type", to: "text/html; charset=utf-8")
        response.headers.set("Cache-Control", to: "no-store")
        return response
    }

    static func message(_ message: LiveMessage, status: Int) -> Response {
        var response = Response(status: status, body: .bytes(Array(message.json.utf8)))
        response.headers.set("Content-Type", to: "application/json")
        response.headers.set("Cache-Control", to: "no-store")
        return response
    }

    /// Scripts cannot read the cookie, and other sites cannot post with it.
    mutating func setParticipant(_ id: String) {
        headers.add(
            "Set-Cookie", "\(Self.participantCookie)=\(id); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
    }
}

extension Document {
    func page(_ status: Int, _ title: String, _ sentence: String) -> Response {
        .page(render(title: title, sentence: sentence), status: status)
    }
}

extension LiveMessage {
    /// The message as one line of JSON.
    var json: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

/// Headers of every response: nothing but this server's own files runs in its pages, and nobody frames them.
enum SecurityHeaders {
    static let all: KeyValuePairs = [
        "Content-Security-Policy":
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
            + "img-src 'self' data: blob:; connect-src 'self' blob: data:; worker-src 'self' blob:; "
            + "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "accelerometer=(self), gyroscope=(self), camera=(), microphone=(), geolocation=()",
    ]
}
