import Foundation
import Testing
import UIKit
import WebServer

@testable import CareHost

@MainActor @Suite("Participants") struct ParticipantTests {
    @Test("Newcomers come in at a steady rate after a burst of 500")
    func limit() {
        var limit = NewcomerLimit(at: 0)
        func admitted(of asking: Int, at now: Double) -> Int {
            (1...asking).count { _ in limit.admit(at: now) }
        }
        #expect(admitted(of: 600, at: 0) == 500)
        #expect(admitted(of: 1, at: 0.1) == 0)
        #expect(admitted(of: 2, at: 0.2) == 1)
        // A clock that is set back gives nothing away.
        #expect(admitted(of: 1, at: -1_000) == 0)
        #expect(admitted(of: 600, at: 10_000) == 500)
    }

    @Test("Beyond the rate a newcomer is asked to wait, while participants go on")
    func newcomers() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        _ = await browser.get("/")
        while fixture.host.participants.newcomers.admit(at: fixture.now) {}
        let response = await Browser(fixture).get("/")
        #expect(response.status == 503)
        #expect(response.text.contains("Many people are joining now. Try again in a minute."))
        #expect(response.headers["Set-Cookie"] == nil)
        #expect(await browser.get("/").status == 200)
        fixture.now += 1
        #expect(await Browser(fixture).get("/").status == 200)
    }

    @Test("A demonstration begins with made-up history and says so; its visitor can begin afresh, and return")
    func demonstration() async throws {
        let fixture = try Fixture(isDemonstration: true)
        let browser = Browser(fixture)
        let page = try await browser.page()
        #expect(page.lines == ["Made up: day 1", "Made up: day 2", "Made up: day 3"])
        #expect(page.node.elements(class: "banner").first?.textContent.contains("made up") == true)
        // Reading an empty file costs 4 KB that never come back.
        let mark = fixture.directory.path + "/participants/\(browser.cookie ?? "")/State/k-demonstration"
        #expect(try !Data(contentsOf: URL(fileURLWithPath: mark)).isEmpty)

        let switched = await browser.post("/participants", ["_token": page.token, "kind": "new"])
        #expect(switched.status == 303)
        #expect(switched.headers["Location"] == "/")
        let fresh = try await browser.page()
        #expect(fresh.lines.isEmpty)
        #expect(fresh.node.elements(class: "banner").first?.textContent.contains("new participant") == true)

        _ = await browser.post("/participants", ["_token": fresh.token, "kind": "demonstration"])
        #expect(try await browser.page().lines.count == 3)
    }

    @Test("Only a demonstration's own page can change the participant")
    func switching() async throws {
        let demonstration = try Fixture(isDemonstration: true)
        let browser = Browser(demonstration)
        let id = try await browser.page().token
        let before = browser.cookie
        for fields: KeyValuePairs<String, String> in [[:], ["_token": "", "kind": "new"], ["_token": id + "0"]] {
            #expect(await browser.post("/participants", fields).status == 403)
        }
        #expect(browser.cookie == before)
        #expect(demonstration.participantFolders.count == 1)

        let real = Browser(try Fixture())
        let page = try await real.page()
        #expect(page.node.elements(class: "banner").isEmpty)
        #expect(await real.post("/participants", ["_token": page.token, "kind": "new"]).status == 404)
    }

    @Test("A demonstration that cannot be filled leaves nothing behind")
    func failingDemonstration() async throws {
        var hosting = Hosting.journal
        hosting.demonstration = { _ in throw HostError.librariesMissing }
        let fixture = try Fixture(isDemonstration: true, hosting: hosting)
        #expect(await Browser(fixture).get("/").status == 500)
        #expect(fixture.participantFolders.isEmpty)
    }

    @Test("An app that nobody has used for a while is closed, and comes back with what was stored")
    func idle() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        _ = await browser.post("/", page.writing("Kept."))
        let id = try #require(browser.cookie)
        let first = try #require(try fixture.host.participants.participant(id))
        // The scene goes after two minutes, the app five minutes after its last request.
        fixture.now += 299
        fixture.host.participants.closeIdle()
        #expect(try fixture.host.participants.participant(id) === first)
        fixture.now += 301
        fixture.host.participants.closeIdle()
        #expect(first.live.container.attachment(UIApplication.self) == nil)
        #expect(try await browser.page().lines == ["Kept."])
        let second = try #require(try fixture.host.participants.participant(id))
        #expect(second !== first)
        // The old page's form still works: its scene is built again.
        #expect(await browser.post("/", page.writing("More.")).status == 303)
        #expect(try fixture.lines(of: browser) == ["Kept.", "More."])
    }

    @Test("After a restart open pages go on: form tokens hold, and scenes are built again from the address")
    func restart() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        _ = await browser.post("/", page.writing("Before."))
        try fixture.start()
        let response = await browser.post(
            "/", page.writing("After."), headers: ["HX-Request": "true", "Live-Version": page.version])
        #expect(response.status == 200)
        #expect(response.text.contains("Before.") && response.text.contains("After."))
        #expect(try await browser.page().token == page.token)
        #expect(fixture.participantFolders.count == 1)
    }

    @Test(
        "A form token that was damaged on the disk is made anew, so that an empty one opens nothing",
        arguments: [0, 31])
    func damagedToken(length: Int) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let file = fixture.directory.path + "/participants/\(browser.cookie ?? "")/State/k-form-token"
        let damaged = String(page.token.prefix(length))
        try Data(damaged.utf8).write(to: URL(fileURLWithPath: file))
        try fixture.start()
        #expect(await browser.post("/", page.writing("Forged.", token: damaged)).status == 403)
        let fresh = try await browser.page()
        #expect(fresh.token.utf8.count == 32 && fresh.token != page.token)
        #expect(await browser.post("/", fresh.writing("Mine.")).status == 303)
        #expect(try fixture.lines(of: browser) == ["Mine."])
    }

    @Test("Participants' directories are readable by their owner alone")
    func rights() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        _ = await browser.get("/")
        for path in ["/participants", "/participants/\(browser.cookie ?? "")"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: fixture.directory.path + path)
            #expect((attributes[.posixPermissions] as? Int) == 0o700)
        }
    }

    @Test("Secrets are 32 hexadecimal digits and never twice the same")
    func secrets() {
        let secrets = (1...1_000).map { _ in Secret.make() }
        #expect(Set(secrets).count == 1_000)
        #expect(secrets.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
        #expect(Secret.isEqual("abc", "abc"))
        #expect(!Secret.isEqual("abc", "abd") && !Secret.isEqual("abc", "abcd") && !Secret.isEqual("", "a"))
    }
}
