import Testing

@testable import WebServer

@Suite("Connections") struct ConnectionTests {
    @Test("Two requests one after the other share a connection")
    func keepAlive() async throws {
        try await withServer(handler: echo) { port in
            let client = try RawClient(port: port)
            #expect(try client.get("/a/b%20c?x=1&x=2").text == "GET [\"a\", \"b c\"] [\"x=1\", \"x=2\"] 0\n")
            #expect(try client.get("/second").text == "GET [\"second\"] [] 0\n")
        }
    }

    @Test("Pipelined requests are answered in their order")
    func pipelining() async throws {
        try await withServer(handler: echo) { port in
            let client = try RawClient(port: port)
            client.send((0..<20).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
            for number in 0..<20 {
                #expect(try client.response().text == "GET [\"\(number)\"] [] 0\n")
            }
        }
    }

    @Test("An HTTP/1.0 client gets its response and the end of the connection")
    func http10() async throws {
        try await withServer(handler: echo) { port in
            let client = try RawClient(port: port)
            client.send("GET /old HTTP/1.0\r\n\r\n")
            let text = String(decoding: try client.readToEnd(), as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1."))
            #expect(text.hasSuffix("\r\n\r\nGET [\"old\"] [] 0\n"))
        }
    }

    @Test("A body in chunks arrives whole")
    func chunkedUpload() async throws {
        try await withServer(handler: { .text(200, String(decoding: $0.body, as: UTF8.self)) }) { port in
            let client = try RawClient(port: port)
            client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nknee\r\n")
            client.send("5\r\n joint\r\n".replacing("5", with: "6"))
            client.send("0\r\n\r\n")
            #expect(try client.response().text == "knee joint\n")
        }
    }

    @Test("A HEAD response has the headers of GET and no body")
    func head() async throws {
        try await withServer(handler: { _ in .text(200, "Ready.") }) { port in
            let client = try RawClient(port: port)
            let head = try client.get("/", method: "HEAD")
            let get = try client.get("/")
            #expect(head.headers["Content-Length"] == "7")
            #expect(head.status == 200 && head.body.isEmpty)
            #expect(get.text == "Ready.\n")
        }
    }
}
