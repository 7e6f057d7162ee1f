import Foundation
import TestSupport
import Testing

/// A participant with a browser without scripts, and a server that is killed between any two requests.
@MainActor @Suite("A server that is killed") struct KilledServerTests {
    private let data = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")

    /// The participant's browser: it goes on with the page that it has, against whichever server is running.
    @MainActor private final class Participant {
        private let data: URL
        private let killsAlways: Bool
        private var server: ServerProcess?
        private var cookies: [String: String] = [:]
        private(set) var target = "/"
        private(set) var page: DOMNode?
        private(set) var status = 0

        init(data: URL, killsAlways: Bool) {
            self.data = data
            self.killsAlways = killsAlways
        }

        var text: String { page?.textContent ?? "" }

        func open(_ target: String) async throws {
            try await ask { try await (reply: $0.get(target), target: target) }
        }

        func tap(_ label: String, _ fields: [(name: String, value: String)] = []) async throws {
            guard let page else { return }
            try await send(label, on: page, at: target, fields)
        }

        /// Posts a form of a page that may be an old one.
        func send(
            _ label: String, on page: DOMNode, at target: String, _ fields: [(name: String, value: String)] = []
        ) async throws {
            try await ask { try await $0.tap(label, on: page, at: target, filling: fields) }
        }

        /// Posts the form of a card's button.
        func press(card title: String) async throws {
            let card = page?.elements(tag: "article").first { $0.textContent.hasPrefix(title) }
            let button = try #require(card?.elements(tag: "button").first, "\(text.prefix(300))")
            try await send(button.textContent, on: try #require(card), at: target)
        }

        private func ask(
            _ request: (HTTPClient) async throws -> (reply: HTTPClient.Reply, target: String)
        ) async throws {
            if killsAlways { try await kill() }
            let client = HTTPClient(port: try await port(), cookies: cookies)
            let answer = try await request(client)
            status = answer.reply.status
            target = answer.target
            page = try answer.reply.page()
            cookies = await client.cookies
        }

        private var knownPort = 0
        private func port() async throws -> Int {
            if server == nil {
                let started = try ServerProcess("Recover", ["serve", "--port", "0", "--data", data.path])
                server = started
                knownPort = try await started.port()
            }
            return knownPort
        }

        /// Ends the server without warning.
        func kill() async throws {
            guard let killed = server.take() else { return }
            await killed.signal(SIGKILL)
            let end = try await killed.end()
            #expect(end.isSignal && end.status == SIGKILL)
            #expect(end.complaint == "")
        }
    }

    @Test("Between any two requests, no acknowledged answer is lost and none is stored twice")
    func killedAlways() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let participant = Participant(data: data, killsAlways: true)
        try await participant.open("/")
        try await participant.press(card: "Onboard")
        #expect(participant.text.contains("Welcome!"))
        try await participant.tap("Next")
        try await participant.tap("Next")
        try await participant.tap("Agree", [(name: "answer.name", value: "Ada Lovelace")])
        #expect(participant.text.contains("Health Data Request"))
        // Going back finds the signature of three servers ago.
        try await participant.tap("Back")
        let name = participant.page?.elements(tag: "input").first { $0.attributes["name"] == "answer.name" }
        #expect(name?.attributes["value"] == "Ada Lovelace")
        try await participant.tap("Agree")
        try await participant.tap("Next")
        #expect(participant.text.contains("Enrollment Complete"))
        try await participant.tap("Done")
        #expect(participant.text.contains("Check In"))

        try await participant.press(card: "Check In")
        let answers = [(name: "answer.checkin.pain", value: "4"), (name: "answer.checkin.sleep", value: "7")]
        try await participant.tap("Done", answers)
        for _ in 1...2 {
            #expect(participant.text.contains("Pain: 4\nSleep: 7 hours"))
            #expect(participant.text.components(separatedBy: "Pain: 4").count == 2)
            try await participant.open("/")
        }
        try await participant.kill()
    }

    @Test("A form that is sent again after a kill, as an impatient person does, is answered once")
    func sentAgain() async throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let participant = Participant(data: data, killsAlways: false)
        try await participant.open("/")
        try await participant.press(card: "Onboard")
        for _ in 1...2 { try await participant.tap("Next") }
        try await participant.tap("Agree", [(name: "answer.name", value: "Ada Lovelace")])
        try await participant.tap("Next")
        try await participant.tap("Done")
        try await participant.press(card: "Check In")
        let form = try #require(participant.page)
        let target = participant.target
        let answers = [(name: "answer.checkin.pain", value: "4"), (name: "answer.checkin.sleep", value: "7")]
        try await participant.tap("Done", answers)
        #expect(participant.text.contains("Pain: 4"))
        try await participant.kill()
        try await participant.send("Done", on: form, at: target, answers.map { (name: $0.name, value: "1") })
        #expect((400..<500).contains(participant.status))
        try await participant.open("/")
        #expect(participant.text.contains("Pain: 4\nSleep: 7 hours"))
        try await participant.kill()
    }
}
