import Foundation
import TestSupport
import Testing
import UIKit

@testable import Recover

@MainActor @Suite("Recover's feed") struct FeedTests {
    private let checkIn = StudyPlan.TaskID.checkIn

    @Test("A newcomer sees the onboarding alone; a typed signature later, the day's cards")
    func onboarding() async throws {
        let phone = try await Phone()
        let tab = try await TestTab(phone.application)
        #expect(tab.cards == ["Onboard"])
        #expect(tab.text.contains("You need to join the study before you can see your exercises and questions."))
        #expect(try tab.isInStep)
        try await tab.join()
        #expect(tab.refusal == nil)
        #expect(tab.cards == ["Check In", "Range of Motion"])
        #expect(try tab.isInStep)
        #expect(try await phone.stored(StudyPlan.TaskID.onboarding).count == 1)
        try await tab.reload()
        #expect(tab.cards == ["Check In", "Range of Motion"])
    }

    @Test("Every page of the onboarding is what a reload shows, and without a signature nobody joins")
    func steps() async throws {
        let phone = try await Phone()
        let tab = try await TestTab(phone.application)
        try await tab.press("select", onCard: "Onboard")
        for text in ["Welcome!", "Before You Join"] {
            #expect(tab.text.contains(text))
            #expect(try tab.isInStep)
            try await tab.tap("Next")
        }
        #expect(tab.text.contains("Informed Consent"))
        try await tab.tap("Agree")
        #expect(tab.refusal?.reason == .invalid)
        try await tab.reload()
        #expect(tab.text.contains("Informed Consent"))
        try await tab.tap("Agree", filling: ["answer.name": "<b>Ada</b>"])
        #expect(tab.text.contains("Health Data Request"))
        #expect(try tab.isInStep)
        try await tab.tap("Next")
        #expect(tab.text.contains("Enrollment Complete"))
        #expect(try tab.isInStep)
        #expect(try await phone.stored(StudyPlan.TaskID.onboarding).isEmpty)
    }

    @Test("What one tab joins, another shows after a reload")
    func joinedElsewhere() async throws {
        let phone = try await Phone()
        let first = try await TestTab(phone.application)
        let second = try await TestTab(phone.application)
        try await first.join()
        await phone.settle()
        #expect(try second.isInStep)
        try await second.reload()
        #expect(second.cards == ["Check In", "Range of Motion"])
    }

    @Test("A check-in stands on the card, in every tab, and can be taken back on the same day")
    func checkInAndDelete() async throws {
        let phone = try await Phone(isDemonstration: true)
        let tab = try await TestTab(phone.application)
        let other = try await TestTab(phone.application)
        try await tab.press("select", onCard: "Check In")
        #expect(try tab.isInStep)
        try await tab.answerCheckIn(pain: "4", sleep: "7")
        await phone.settle()
        #expect(tab.refusal == nil)
        for page in [tab, other] {
            #expect(page.card("Check In")?.textContent.contains("Pain: 4\nSleep: 7 hours") == true)
            #expect(try page.isInStep)
        }
        #expect(try await phone.stored(checkIn) == [["checkin.pain": 4, "checkin.sleep": 7]])

        try await tab.press("deselect", onCard: "Check In")
        #expect(tab.text.contains("Are you sure you want to delete your response?"))
        #expect(try await phone.stored(checkIn).count == 1)
        try await tab.tap("Delete")
        await phone.settle()
        #expect(try await phone.stored(checkIn).isEmpty)
        for page in [tab, other] {
            #expect(page.card("Check In")?.textContent.contains("Pain:") == false)
            #expect(try page.isInStep)
        }
    }

    @Test("An answer of an earlier day cannot be deleted, past the page either")
    func yesterday() async throws {
        let phone = try await Phone(isDemonstration: true)
        // The 26th day of the demonstration is answered.
        let tab = try await TestTab(phone.application, at: Phone.address(ofDay: -2))
        let before = try #require(tab.card("Check In")?.textContent)
        #expect(before.contains("Pain:"))
        try await tab.press("deselect", onCard: "Check In")
        #expect(tab.refusal == EventRefusal(.forbidden, "A response from a past day can no longer be deleted."))
        #expect(tab.card("Check In")?.textContent == before)
        #expect(try tab.isInStep)
    }

    @Test("A day to come shows its cards, which take no event that is sent past the page")
    func future() async throws {
        let phone = try await Phone(isDemonstration: true)
        let tab = try await TestTab(phone.application, at: Phone.address(ofDay: 1))
        let card = try #require(tab.card("Check In"))
        #expect(card.elements(tag: "button").allSatisfy { $0.attributes["disabled"] != nil })
        #expect(tab.text.contains("Opens on"))
        for event in ["select", "deselect", "tap", "next"] {
            try await tab.press(event, onCard: "Check In")
            #expect(tab.refusal?.reason == .forbidden)
            #expect(try tab.isInStep)
        }
        #expect(tab.address == Phone.address(ofDay: 1))
        let tomorrow = Date().addingTimeInterval(86_400)
        #expect(try await phone.stored(checkIn, on: tomorrow).isEmpty)
    }

    @Test("A day before the study began has nothing to answer", arguments: [-29, -400])
    func before(offset: Int) async throws {
        let phone = try await Phone(isDemonstration: true)
        let tab = try await TestTab(phone.application, at: Phone.address(ofDay: offset))
        #expect(tab.cards.isEmpty)
        #expect(try tab.isInStep)
    }

    @Test(
        "What is no answer of a scale is refused, and nothing is stored",
        arguments: [
            ("0", "7"), ("11", "7"), ("4", "13"), ("4", "-1"), ("four", "7"), ("4.5", "7"), ("NaN", "7"), ("inf", "7"),
            ("", "7"), ("4", ""), ("4", String(repeating: "9", count: 10_000)),
        ])
    func badAnswers(pain: String, sleep: String) async throws {
        let phone = try await Phone(isDemonstration: true)
        let tab = try await TestTab(phone.application)
        try await tab.press("select", onCard: "Check In")
        try await tab.answerCheckIn(pain: pain, sleep: sleep)
        #expect(tab.refusal?.reason == .invalid)
        #expect(try await phone.stored(checkIn).isEmpty)
        #expect(try tab.isInStep)
        try await tab.answerCheckIn(pain: "4", sleep: "7")
        #expect(tab.refusal == nil)
        #expect(try await phone.stored(checkIn).count == 1)
    }

    @Test("A second answer from another tab is refused; the first is kept")
    func twice() async throws {
        let phone = try await Phone(isDemonstration: true)
        let first = try await TestTab(phone.application)
        let second = try await TestTab(phone.application)
        for tab in [first, second] { try await tab.press("select", onCard: "Check In") }
        try await first.answerCheckIn(pain: "4", sleep: "7")
        try await second.answerCheckIn(pain: "9", sleep: "1")
        await phone.settle()
        #expect(second.refusal?.reason == .conflict)
        #expect(try await phone.stored(checkIn) == [["checkin.pain": 4, "checkin.sleep": 7]])
        for tab in [first, second] {
            #expect(tab.card("Check In")?.textContent.contains("Pain: 4") == true)
            #expect(try tab.isInStep)
        }
    }

    @Test("A knee can be measured by hand: the angle stands on the card")
    func rangeOfMotion() async throws {
        let phone = try await Phone()
        let tab = try await TestTab(phone.application)
        try await tab.join()
        try await tab.press("select", onCard: "Range of Motion")
        try await tab.tap("Next")
        try await tab.tap("Next")
        try await tab.tap("Begin")
        for angle in ["", "-5", "1000", "wide"] {
            try await tab.tap("Next", filling: ["answer.angle": angle])
            #expect(tab.refusal?.reason == .invalid)
            #expect(try tab.isInStep)
        }
        try await tab.tap("Next", filling: ["answer.angle": "112"])
        #expect(tab.text.contains("All done!"))
        #expect(try tab.isInStep)
        try await tab.tap("Done")
        #expect(tab.card("Range of Motion")?.textContent.contains("Range: 112°") == true)
        #expect(try tab.isInStep)
        #expect(try await phone.stored(StudyPlan.TaskID.rangeOfMotion) == [["range": 112]])
    }

    @Test(
        "Dates that are none show today",
        arguments: ["?date=", "?date=yesterday", "?date=2026-02-30", "?date=99999999-01-01", "?date=0000-00-00"])
    func badDates(address: String) async throws {
        let phone = try await Phone(isDemonstration: true)
        let tab = try await TestTab(phone.application, at: address)
        #expect(tab.address == "./")
        #expect(tab.cards.first == "Check In")
    }
}
