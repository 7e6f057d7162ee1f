import SeededRandom
import Synchronization
import Testing

@testable import WebServer

@Suite("Responses") struct ResponseTests {
    @Test(
        "A header that would smuggle another is never sent",
        arguments: [
            ("X-Name", "a\r\nSet-Cookie: x=1"), ("X-Name", "a\nb"), ("X-Name", "a\rb"), ("X-Name", "a\0b"),
            ("X-Name\r\nX-Other", "a"), ("X Name", "a"), ("", "a"), ("X-Näme", "a"), ("X-Name", "\u{7F}"),
            ("Content-Length", "5"), ("transfer-encoding", "chunked"), ("Connection", "close"),
        ])
    func injection(name: String, value: String) async throws {
        let handler: Server.Handler = { _ in
            var response = Response.text(200, "Secret.")
            response.headers.add(name, value)
            return response
        }
        try await withServer(handler: handler) { port in
            let response = try RawClient(port: port).get("/")
            #expect(response.status == 500)
            #expect(response.headers["Set-Cookie"] == nil && response.headers["X-Name"] == nil)
            #expect(response.text == "The server made a response that it may not send.\n")
        }
    }

    @Test("A status that HTTP does not have is refused", arguments: [0, -1, 99, 101, 600, .max])
    func badStatus(status: Int) async throws {
        try await withServer(handler: { _ in Response(status: status) }) { port in
            let response = try RawClient(port: port).get("/")
            #expect(response.status == 500)
        }
    }

    @Test("Headers arrive as they were set, repeated ones repeated")
    func headers() async throws {
        let handler: Server.Handler = { _ in
            var response = Response(status: 201, body: .bytes(Array("<p>é</p>".utf8)))
            response.headers.set("Content-Type", to: "text/html; charset=utf-8")
            response.headers.add("Set-Cookie", "a=1; HttpOnly")
            response.headers.add("Set-Cookie", "b=2")
            response.headers.set("Content-Security-Policy", to: "default-src 'self'")
            return response
        }
        try await withServer(handler: handler) { port in
            let response = try RawClient(port: port).get("/")
            #expect(response.status == 201)
            #expect(response.headers.all("Set-Cookie") == ["a=1; HttpOnly", "b=2"])
            #expect(response.headers["Content-Security-Policy"] == "default-src 'self'")
            #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
            #expect(response.body == Array("<p>é</p>".utf8))
        }
    }

    @Test("A redirect answers 303 with its location")
    func redirect() async throws {
        try await withServer(handler: { _ in .redirect(to: "/care?date=2026-11-30") }) { port in
            let response = try RawClient(port: port).get("/")
            #expect(response.status == 303)
            #expect(response.headers["Location"] == "/care?date=2026-11-30")
        }
    }

    @Test("A long page is compressed for clients that take it, a short one and a picture are not")
    func gzip() async throws {
        let page = String(repeating: "<li>Stretch the knee</li>", count: 200)
        let handler: Server.Handler = { request in
            let (body, type) =
                switch request.path {
                case "/page": (Array(page.utf8), "text/html; charset=utf-8")
                case "/short": (Array("short".utf8), "text/html; charset=utf-8")
                default: ([UInt8](repeating: 0, count: 5_000), "image/png")
                }
            var response = Response(body: .bytes(body))
            response.headers.set("Content-Type", to: type)
            return response
        }
        try await withServer(handler: handler) { port in
            let client = try RawClient(port: port)
            let packed = try client.get("/page", headers: "Accept-Encoding: br, gzip;q=0.5\r\n")
            #expect(packed.headers["Content-Encoding"] == "gzip")
            #expect(packed.headers["Vary"] == "Accept-Encoding")
            #expect(packed.body.count < 200)
            #expect(Gunzip.bytes(packed.body) == Array(page.utf8))
            let plain = try client.get("/page", headers: "Accept-Encoding: gzip;q=0, br\r\n")
            #expect(plain.headers["Content-Encoding"] == nil && plain.headers["Vary"] == "Accept-Encoding")
            #expect(plain.text == page)
            #expect(try client.get("/short", headers: "Accept-Encoding: gzip\r\n").headers["Content-Encoding"] == nil)
            #expect(try client.get("/png", headers: "Accept-Encoding: gzip\r\n").body.count == 5_000)
        }
    }

    @Test("Accept-Encoding is read with its weights")
    func acceptEncoding() {
        for header in ["gzip", "x-gzip", "br,gzip", "GZIP ; q=0.001", "*", "*;q=0, gzip"] {
            #expect(Compression.isAccepted(header), "\(header)")
        }
        for header in [nil, "", "br", "gzip;q=0", "gzip;q=0.000", "*;q=0", "gzip;q=0, *", "gzip;q=x"] {
            #expect(!Compression.isAccepted(header), "\(header ?? "none")")
        }
    }

    @Test("What does not shrink stays as it is")
    func incompressible() {
        var random = SplitMix64(seed: 7)
        #expect(Compression.gzip((0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) }) == nil)
        #expect(Compression.gzip([]) == nil)
    }

    @Test("The log has method, route, status and time, and nothing that the participant sent")
    func log() async throws {
        let lines = Mutex<[String]>([])
        let logged = Signal()
        let handler: Server.Handler = { request in
            var response = Response.text(200, "Stored.")
            response.route = "/answers/:id"
            return response
        }
        let sink: @Sendable (String) -> Void = { line in
            lines.withLock { $0.append(line) }
            logged.raise()
        }
        try await withServer(log: sink, handler: handler) { port in
            let client = try RawClient(port: port)
            client.send("POST /answers/anna?pain=7 HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\npain=7")
            #expect(try client.response().status == 200)
            await logged.wait()
        }
        let line = try #require(lines.withLock { $0.first })
        #expect(line.hasPrefix("POST /answers/:id 200 ") && line.hasSuffix(" ms"))
        #expect(!line.contains("anna") && !line.contains("pain"))
    }
}
