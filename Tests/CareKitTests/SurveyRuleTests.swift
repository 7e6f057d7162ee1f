import ResearchKit
import TestSupport
import Testing

@testable import CareKit

/// Every rule, tested by sending what the page does not offer.
@MainActor @Suite("Rules of a survey card")
struct SurveyRuleTests {
    private let yesterday = day(2027, 3, 16)
    private let tomorrow = day(2027, 3, 18)

    @Test("A past outcome cannot be deleted unless the app says so")
    func pastOutcome() async throws {
        let study = try Study()
        try await study.addDaily()
        try await study.answer(on: yesterday)
        let tab = try await study.open(at: "?date=2027-03-16")
        try await tab.undo()
        #expect(tab.refusal?.reason == .forbidden)
        #expect(tab.refusal?.sentence == "A response from a past day can no longer be deleted.")
        #expect(tab.page.elements(class: "alert-box").isEmpty)
        #expect(try await study.stored(on: yesterday) == [4])
    }

    @Test("The app may allow a past outcome to be deleted")
    func permission() async throws {
        let study = try Study()
        study.allowsDeleting = true
        try await study.addDaily()
        try await study.answer(on: yesterday)
        let tab = try await study.open(at: "?date=2027-03-16")
        try await tab.undo()
        try await tab.tap("Delete")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: yesterday) == [])
    }

    @Test("The app may keep today's outcome from being deleted")
    func ownRefusal() async throws {
        let study = try Study()
        study.allowsDeleting = false
        try await study.addDaily()
        try await study.answer(on: study.now)
        let tab = try await study.open()
        try await tab.undo()
        #expect(tab.refusal?.reason == .forbidden)
        #expect(try await study.stored(on: study.now) == [4])
    }

    @Test("The rule holds when Delete arrives, not when the question was asked: midnight lies between")
    func midnight() async throws {
        let study = try Study(at: day(2027, 3, 16, 23))
        try await study.addDaily()
        try await study.answer(on: yesterday)
        let tab = try await study.open(at: "?date=2027-03-16")
        try await tab.undo()
        study.now = day(2027, 3, 17, 1)
        study.feed?.dayChanged(from: yesterday)
        try await tab.tap("Delete")
        #expect(tab.refusal?.reason == .forbidden)
        #expect(try await study.stored(on: yesterday) == [4])
    }

    @Test("A card of a future day is inert and says when it opens", arguments: [true, false])
    func future(appDisables: Bool) async throws {
        let study = try Study()
        study.disablesFuture = appDisables
        try await study.addDaily()
        let tab = try await study.open(at: "?date=2027-03-18")
        #expect(tab.cards == ["Check In"])
        #expect(tab.text.contains("Opens on Thursday") == appDisables)
        try await tab.start()
        #expect(tab.refusal?.reason == .forbidden)
        #expect(tab.refusal?.sentence.contains("Thursday") == true)
        #expect(tab.page.elements(class: "step").isEmpty)
        #expect(try await study.stored(on: tomorrow) == [])
    }

    @Test("A survey that was opened may not be finished on a day that, by now, is in the future")
    func clockSetBack() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open(at: "?date=2027-03-17")
        try await tab.start()
        study.now = day(2027, 3, 16, 12)
        try await tab.tap("Done", filling: ["answer.pain": "5"])
        #expect(tab.refusal?.reason == .forbidden)
        #expect(try await study.stored(on: day(2027, 3, 17)) == [])
        #expect(study.endings == ["checkin failed"])
    }

    @Test("Of two tabs that finish the same survey the first wins; the second is told, and nothing is stored twice")
    func twice() async throws {
        let study = try Study()
        try await study.addDaily()
        let first = try await study.open()
        let second = try await study.open()
        try await first.start()
        try await second.start()
        try await first.tap("Done", filling: ["answer.pain": "2"])
        try await second.tap("Done", filling: ["answer.pain": "9"])
        #expect(second.refusal?.reason == .conflict)
        #expect(second.refusal?.sentence == SurveyRules.alreadyAnswered.sentence)
        #expect(try await study.stored(on: study.now) == [2])
        #expect(study.endings == ["checkin completed", "checkin failed"])
        #expect(second.view(ofButton: "Completed") != nil)
        #expect(try second.isInStep())
    }

    @Test("An outcome that the card has not heard of yet is found by the store, and told as a conflict")
    func behindTheCard() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.start()
        // The card's stream ends here, so the card goes on believing that nothing was answered.
        study.store.fail(.followingEvents)
        try await study.answer(on: study.now, with: 8)
        await study.settle()
        try await tab.tap("Done", filling: ["answer.pain": "1"])
        #expect(tab.refusal?.reason == .conflict)
        #expect(try await study.stored(on: study.now) == [8])
        #expect(study.endings == ["checkin failed"])
    }

    @Test("Done sent twice at once stores one outcome and reports one end")
    func doubleTap() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.start()
        async let one: Void = tab.tap("Done", filling: ["answer.pain": "3"])
        async let other: Void = tab.tap("Done", filling: ["answer.pain": "3"])
        _ = try await (one, other)
        #expect(try await study.stored(on: study.now) == [3])
        #expect(study.endings == ["checkin completed"])
    }

    @Test("Start on a card that is answered by now is refused, and so is taking back what is not answered")
    func outdatedPage() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        let button = try #require(tab.view(ofButton: "Start"))
        try await tab.send("deselect", to: button)
        #expect(tab.refusal?.reason == .conflict)
        try await study.answer(on: study.now)
        await study.settle()
        try await tab.send("select", to: button)
        #expect(tab.refusal?.reason == .conflict)
        #expect(try await study.stored(on: study.now) == [4])
    }

    @Test("A tap for another event than the card's finds no button")
    func otherEvent() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        let button = try #require(tab.view(ofButton: "Start"))
        // Yesterday's page had this button, with yesterday's event.
        let old = try await study.open(at: "?date=2027-03-16")
        let yesterdays = try #require(old.view(ofButton: "Start"))
        let name = try #require(yesterdays.split(separator: "--").last)
        let own = try #require(button.split(separator: "--").last)
        #expect(name != own)
        try await tab.send("select", to: button.replacingOccurrences(of: own, with: name))
        #expect(tab.refusal?.reason == .notFound)
        try await tab.send("select", to: yesterdays)
        #expect(tab.refusal?.reason == .notFound)
        try await tab.send("select", to: button + "x")
        #expect(tab.refusal?.reason == .notFound)
        #expect(tab.page.elements(class: "step").isEmpty)
    }

    @Test("A card without an event that day offers nothing and refuses everything", arguments: ["select", "deselect"])
    func noEvent(event: String) async throws {
        let study = try Study { SingleCard(in: $0, on: day(2027, 3, 17)) }
        try await study.addDaily(until: day(2027, 3, 10))
        let tab = try await study.open()
        let card = try #require(tab.page.elements(tag: "article").first?.id)
        #expect(
            tab.view(ofButton: "Start") == nil || tab.page.elements(class: "care-button")[0].attributes["hidden"] == "")
        let button = try #require(tab.page.elements(class: "care-button").first?.id)
        for view in [button, card] {
            try await tab.send(event, to: view)
            #expect(tab.refusal != nil)
        }
        #expect(tab.page.elements(class: "step").isEmpty)
    }

    @Test("An event that is gone when its survey is finished takes no answer; the answers are kept")
    func eventGone() async throws {
        let study = try Study()
        let task = try await study.addDaily()
        let tab = try await study.open()
        try await tab.start()
        try await study.store.store.deleteTask(task)
        await study.settle()
        try await tab.tap("Done", filling: ["answer.pain": "3"])
        #expect(tab.refusal?.reason == .notFound)
        #expect(study.endings == ["checkin failed"])
        #expect(tab.page.elements(class: "step").isEmpty)
    }
}

/// A list with one card of a day, whether or not the day has an event.
@MainActor final class SingleCard: OCKListViewController {
    init(in study: Study, on date: Date) {
        super.init(nibName: nil, bundle: nil)
        let card = OCKSurveyTaskViewController(
            taskID: "checkin", eventQuery: OCKEventQuery(for: date), storeManager: study.manager, survey: painSurvey(),
            extractOutcome: painOutcome)
        card.clock = study.clock
        appendViewController(card, animated: false)
    }

    required init?(coder: NSCoder) { return nil }
}
