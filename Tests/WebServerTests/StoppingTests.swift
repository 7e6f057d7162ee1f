import Glibc
import Synchronization
import Testing

@testable import WebServer

@Suite("Starting and stopping", .serialized) struct StoppingTests {
    func configuration(_ change: (inout ServerConfiguration) -> Void = { _ in }) -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.port = 0
        change(&configuration)
        return configuration
    }

    @Test("Stopping ends fifty streams and lets requests in flight finish")
    func orderly() async throws {
        let hub = StreamTests.Hub()
        let (entered, release) = (Signal(), Signal())
        let server = Server(configuration: configuration()) { request in
            if request.path == "/events" { return await hub.handle(request) }
            entered.raise()
            await release.wait()
            return .text(200, "Stored.")
        }
        try server.start()
        let port = try #require(server.port)
        try await withTaskExecutorPreference(BlockingExecutor()) {
            let listeners = try (0..<50).map { _ in try StreamTests.listen(port) }
            let posters = try (0..<5).map { _ in try RawClient(port: port) }
            for poster in posters { poster.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx") }
            await entered.wait(for: 5)
            async let stopped: Void = server.stop()
            await hub.closed.wait(for: 50)
            release.raise()
            for poster in posters {
                let response = try poster.response()
                #expect(response.text == "Stored.\n")
                #expect(response.headers["Connection"] == "close")
            }
            await stopped
            for listener in listeners {
                #expect(try listener.readChunks().isEmpty)
                #expect(try listener.readToEnd().isEmpty)
            }
        }
        #expect(server.port == nil)
        await server.stop()
    }

    @Test("Stopping leaves no thread")
    func threads() async {
        // In a process of its own, because other tests have servers at the same time.
        await #expect(processExitsWith: .success) {
            var configuration = ServerConfiguration()
            configuration.port = 0
            let server = Server(configuration: configuration, handler: echo)
            try server.start()
            let port = try #require(server.port)
            let text = try await withTaskExecutorPreference(BlockingExecutor()) {
                try RawClient(port: port).get("/").text
            }
            try #require(text == "GET [] [] 0\n")
            try #require(StoppingTests.threadNames().contains { $0.hasPrefix("MHD") })
            await server.stop()
            try #require(StoppingTests.threadNames().allSatisfy { !$0.hasPrefix("MHD") })
        }
    }

    /// The names of this process's threads; libmicrohttpd calls its own "MHD-single".
    static func threadNames() throws -> [String] {
        let directory = try #require(opendir("/proc/self/task"))
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let id = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard id != ".", id != "..", let file = fopen("/proc/self/task/\(id)/comm", "r") else { continue }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 64)
            if fgets(&line, 64, file) != nil {
                names.append(String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
            }
        }
        return names
    }

    @Test("A handler that never ends cannot hold the server longer than the grace time", arguments: [0, 50])
    func graceTime(milliseconds: Int) async throws {
        let (entered, release) = (Signal(), Signal())
        let server = Server(configuration: configuration { $0.grace = .milliseconds(milliseconds) }) { _ in
            entered.raise()
            await release.wait()
            return .text(200, "Too late.")
        }
        try server.start()
        let client = try RawClient(port: #require(server.port))
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        await entered.wait()
        let start = ContinuousClock.now
        await server.stop()
        #expect(.now - start < .seconds(3))
        release.raise()
        let answer = String(decoding: try client.readToEnd(), as: UTF8.self)
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 503 "))
    }

    @Test("Stopping twice, at once from two tasks, or before the start is harmless")
    func idempotent() async throws {
        let server = Server(configuration: configuration(), handler: echo)
        await server.stop()
        try server.start()
        async let first: Void = server.stop()
        async let second: Void = server.stop()
        _ = await (first, second)
        await server.stop()
        #expect(throws: ServerError.alreadyStarted) { try server.start() }
    }

    @Test("A server that has stopped is freed")
    func freed() async throws {
        weak var left: Server?
        do {
            let server = Server(configuration: configuration(), handler: echo)
            left = server
            try server.start()
            await server.stop()
        }
        #expect(left == nil)
    }

    @Test("A port in use is named")
    func portInUse() async throws {
        try await withServer(handler: echo) { port in
            let second = Server(configuration: configuration { $0.port = port }, handler: echo)
            #expect(throws: ServerError.portInUse(port)) { try second.start() }
            #expect(ServerError.portInUse(80).description.hasPrefix("Port 80 is in use."))
        }
    }

    @Test("A host that is not this machine's is named", arguments: ["192.0.2.1", "no such host", "", "a\0b"])
    func badHost(host: String) {
        let server = Server(configuration: configuration { $0.host = host }, handler: echo)
        #expect(throws: ServerError.badHost(host)) { try server.start() }
    }

    @Test("Numbers out of range are refused with a sentence", arguments: [-1, 65_536, .max])
    func badPort(port: Int) throws {
        let server = Server(configuration: configuration { $0.port = port }, handler: echo)
        let sentence = "Port \(port) does not exist. Choose one from 0 to 65535."
        #expect(throws: ServerError.badConfiguration(sentence)) { try server.start() }
    }

    @Test("Limits out of range are refused before anything is opened")
    func badLimits() {
        let changes: [(inout ServerConfiguration) -> Void] = [
            { $0.bodyLimit = -1 }, { $0.targetLimit = 0 }, { $0.connectionLimit = 0 }, { $0.connectionLimit = .max },
            { $0.connectionsPerAddress = 0 }, { $0.idleTimeout = .milliseconds(10) }, { $0.heartbeat = .zero },
            { $0.heartbeat = .seconds(Int64.max) }, { $0.grace = .seconds(-1) },
        ]
        for change in changes {
            let server = Server(configuration: configuration(change), handler: echo)
            #expect(throws: ServerError.self) { try server.start() }
            #expect(server.port == nil)
        }
    }

    @Test("The server listens on IPv6 as well")
    func ipv6() async throws {
        let server = Server(configuration: configuration { $0.host = "::1" }, handler: echo)
        do {
            try server.start()
            #expect(try #require(server.port) > 0)
        } catch ServerError.badHost {
            // A machine without IPv6 has no such address.
        }
        await server.stop()
    }
}
