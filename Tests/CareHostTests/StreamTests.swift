import Foundation
import LiveUI
import TestSupport
import Testing
import UIKit
import WebServer

@testable import CareHost

/// A host behind a server on a free port; blocking clients run on threads of their own.
@MainActor private func withServer(
    _ fixture: Fixture, grace: Duration = .seconds(5), _ body: (Int) async throws -> Void
) async throws {
    var configuration = ServerConfiguration()
    configuration.port = 0
    configuration.bodyLimit = CareHost.Host.bodyLimit
    configuration.heartbeat = .milliseconds(20)
    configuration.grace = grace
    let host = try #require(fixture.host)
    let server = Server(configuration: configuration, handler: { await host.answer($0) })
    try server.start()
    do {
        try await body(try #require(server.port))
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}

private func message(_ event: EventSource.Event?) throws -> LiveMessage {
    try JSONDecoder().decode(LiveMessage.self, from: Data(try #require(event).data.utf8))
}

@MainActor @Suite("Streams over a real connection") struct StreamTests {
    @Test("One stream carries the changes of two tabs, each under its scene")
    func twoTabs() async throws {
        let fixture = try Fixture()
        try await withServer(fixture) { port in
            let client = HTTPClient(port: port)
            let first = try await Page(text: client.get("/").text, target: "/")
            let second = try await Page(text: client.get("/").text, target: "/")
            let stream = EventSource()
            let target = "/live?scene=\(first.scene).\(first.version)&scene=\(second.scene).\(second.version)"
            #expect(try await stream.connect(port: port, target: target, cookies: client.cookies) == 200)
            let reply = try await client.post("/", first.writing("Seen.").map { (name: $0.key, value: $0.value) })
            #expect(reply.status == 303)
            let messages = [try message(await stream.next()), try message(await stream.next())]
            #expect(Set(messages.map(\.scene)) == [first.scene, second.scene])
            #expect(messages.allSatisfy { $0.patches.joined().contains("Seen.") })
        }
    }

    @Test("A page that has missed changes gets them at once")
    func catchUp() async throws {
        let fixture = try Fixture()
        try await withServer(fixture) { port in
            let client = HTTPClient(port: port)
            let page = try await Page(text: client.get("/").text, target: "/")
            for line in ["One.", "Two."] {
                _ = try await client.post("/", page.writing(line).map { (name: $0.key, value: $0.value) })
            }
            let stream = EventSource()
            _ = try await stream.connect(
                port: port, target: "/live?scene=\(page.scene).\(page.version)", cookies: client.cookies)
            let missed = try message(await stream.next())
            #expect(missed.from <= Int(page.version) ?? 0)
            #expect(missed.patches.joined().contains("Two."))
        }
    }

    @Test("A scene that is gone is named, so that its page asks for its address anew")
    func gone() async throws {
        let fixture = try Fixture()
        try await withServer(fixture) { port in
            let client = HTTPClient(port: port)
            let page = try await Page(text: client.get("/").text, target: "/")
            let stream = EventSource()
            _ = try await stream.connect(
                port: port, target: "/live?scene=unknown.1&scene=&scene=.&scene=\(page.scene).x",
                cookies: client.cookies)
            #expect(try await stream.next() == .init(name: "gone", data: "unknown"))
            // A version that is no number is that of a page that knows nothing: it gets the whole window.
            let whole = try message(await stream.next())
            #expect(whole.scene == page.scene && whole.from == 0)
        }
    }

    @Test("A participant cannot listen to another's scene")
    func others() async throws {
        let fixture = try Fixture()
        try await withServer(fixture) { port in
            let (one, other) = (HTTPClient(port: port), HTTPClient(port: port))
            let theirs = try await Page(text: other.get("/").text, target: "/")
            _ = try await one.get("/")
            let stream = EventSource()
            _ = try await stream.connect(port: port, target: "/live?scene=\(theirs.scene).0", cookies: one.cookies)
            #expect(try await stream.next() == .init(name: "gone", data: theirs.scene))
            let stranger = try await HTTPClient(port: port).get("/live?scene=\(theirs.scene).0")
            #expect(stranger.status == 403)
        }
    }

    @Test("When a client leaves, its scene is let go: nothing listens any more")
    func leaving() async throws {
        let fixture = try Fixture()
        try await withServer(fixture) { port in
            let client = HTTPClient(port: port)
            let page = try await Page(text: client.get("/").text, target: "/")
            let participant = try #require(
                try fixture.host.participants.participant(await client.cookies["participant"] ?? ""))
            let stream = EventSource()
            _ = try await stream.connect(
                port: port, target: "/live?scene=\(page.scene).\(page.version)", cookies: client.cookies)
            fixture.now += 1_000
            participant.live.closeOverdue()
            #expect(!participant.live.isIdle, "an open stream keeps its scene")
            await stream.close()
            // The server notices at a heartbeat; then the scene has two more minutes.
            while !participant.live.isIdle {
                fixture.now += 1_000
                participant.live.closeOverdue()
                await Task.yield()
            }
            #expect(participant.live.status(of: page.scene) == nil)
        }
    }

    @Test("Stopping the server ends its streams without waiting for the grace time", .timeLimit(.minutes(2)))
    func stopping() async throws {
        let fixture = try Fixture()
        let stream = EventSource()
        try await withServer(fixture, grace: .seconds(3_600)) { port in
            let client = HTTPClient(port: port)
            let page = try await Page(text: client.get("/").text, target: "/")
            _ = try await stream.connect(
                port: port, target: "/live?scene=\(page.scene).\(page.version)", cookies: client.cookies)
        }
        #expect(try await stream.next() == nil)
        #expect(await stream.hasEnded)
    }

    @Test("Limits of the server hold: a body over 4 MB, and an address over 4 KB")
    func limits() async throws {
        let fixture = try Fixture()
        try await withServer(fixture) { port in
            let client = HTTPClient(port: port)
            let page = try await Page(text: client.get("/").text, target: "/")
            let huge = String(repeating: "x", count: CareHost.Host.bodyLimit)
            let reply = try await client.post("/", page.writing(huge).map { (name: $0.key, value: $0.value) })
            #expect(reply.status == 413)
            #expect(reply.text.contains("This request is too large."))
            #expect(try await client.get("/?open=" + String(repeating: ".", count: 10_000)).status == 414)
            #expect(try await Page(text: client.get("/").text, target: "/").lines.isEmpty)
        }
    }

    @Test("A document is compressed for a browser that takes it")
    func compressed() async throws {
        let fixture = try Fixture()
        try await withServer(fixture) { port in
            let reply = try await HTTPClient(port: port).get("/", headers: ["Accept-Encoding": "gzip"])
            #expect(reply.header("Content-Encoding") == "gzip")
            #expect(reply.header("Cache-Control") == "no-store")
            #expect(reply.body.starts(with: [0x1F, 0x8B]))
        }
    }
}
