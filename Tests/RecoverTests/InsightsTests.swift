import Foundation
import TestSupport
import Testing

@testable import Recover

@MainActor @Suite("Recover's insights") struct InsightsTests {
    @Test("The charts of one tab follow the answers of another, without a reload")
    func charts() async throws {
        let phone = try await Phone(isDemonstration: true)
        let feed = try await TestTab(phone.application)
        let insights = try await TestTab(phone.application, at: "?tab=insights")
        let before = try insights.table(ofChart: "Pain and Sleep")
        #expect(before.count >= 8, "seven days under a heading")
        try await feed.press("select", onCard: "Check In")
        try await feed.answerCheckIn(pain: "4", sleep: "7")
        await phone.settle()
        let after = try insights.table(ofChart: "Pain and Sleep")
        let changed = zip(before, after).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.suffix(2).map { $0 } == ["4", "7"])
        #expect(try insights.isInStep)
        #expect(insights.text.contains("Range of motion (degrees)"))
    }

    @Test("The knee can be looked at from Insights: and closing it returns to the trends")
    func education() async throws {
        let phone = try await Phone(isDemonstration: true)
        let tab = try await TestTab(phone.application, at: "?tab=insights")
        let card = try #require(tab.page.elements(class: "featured-content").first)
        #expect(card.textContent.contains("Learn about your knee"))
        let form = try #require(card.elements(tag: "form").first)
        let button = try #require(form.elements(tag: "button").first)
        try await tab.submit(form, event: button.attributes["value"] ?? "")
        #expect(tab.text.contains("Your Injury"))
        #expect(try tab.isInStep)
        try await tab.reload()
        #expect(tab.text.contains("Your Injury"))
        try await tab.tap("Next")
        #expect(tab.text.contains("Your left knee"))
        #expect(try tab.isInStep)
        try await tab.tap("Done")
        #expect(tab.address == "?tab=insights")
        #expect(tab.text.contains("Pain and Sleep"))
        #expect(try tab.isInStep)
    }

    @Test("The served knee is there as a file, with a text for those who cannot see it, and names its parts")
    func servedKnee() async throws {
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("knee-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: data) }
        let server = try ServerProcess("Recover", ["serve", "--port", "0", "--data", data.path, "--demo"])
        let client = HTTPClient(port: try await server.port())
        let insights = try await client.get("/?tab=insights").page()
        let card = try #require(insights.elements(class: "featured-content").first)
        let picture = try #require(card.elements(tag: "img").first?.attributes["src"])
        #expect(try await client.get(picture).status == 200)
        // The button lies over the card and has no text of its own.
        let instruction = try await client.tap("", on: card, at: "/?tab=insights")
        let step = try await client.tap("Next", on: instruction.reply.page(), at: instruction.target)
        let page = try step.reply.page()
        let viewer = try #require(page.elements(tag: "model-viewer").first)
        #expect(viewer.attributes["alt"]?.isEmpty == false)
        let model = try await client.get(try #require(viewer.attributes["src"]))
        #expect(model.status == 200)
        #expect(model.header("Content-Type") == "model/gltf-binary")
        #expect(model.body.starts(with: Array("glTF".utf8)))
        for part in ["femur", "tibia", "patella", "meniscus"] {
            #expect(page.textContent.localizedCaseInsensitiveContains(part))
        }
        await server.signal(SIGTERM)
        #expect(try await server.end().status == 0)
    }
}
