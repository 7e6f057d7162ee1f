import Foundation
import Testing
import UIKit
import WebServer

@testable import CareHost

@MainActor @Suite("Hostile requests") struct HostileRequestTests {
    private nonisolated static let queries: [String] = [
        "tab=" + String(repeating: "x", count: 1 << 20), "%", "%zz=%%%&%00=%ff%fe", "&&&&====&=&",
        "tab=%3Cscript%3E&tab=about&tab=journal",
        (1...10_000).map { "k\($0)=v" }.joined(separator: "&"),
        "open=" + String(repeating: ".", count: 10_000), "open=" + String(repeating: "a.", count: 10_000),
        "open=../../../../etc/passwd", "open=%2e%2e%2f", "open=" + String(repeating: "x", count: 100_000),
        "date=99999999-99-99", "date=-1", "date=%F0%9F%A6%B5",
    ]

    @Test(
        "A page at any address is a page, and none repeats what it was sent", .timeLimit(.minutes(1)),
        arguments: queries)
    func query(query: String) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page("/?" + query)
        #expect(page.node.canonical.utf8.count < 20_000)
        #expect(page.node.elements(tag: "script").allSatisfy { $0.attributes["src"] != nil })
        #expect(!page.node.textContent.contains("Write a line a day."))
        let response = await browser.post("/?" + query, page.writing("x"))
        #expect([200, 303].contains(response.status))
        #expect(try fixture.lines(of: browser) == ["x"])
        #expect(fixture.participantFolders.count == 1)
    }

    @Test("Where a key is repeated, the first counts")
    func repeated() async throws {
        let browser = Browser(try Fixture())
        let page = try await browser.page("/?tab=journal&tab=about")
        #expect(page.node.elements(tag: "h1").first?.textContent == "My journal")
    }

    @Test(
        "A cookie that names no participant's directory makes a new participant and touches nothing",
        arguments: [
            "", ".", "..", "../..", "/etc", String(repeating: "0", count: 32), String(repeating: "A", count: 32),
            String(repeating: "g", count: 32), String(repeating: "../", count: 10) + "..",
            String(repeating: "a", count: 1 << 16), "\u{0}",
        ])
    func cookie(value: String) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture, cookie: value)
        #expect(await browser.post("/", [:]).status == 403)
        #expect(await browser.get("/live?scene=a.1").status == 403)
        #expect(fixture.participantFolders.isEmpty)
        #expect(await browser.get("/").status == 200)
        #expect(browser.cookie != value)
        #expect(fixture.participantFolders == [browser.cookie])
    }

    @Test("A participant's cookie in capital letters is not the participant's cookie")
    func capitals() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        _ = await browser.post("/", try await browser.page().writing("Mine."))
        let shouting = Browser(fixture, cookie: browser.cookie?.uppercased())
        #expect(try await shouting.page().lines.isEmpty)
        #expect(fixture.participantFolders.count == 2)
    }

    @Test("A file where a participant's directory should be is an error page, not a crash")
    func file() async throws {
        let fixture = try Fixture()
        let id = String(repeating: "b", count: 32)
        let path = fixture.directory.path + "/participants/" + id
        try emptyFile(at: path)
        #expect(await Browser(fixture, cookie: id).get("/").status == 500)
        #expect(await Browser(fixture, cookie: id).post("/", [:]).status == 403)
    }

    @Test("A page that invents scenes does not fill the memory")
    func scenes() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        for number in 1...40 {
            _ = await browser.post("/", page.writing("", scene: "invented-scene-\(number)"))
        }
        let participant = try #require(try fixture.host.participants.participant(browser.cookie ?? ""))
        let open = participant.live.container.run { UIApplication.shared.connectedScenes.count }
        #expect(open <= 16)
    }
}
