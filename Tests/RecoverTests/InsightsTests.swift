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

    @Test("The knee can be looked at from Insights: its parts are named, and closing it returns to the trends")
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
        for part in ["Femur", "Tibia", "Patella"] { #expect(tab.text.localizedCaseInsensitiveContains(part)) }
        #expect(try tab.isInStep)
        try await tab.tap("Done")
        #expect(tab.address == "?tab=insights")
        #expect(tab.text.contains("Pain and Sleep"))
        #expect(try tab.isInStep)
    }
}
