import Glibc
import Synchronization
import Testing

@testable import WebServer

@Suite("Limits") struct LimitTests {
    @Test("A body that announces too much is refused before it is sent, and the handler never hears of it")
    func announcedOversize() async throws {
        let calls = Mutex(0)
        let handler: Server.Handler = { request in
            calls.withLock { $0 += 1 }
            return await echo(request)
        }
        try await withServer({ $0.bodyLimit = 100 }, handler: handler) { port in
            let client = try RawClient(port: port)
            client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\n\r\n")
            let response = try client.response()
            #expect(response.status == 413)
            #expect(response.text == "This request is too large. Send at most 100 bytes.\n")
            let accepted = try RawClient(port: port)
            accepted.send(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n" + String(repeating: "x", count: 100))
            #expect(try accepted.response().text == "POST [] [] 100\n")
        }
        #expect(calls.withLock { $0 } == 1)
    }

    @Test("A length beyond every integer is refused", arguments: ["9223372036854775807", "99999999999999999999999"])
    func hugeLength(length: String) async throws {
        try await withServer(handler: echo) { port in
            let client = try RawClient(port: port)
            client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n")
            #expect([400, 413].contains(try client.response().status))
        }
    }

    @Test("A chunked body is refused when the count passes the limit, while the client still sends")
    func countedOversize() async throws {
        try await withServer({ $0.bodyLimit = 100 }, handler: echo) { port in
            let client = try RawClient(port: port)
            client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in 0..<3 { client.send("28\r\n" + String(repeating: "x", count: 40) + "\r\n") }
            let response = try client.response()
            #expect(response.status == 413)
            #expect(response.text == "This request is too large. Send at most 100 bytes.\n")
            #expect(try client.readToEnd().isEmpty)
        }
    }

    @Test("Eight kilobytes of headers with a cookie among them are taken")
    func largeHeaders() async throws {
        let handler: Server.Handler = { .text(200, "\($0.cookies["session"]?.count ?? 0) \($0.headers.items.count)") }
        try await withServer(handler: handler) { port in
            let client = try RawClient(port: port)
            let cookie = "Cookie: session=" + String(repeating: "c", count: 4_000) + "\r\n"
            let others = (0..<40).map { "X-Header-\($0): " + String(repeating: "v", count: 85) + "\r\n" }.joined()
            #expect(cookie.utf8.count + others.utf8.count >= 8_000)
            for _ in 0..<2 {
                let response = try client.get("/", headers: cookie + others)
                #expect(response.status == 200)
                #expect(response.text == "4000 42\n")
            }
        }
    }

    @Test("One cookie of eight kilobytes is taken, a longer one is answered 431")
    func largeCookie() async throws {
        try await withServer(handler: { .text(200, "\($0.cookies["k"]?.count ?? 0)") }) { port in
            // "Host: a\r\n" has 9 bytes, "Cookie: k=" and the line's end 12: 8,192 in all.
            for (length, status) in [(8_171, 200), (8_172, 431), (9_000, 431)] {
                let client = try RawClient(port: port)
                let response = try client.get("/", headers: "Cookie: k=\(String(repeating: "c", count: length))\r\n")
                #expect(response.status == status)
                if status == 200 { #expect(response.text == "\(length)\n") }
            }
        }
    }

    @Test("Headers that never end are answered 431")
    func hugeHeaders() async throws {
        try await withServer(handler: echo) { port in
            let client = try RawClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: a\r\n")
            for number in 0..<100 {
                client.send("X-\(number): " + String(repeating: "v", count: 1_000) + "\r\n")
            }
            #expect(try client.head().status == 431)
        }
    }

    @Test("A target over the limit is answered 414")
    func longTarget() async throws {
        try await withServer({ $0.targetLimit = 50 }, handler: echo) { port in
            let client = try RawClient(port: port)
            #expect(try client.get("/" + String(repeating: "a", count: 49)).status == 200)
            #expect(try client.get("/" + String(repeating: "a", count: 50)).status == 414)
        }
    }

    @Test("A connection that says nothing is closed after the idle time")
    func idle() async throws {
        try await withServer({ $0.idleTimeout = .seconds(1) }, handler: echo) { port in
            let client = try RawClient(port: port)
            client.send("GET / HTTP/1.1\r\nHo")
            let start = ContinuousClock.now
            _ = try client.readToEnd()
            #expect(client.isAtEnd)
            #expect(.now - start < .seconds(10))
        }
    }

    @Test("A request that drips byte by byte is cut after twice the idle time")
    func slowLoris() async throws {
        let configure: (inout ServerConfiguration) -> Void = {
            $0.idleTimeout = .seconds(1)
            $0.heartbeat = .milliseconds(50)
        }
        try await withServer(configure, handler: echo) { port in
            let client = try RawClient(port: port)
            client.send("GET / HTTP/1.1\r\nX-Slow: ")
            let start = ContinuousClock.now
            // One byte for each 100 ms in which the server says nothing: never idle, never done.
            while !client.hasEnded(within: 100), .now - start < .seconds(15) { client.send("a") }
            #expect(client.hasEnded(within: 0))
            #expect(.now - start >= .seconds(1.9))
        }
    }

    @Test("A connection over the limit waits until another is closed")
    func connectionLimit() async throws {
        try await withServer({ $0.connectionLimit = 2 }, handler: echo) { port in
            let first = try RawClient(port: port)
            let second = try RawClient(port: port)
            #expect(try first.get("/1").status == 200)
            #expect(try second.get("/2").status == 200)
            let third = try RawClient(port: port)
            third.send("GET /3 HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(!third.hasInput(within: 200))
            first.shutDown()
            #expect(try third.response().text == "GET [\"3\"] [] 0\n")
        }
    }

    @Test("An address over its limit is turned away and the others are served")
    func connectionsPerAddress() async throws {
        try await withServer({ $0.connectionsPerAddress = 1 }, handler: echo) { port in
            let first = try RawClient(port: port)
            #expect(try first.get("/1").status == 200)
            let second = try RawClient(port: port)
            second.send("GET /2 HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try second.readToEnd().isEmpty)
            #expect(try first.get("/3").status == 200)
        }
    }

    @Test(
        "Malformed requests are answered 400",
        arguments: [
            "GET /\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET nowhere HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", "GET /a%00b HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", "GET /\u{1} HTTP/1.1\r\nHost: a\r\n\r\n",
            "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data\r\nContent-Length: 1\r\n\r\nx",
        ])
    func malformed(request: String) async throws {
        let calls = Mutex(0)
        let handler: Server.Handler = { request in
            calls.withLock { $0 += 1 }
            return await echo(request)
        }
        try await withServer({ $0.idleTimeout = .seconds(1) }, handler: handler) { port in
            let client = try RawClient(port: port)
            client.send(request)
            let answer = String(decoding: try client.readToEnd(), as: UTF8.self)
            // libmicrohttpd closes without a word where it has not even found a version.
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400 ") || answer.hasPrefix("HTTP/1.0 400 "))
        }
        #expect(calls.withLock { $0 } == 0)
    }

    @Test("Methods that the server does not know are answered 501", arguments: ["BREW", "TRACE", "CONNECT", "get"])
    func unknownMethod(method: String) async throws {
        try await withServer(handler: echo) { port in
            let client = try RawClient(port: port)
            #expect(try client.get("/", method: method).status == 501)
        }
    }

    @Test("A server may open as many files as the system allows, not the few that a process begins with")
    func openFiles() async throws {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        try #require(getrlimit(resource, &limit) == 0)
        let most = limit.rlim_max
        limit.rlim_cur = min(limit.rlim_cur, most - 1)
        try #require(setrlimit(resource, &limit) == 0)
        try await withServer(handler: echo) { _ in
            var limit = rlimit()
            #expect(getrlimit(resource, &limit) == 0)
            #expect(limit.rlim_cur == most)
        }
    }
}
