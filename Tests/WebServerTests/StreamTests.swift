import Glibc
import Synchronization
import Testing

@testable import WebServer

@Suite("Event streams") struct StreamTests {
    /// The streams that a handler has opened, and what became of them.
    final class Hub: Sendable {
        let streams = Mutex<[EventStream]>([])
        let opened = Signal()
        let closed = Signal()
        let limit: Int

        init(limit: Int = 256 << 10) {
            self.limit = limit
        }

        @Sendable func handle(_ request: Request) async -> Response {
            let stream = EventStream(limit: limit) { self.closed.raise() }
            streams.withLock { $0.append(stream) }
            stream.send(data: "hello")
            opened.raise()
            return .events(stream)
        }

        var all: [EventStream] { streams.withLock { $0 } }
    }

    static func listen(_ port: Int, receiveBuffer: Int32? = nil) throws -> RawClient {
        let client = try RawClient(port: port, receiveBuffer: receiveBuffer)
        client.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.head().headers["Content-Type"] == "text/event-stream")
        _ = try client.read(through: "data: hello\n\n")
        return client
    }

    @Test("Fifty clients get every event in the order in which it was pushed")
    func order() async throws {
        let hub = Hub()
        try await withServer(handler: hub.handle) { port in
            let clients = try (0..<50).map { _ in try Self.listen(port) }
            for number in 0..<40 { for stream in hub.all { #expect(stream.send(data: "\(number)")) } }
            for stream in hub.all { stream.close() }
            for client in clients {
                let text = String(decoding: try client.readChunks(), as: UTF8.self)
                #expect(text == (0..<40).map { "data: \($0)\n\n" }.joined())
            }
            await hub.closed.wait(for: 50)
        }
    }

    @Test("A pushing task and a reading client lose nothing between them")
    func concurrentPush() async throws {
        let hub = Hub()
        try await withServer(handler: hub.handle) { port in
            let client = try Self.listen(port)
            let stream = try #require(hub.all.first)
            Task.detached {
                for number in 0..<2_000 { stream.send(data: "\(number)") }
                stream.close()
            }
            let text = String(decoding: try client.readChunks(), as: UTF8.self)
            #expect(text == (0..<2_000).map { "data: \($0)\n\n" }.joined())
        }
    }

    @Test("A client that does not read is disconnected when its buffer is full")
    func slowReader() async throws {
        let hub = Hub(limit: 64 << 10)
        try await withServer(handler: hub.handle) { port in
            let client = try Self.listen(port, receiveBuffer: 4_096)
            let stream = try #require(hub.all.first)
            let event = [UInt8](repeating: UInt8(ascii: ":"), count: 8_190) + Array("\n\n".utf8)
            // The kernel takes some megabytes before the buffer here begins to fill.
            var sent = 0
            while sent < 10_000, stream.send(event) { sent += 1 }
            #expect(sent < 10_000)
            #expect(!stream.isOpen)
            await hub.closed.wait()
            #expect(!stream.send(data: "late"))
            _ = try? client.readToEnd()
            #expect(client.isAtEnd)
        }
    }

    @Test("A departed client is noticed by the heartbeat")
    func departed() async throws {
        let hub = Hub()
        try await withServer({ $0.heartbeat = .milliseconds(20) }, handler: hub.handle) { port in
            var client: RawClient? = try Self.listen(port)
            client?.shutDown()
            client = nil
            await hub.closed.wait()
            #expect(try #require(hub.all.first).isOpen == false)
        }
    }

    @Test("A stream without events gets comments")
    func heartbeat() async throws {
        let hub = Hub()
        try await withServer({ $0.heartbeat = .milliseconds(20) }, handler: hub.handle) { port in
            let client = try Self.listen(port)
            for _ in 0..<3 { _ = try client.read(through: ":\n\n") }
        }
    }

    @Test("A stream outlives the idle time")
    func streamsAreNotIdle() async throws {
        let hub = Hub()
        let configure: (inout ServerConfiguration) -> Void = {
            $0.idleTimeout = .seconds(1)
            $0.heartbeat = .milliseconds(500)
        }
        try await withServer(configure, handler: hub.handle) { port in
            let client = try Self.listen(port)
            // Six comments are three seconds: more than twice the idle time, after which dripping requests are cut.
            for _ in 0..<6 { _ = try client.read(through: ":\n\n") }
            try #require(hub.all.first).send(data: "still here")
            _ = try client.read(through: "data: still here\n\n")
        }
    }

    @Test("A stream serves one client; a second one is refused and the first is not disturbed")
    func oneClient() async throws {
        let stream = EventStream()
        try await withServer(handler: { _ in .events(stream) }) { port in
            let first = try RawClient(port: port)
            first.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try first.head().status == 200)
            let second = try RawClient(port: port).get("/")
            #expect(second.status == 500)
            stream.send(data: "mine")
            _ = try first.read(through: "data: mine\n\n")
        }
        #expect(!stream.isOpen)
    }

    @Test("HEAD of a stream has its headers and ends it")
    func head() async throws {
        let hub = Hub()
        try await withServer(handler: hub.handle) { port in
            let response = try RawClient(port: port).get("/events", method: "HEAD")
            #expect(response.headers["Content-Type"] == "text/event-stream")
            await hub.closed.wait()
        }
    }

    @Test("An HTTP/1.0 client gets the events without chunks")
    func http10() async throws {
        let hub = Hub()
        try await withServer(handler: hub.handle) { port in
            let client = try RawClient(port: port)
            client.send("GET /events HTTP/1.0\r\n\r\n")
            _ = try client.read(through: "\r\n\r\n")
            try #require(hub.all.first).close()
            #expect(String(decoding: try client.readToEnd(), as: UTF8.self) == "data: hello\n\n")
        }
    }

    @Test("Events are written so that no text ends its line or its event")
    func wireForm() {
        func wire(_ name: String?, _ data: String, _ id: String? = nil) -> String {
            String(decoding: ServerSentEvent.bytes(event: name, data: data, id: id), as: UTF8.self)
        }
        #expect(wire(nil, "a") == "data: a\n\n")
        #expect(wire("patch", "a\nb\r\nc\rd") == "event: patch\ndata: a\ndata: b\ndata: c\ndata: d\n\n")
        #expect(wire("x\ndata: y", "", "1\r\n2\0") == "event: xdata: y\nid: 12\ndata: \n\n")
        #expect(wire(nil, "\n\n") == "data: \ndata: \ndata: \n\n")
    }
}

extension RawClient {
    /// The payload of the chunks that are left, up to the last one.
    func readChunks() throws -> [UInt8] {
        var payload: [UInt8] = []
        while true {
            let line = try read(through: "\r\n").dropLast(1)
            // The chunk in which the reader already has read goes on with its rest.
            guard let size = Int(line, radix: 16) else { continue }
            let chunk = try read(count: size)
            _ = try read(through: "\r\n")
            if size == 0 { return payload }
            payload += chunk
        }
    }
}
