import Foundation
import TestSupport
import Testing
import UIKit

@testable import CareHost
@testable import WebServer

extension Hosting {
    static let journal = Hosting(
        name: "Journal", summary: "A line a day.", resources: nil,
        demonstration: { application in
            guard let delegate = application.delegate as? JournalDelegate else { return }
            for day in 1...3 { try delegate.write("Made up: day \(day)") }
        })
}

/// A host of the journal on a directory of its own, and a browser that asks it without a network between.
@MainActor final class Fixture {
    let directory: URL
    var now = 1_000.0
    private(set) var host: CareHost.Host!
    private let isDemonstration: Bool
    private let hosting: Hosting

    init(isDemonstration: Bool = false, hosting: Hosting = .journal) throws {
        self.isDemonstration = isDemonstration
        self.hosting = hosting
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID().uuidString)")
        try start()
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// Starts the host, anew after a first time: what was in memory is gone, as after a crash.
    func start() throws {
        host = try CareHost.Host(
            hosting: hosting, data: directory, isDemonstration: isDemonstration, now: { [unowned self] in now }
        ) { UIApplication.launch(JournalDelegate.self, in: $0) }
    }

    var participantFolders: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: directory.path + "/participants")) ?? []
    }

    /// The lines that a participant's app holds; opening it where it is not running.
    func lines(of browser: Browser) throws -> [String] {
        let id = try #require(browser.cookie)
        let participant = try #require(try host.participants.participant(id))
        return participant.live.container.run { (UIApplication.shared.delegate as? JournalDelegate)?.lines ?? [] }
    }
}

/// A browser that asks a host without a network between, and keeps the participant's cookie.
@MainActor final class Browser {
    private let fixture: Fixture
    var cookie: String?

    init(_ fixture: Fixture, cookie: String? = nil) {
        self.fixture = fixture
        self.cookie = cookie
    }

    func get(_ target: String, method: Request.Method = .get, headers: [String: String] = [:]) async -> Response {
        await send(request(method, target, headers))
    }

    func post(_ target: String, _ fields: KeyValuePairs<String, String>, headers: [String: String] = [:]) async
        -> Response
    {
        var request = request(.post, target, headers)
        request.form = Fields(fields.map { .init(name: $0.key, value: $0.value) })
        return await send(request)
    }

    /// Loads a page and fills in what its forms hold: a form of an event to the journal.
    func page(_ target: String = "/") async throws -> Page {
        try await Page(text: get(target).text, target: target)
    }

    private func request(_ method: Request.Method, _ target: String, _ headers: [String: String]) -> Request {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var request = Request(method: method, path: String(parts[0]))
        request.segments = parts[0].split(separator: "/").map { PercentDecoding.formText($0.utf8) }
        if parts.count > 1 { request.query = PercentDecoding.fields(parts[1].utf8) }
        for header in headers { request.headers.add(header.key, header.value) }
        if let cookie { request.cookies = Fields([.init(name: "participant", value: cookie)]) }
        return request
    }

    private func send(_ request: Request) async -> Response {
        let response = await fixture.host.answer(request)
        if let set = response.headers["Set-Cookie"] {
            cookie = set.split(separator: ";").first.map { String($0.dropFirst("participant=".count)) }
        }
        return response
    }
}

/// A loaded page of the journal and the fields that its forms post.
@MainActor struct Page {
    let node: DOMNode
    let target: String
    let token: String
    let scene: String
    let view: String
    let version: String

    init(text: String, target: String) throws {
        node = try DOMParser.parse(text)
        self.target = target
        let form = try #require(node.elements(tag: "form").first { $0.attributes["hx-post"] != nil })
        let fields = Dictionary(form.formFields.map { ($0.name, $0.value) }) { first, _ in first }
        token = try #require(fields["_token"])
        scene = try #require(fields["_scene"])
        view = try #require(fields["_view"])
        version = try #require(node.elements(tag: "html").first?.attributes["data-version"])
    }

    /// The fields of writing a line, some of them changed.
    func writing(_ line: String, token: String? = nil, scene: String? = nil, view: String? = nil)
        -> KeyValuePairs<String, String>
    {
        [
            "_token": token ?? self.token, "_scene": scene ?? self.scene, "_view": view ?? self.view,
            "_event": "write", "line": line,
        ]
    }

    var lines: [String] { node.elements(class: "line").map(\.textContent) }
    /// What the page says of the last event.
    var notice: String? { node.elements(class: "notice").first?.elements(tag: "span").first?.textContent }
}

extension Response {
    var text: String {
        guard case .bytes(let bytes) = body else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Puts a file where a directory would be needed: rights alone do not stop a superuser, who may run the tests.
func emptyFile(at path: String) throws {
    try Data().write(to: URL(fileURLWithPath: path))
}
