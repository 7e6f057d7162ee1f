import Containers
import ResearchKit
import TestSupport
import Testing

@testable import CareKit
@testable import CareKitStore

/// A check-in at eight, due at nine, closed at noon.
@MainActor @Suite("A survey card and its edit window")
struct SurveyWindowTests {
    private func window(_ corrections: EditWindow.Corrections = .whileOpen) -> EditWindow {
        EditWindow(
            opens: .start, due: .end, closes: EditWindow.Moment(.start, hours: 4), corrections: corrections)
    }

    private func study(at hour: Int, _ corrections: EditWindow.Corrections = .whileOpen) async throws -> Study {
        let study = try Study(at: day(2027, 3, 17, hour))
        try await study.addDaily(window: window(corrections))
        return study
    }

    /// What the card says, with ordinary spaces.
    private func words(_ tab: TestTab) -> String {
        tab.text.replacingOccurrences(of: "\u{202F}", with: " ")
    }

    private func button(_ tab: TestTab) throws -> DOMNode {
        try #require(tab.page.elements(class: "care-button").first?.elements(tag: "button").first)
    }

    private func tapPastThePage(_ event: String, _ tab: TestTab) async throws {
        try await tab.send(event, to: #require(tab.page.elements(class: "care-button").first?.id))
    }

    /// What the card's timer does.
    private func lookAgain(_ study: Study) async {
        for list in study.feed?.children ?? [] {
            for card in list.children.compactMap({ $0 as? OCKSurveyTaskViewController }) { card.showWindow() }
        }
        await study.settle()
    }

    @Test("Before it opens the card says when, its button is disabled, and a tap past the page is refused with that")
    func upcoming() async throws {
        let study = try await study(at: 7)
        let tab = try await study.open()
        #expect(words(tab).contains("Opens at 8:00 AM."))
        #expect(try button(tab).attributes["disabled"] == "")
        try await tapPastThePage("select", tab)
        #expect(tab.refusal?.reason == .forbidden)
        #expect(tab.refusal?.sentence.hasPrefix("Opens at 8:00") == true)
        #expect(tab.page.elements(class: "step").isEmpty)
    }

    @Test("A page that is open sees the window open, pass its due time and close")
    func turns() async throws {
        let study = try await study(at: 7)
        let tab = try await study.open()
        study.now = day(2027, 3, 17, 8)
        await lookAgain(study)
        #expect(try button(tab).attributes["disabled"] == nil)
        #expect(!words(tab).contains("Opens"))
        study.now = day(2027, 3, 17, 9)
        await lookAgain(study)
        #expect(words(tab).contains("Late: this was due at 9:00 AM."))
        #expect(try button(tab).attributes["disabled"] == nil)
        study.now = day(2027, 3, 17, 12)
        await lookAgain(study)
        #expect(words(tab).contains("Closed since 12:00 PM."))
        #expect(!words(tab).contains("Late"))
        #expect(try button(tab).attributes["disabled"] == "")
        #expect(try tab.isInStep())
    }

    @Test("A late answer is stored and says that it was late")
    func late() async throws {
        let study = try await study(at: 10)
        let tab = try await study.open()
        try await tab.answer("7")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: study.now) == [7])
        #expect(words(tab).contains("Answered late."))
        #expect(tab.view(ofButton: "Completed") != nil)
    }

    @Test("A survey that is finished after the window has closed is refused, and its answers are kept")
    func closedMeanwhile() async throws {
        let study = try await study(at: 11)
        let tab = try await study.open()
        try await tab.start()
        study.now = day(2027, 3, 17, 13)
        try await tab.tap("Done", filling: ["answer.pain": "5"])
        #expect(tab.refusal?.reason == .forbidden)
        #expect(tab.refusal?.sentence.hasPrefix("Closed since 12:00") == true)
        #expect(try await study.stored(on: study.now) == [])
        #expect(study.endings == ["checkin failed"])
    }

    @Test("Another day's card names the day")
    func otherDays() async throws {
        let study = try await study(at: 10)
        study.disablesFuture = false
        let yesterday = try await study.open(at: "?date=2027-03-16")
        #expect(words(yesterday).contains("Closed since 12:00 PM on Tuesday, "))
        let tomorrow = try await study.open(at: "?date=2027-03-18")
        #expect(words(tomorrow).contains("Opens at 8:00 AM on Thursday, "))
        #expect(tomorrow.page.elements(class: "disabled-reason").count == 1)
    }

    @Test("A window may open before its day: then the day's card can be answered ahead")
    func ahead() async throws {
        let study = try Study(at: day(2027, 3, 17, 10))
        study.disablesFuture = false
        try await study.addDaily(window: EditWindow(opens: EditWindow.Moment(.startOfDay, days: -1)))
        let tab = try await study.open(at: "?date=2027-03-18")
        try await tab.answer("6")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: day(2027, 3, 18)) == [6])
    }

    @Test("An answer that stays says so, and no app can allow more", arguments: [nil, true])
    func final(appAllows: Bool?) async throws {
        let study = try await study(at: 10, .never)
        study.allowsDeleting = appAllows
        try await study.answer(on: study.now)
        let tab = try await study.open()
        #expect(words(tab).contains("Your answer can no longer be changed."))
        #expect(try button(tab).attributes["disabled"] == "")
        try await tapPastThePage("deselect", tab)
        #expect(tab.refusal?.sentence == "Your answer can no longer be changed.")
        #expect(try await study.stored(on: study.now) == [4])
    }

    @Test("While it is open an answer is taken back without a reason")
    func free() async throws {
        let study = try await study(at: 10)
        try await study.answer(on: study.now)
        let tab = try await study.open()
        try await tab.undo()
        #expect(tab.page.elements(class: "alert-field").isEmpty)
        try await tab.tap("Delete")
        #expect(try await study.stored(on: study.now) == [])
    }

    @Test("A correction that needs a reason asks for it, refuses to go without, and stores it")
    func reason() async throws {
        let study = try await study(at: 10, .allowed(until: nil, reason: .onceClosed))
        let answer = try await study.answer(on: study.now)
        study.now = day(2027, 3, 17, 13)
        let tab = try await study.open()
        try await tab.undo()
        #expect(tab.page.elements(class: "alert-field").map(\.textContent) == ["Reason"])
        #expect(words(tab).contains("You cannot answer again, since this is closed."))
        try await tab.tap("Delete", filling: ["field.0": "  "])
        #expect(tab.refusal?.reason == .invalid)
        #expect(tab.refusal?.sentence.contains("needs a reason") == true)
        #expect(try await study.stored(on: study.now) == [4])
        try await tab.undo()
        try await tab.tap("Delete", filling: ["field.0": " Wrong knee \n"])
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: study.now) == [])
        let versions = study.store.store.computeRevisions(since: OCKRevisionRecord.KnowledgeVector())
            .flatMap(\.entities).compactMap { if case .outcome(let outcome) = $0 { outcome } else { nil } }
        let deletion = try #require(versions.first { $0.previousVersionUUIDs == [answer.uuid] })
        #expect(deletion.correction == OutcomeCorrection(reason: "Wrong knee", date: study.now))
        #expect(deletion.entry == .correction)
    }

    @Test(
        "A window that closes while the question is open makes a reason necessary: the answer stays until there is one")
    func reasonMeanwhile() async throws {
        let study = try await study(at: 11, .allowed(until: nil, reason: .onceClosed))
        try await study.answer(on: study.now)
        let tab = try await study.open()
        try await tab.undo()
        study.now = day(2027, 3, 17, 12)
        try await tab.tap("Delete")
        #expect(tab.refusal?.reason == .invalid)
        #expect(try await study.stored(on: study.now) == [4])
    }

    @Test("A paused task's card says so, and comes back with its events")
    func pause() async throws {
        let study = try Study { SingleCard(in: $0, on: day(2027, 3, 17)) }
        let task = try await study.addDaily()
        let tab = try await study.open()
        #expect(tab.view(ofButton: "Start") != nil)
        try await study.store.store.pauseTask(withID: task.id, from: day(2027, 3, 17))
        await study.settle()
        #expect(tab.cards == ["Check In"])
        #expect(words(tab).contains("Paused. There is nothing to do for now."))
        #expect(tab.page.elements(tag: "article").first?.attributes["hidden"] == nil)
        #expect(try tab.isInStep())
        try await tapPastThePage("select", tab)
        #expect(tab.refusal != nil)
        try await study.store.store.resumeTask(withID: task.id, from: day(2027, 3, 17))
        await study.settle()
        #expect(tab.view(ofButton: "Start") != nil)
        #expect(!words(tab).contains("Paused"))
        #expect(try button(tab).attributes["disabled"] == nil)
    }

    @Test("A window that is taken away leaves nothing on the card")
    func windowGone() async throws {
        let study = try await study(at: 7)
        let tab = try await study.open()
        var task = try #require(await study.events(on: study.now).first?.task)
        task.editWindow = nil
        try await study.store.store.updateTask(task)
        await study.settle()
        #expect(try button(tab).attributes["disabled"] == nil)
        #expect(!words(tab).contains("Opens"))
        try await tab.answer("3")
        #expect(try await study.stored(on: study.now) == [3])
    }

    @Test("The card looks again at each moment of its window, and no more after the last")
    func moments() throws {
        let eight = day(2027, 3, 17, 8)
        let schedule = OCKSchedule.dailyAtTime(hour: 8, minutes: 0, start: eight, end: nil, text: nil)
        var task = OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: schedule)
        func next(at now: Date) -> Date? {
            let event = OCKAnyEvent(task: task, outcome: nil, scheduleEvent: schedule[0])
            return SurveyRules(clock: DayClock(now: { now })).nextTurn(of: event)
        }
        #expect(next(at: eight) == nil)
        task.editWindow = window(.allowed(until: EditWindow.Moment(.start, hours: 6), reason: .never))
        let turns = [0.0, 1, 4, 6].map { eight + $0 * 3_600 }
        #expect(next(at: eight - 1) == turns[0])
        #expect(next(at: turns[0]) == turns[1])
        #expect(next(at: turns[1]) == turns[2])
        #expect(next(at: turns[2]) == turns[3])
        #expect(next(at: turns[3]) == nil)
    }

    @Test("A timer rings once, in its container")
    func alarm() async throws {
        let study = try Study()
        var alarm: Alarm?
        let container = await withCheckedContinuation { continuation in
            study.container.run {
                alarm = Alarm(in: 0) { continuation.resume(returning: Container.current?.id) }
            }
        }
        #expect(container == "p1")
        withExtendedLifetime(alarm) {}
    }

    @Test("#56 (#237): A card of a task without texts has a name all the same, and its button says what it does")
    func withoutTexts() async throws {
        let study = try Study()
        var task = try await study.addDaily()
        (task.title, task.instructions) = (nil, nil)
        task = try await study.store.store.updateTask(task)
        let tab = try await study.open()
        let card = try #require(tab.page.elements(tag: "article").first)
        let name = try #require(card.attributes["aria-labelledby"].flatMap { tab.page.element(id: $0) })
        #expect(name.textContent.hasPrefix("8:00"))
        #expect(try button(tab).textContent == "Start")
    }
}
