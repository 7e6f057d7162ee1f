import CareKitStore
import Containers
import Foundation
import PostgresTestServer
import TestSupport
import Testing

@Suite("Recover's command line") struct CommandLineTests {
    private let data = FileManager.default.temporaryDirectory.appendingPathComponent("recover-\(UUID().uuidString)")

    private func end(_ arguments: String...) async throws -> ServerProcess.End {
        try await ServerProcess("Recover", arguments).end()
    }

    @Test("Help names every option with its default, on standard output")
    func help() async throws {
        let end = try await end("serve", "--help")
        #expect(end.status == 0)
        #expect(end.complaint == "")
        for text in ["--host", "127.0.0.1", "--port", "8080", "--data", "--database", "sqlite:", "--demo", "--help"] {
            #expect(end.output.contains(text))
        }
        #expect(try await self.end("--help").output.contains("serve"))
    }

    @Test(
        "Wrong usage is one line on standard error, and exit code 2",
        arguments: [
            [], ["sing"], ["serve", "--port", "http"], ["serve", "--port", "65536"], ["serve", "--port"],
            ["serve", "--port", "-1"], ["serve", "--colour"], ["serve", "extra"], ["serve", "--demo=yes"],
            ["serve", "--demo", "--demo"], ["serve", "--data", ""], ["serve", "--database", "mysql://a/b"],
            ["serve", "--po\nrt"],
        ])
    func wrongUsage(arguments: [String]) async throws {
        let end = try await ServerProcess("Recover", arguments).end()
        #expect(end.status == 2 && !end.isSignal)
        #expect(end.output == "")
        #expect(end.complaint.hasPrefix("Recover: "))
        #expect(end.complaint.count { $0 == "\n" } == 1)
    }

    @Test("A data directory that cannot be made ends it with exit code 1 and what to do")
    func data() async throws {
        let end = try await end("serve", "--port", "0", "--data", "/dev/null/data")
        #expect(end.status == 1 && !end.isSignal)
        #expect(
            end.complaint
                == "Recover: cannot write to /dev/null/data/participants; choose another place with --data DIR\n")
    }

    @Test(
        "A database server that cannot be used ends it with exit code 1 and what to do, and no password is shown",
        arguments: [
            ("postgres://care:hunter2@127.0.0.1:1/care", "does not answer"), ("postgres://[", "is not valid"),
        ])
    func databaseServer(address: String, reason: String) async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let end = try await end("serve", "--port", "0", "--data", data.path, "--database", address)
        #expect(end.status == 1 && !end.isSignal)
        #expect(end.complaint.contains(reason))
        #expect(!end.complaint.contains("hunter2"))
    }

    @Test("With a database server, participants' stores are there and not among the files")
    func storesOnServer() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let address = try PostgresTestServer.shared.get().address()
        let server = try ServerProcess(
            "Recover", ["serve", "--port", "0", "--data", data.path, "--database", address, "--demo"])
        let client = HTTPClient(port: try await server.port())
        #expect(try await client.get("/?tab=1").status == 200)
        await server.signal(SIGTERM)
        #expect(try await server.end().status == 0)

        let files = try FileManager.default.subpathsOfDirectory(atPath: data.path)
        #expect(!files.contains { $0.hasSuffix(".sqlite") })
        let participant = try #require(files.first { $0.hasPrefix("participants/") }).split(separator: "/")[1]
        let container = try Container(id: String(participant), directory: nil, database: address)
        let store = container.run { OCKStore(name: "Recover") }
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty == false)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty == false)
    }

    @Test("A host that is no address of this machine ends it with exit code 1 and what to do")
    func host() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let end = try await end("serve", "--host", "192.0.2.1", "--port", "0", "--data", data.path)
        #expect(end.status == 1 && !end.isSignal)
        #expect(end.complaint.contains("Use 127.0.0.1, or 0.0.0.0 for all networks."))
    }

    @Test("A port that is taken ends the second server with exit code 1 and what to do; the first goes on")
    func portInUse() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let first = try ServerProcess("Recover", ["serve", "--port", "0", "--data", data.path])
        let port = try await first.port()
        let second = try await end("serve", "--port", String(port), "--data", data.path)
        #expect(second.status == 1 && !second.isSignal)
        #expect(
            second.complaint
                == "Recover: Port \(port) is in use. Choose another port, or stop the program that has it.\n")
        #expect(try await HTTPClient(port: port).get("/healthz").status == 200)
        await first.signal(SIGTERM)
        #expect(try await first.end().status == 0)
    }

    @Test(
        "It says the address with the real port, listens on this machine alone, and ends on a signal",
        arguments: [SIGTERM, SIGINT])
    func signals(number: Int32) async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let server = try ServerProcess("Recover", ["serve", "--port", "0", "--data", data.path])
        let line = try #require(try await server.line())
        let port = try #require(line.wholeMatch(of: /Recover is listening on http:\/\/127\.0\.0\.1:([1-9][0-9]*)/))
        #expect(Int(port.1) != nil)
        // At once: the signal may come as soon as the line is out.
        await server.signal(number)
        let end = try await server.end()
        #expect(end.status == 0 && !end.isSignal)
        #expect(end.complaint == "")
    }

    @Test("It stops while pages hold their streams open, which it ends", .timeLimit(.minutes(1)))
    func liveStreams() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let server = try ServerProcess("Recover", ["serve", "--port", "0", "--data", data.path, "--demo"])
        let port = try await server.port()
        let client = HTTPClient(port: port)
        let html = try #require(try await client.get("/").page().elements(tag: "html").first)
        let scene = try #require(html.attributes["data-scene"])
        let version = try #require(html.attributes["data-version"])
        let streams = (1...3).map { _ in EventSource() }
        for stream in streams {
            let target = "/live?scene=\(scene).\(version)"
            #expect(try await stream.connect(port: port, target: target, cookies: client.cookies) == 200)
        }
        await server.signal(SIGTERM)
        let end = try await server.end()
        #expect(end.status == 0 && !end.isSignal)
        for stream in streams {
            #expect(try await stream.next() == nil)
            #expect(await stream.hasEnded, "a stream that outlasts the grace time is cut")
        }
    }
}
