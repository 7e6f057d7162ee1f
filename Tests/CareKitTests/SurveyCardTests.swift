import TestSupport
import Testing

@testable import CareKit

@MainActor @Suite("A survey card")
struct SurveyCardTests {
    @Test("The first document already shows the card and the rings")
    func settled() async throws {
        let study = try Study()
        try await study.addDaily()
        try await study.answer(on: day(2027, 3, 15))
        let tab = try await study.open()
        #expect(tab.cards == ["Check In"])
        #expect(tab.view(ofButton: "Start") != nil)
        #expect(tab.text.contains("Two quick questions."))
        #expect(tab.rings.count { $0.hasSuffix("1 of 1 done") } == 1)
        #expect(tab.rings.contains { $0.hasSuffix("0 of 1 done") })
        #expect(try tab.isInStep())
    }

    @Test("An answered survey becomes the event's outcome, and the card and the ring say so")
    func answering() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.answer("7")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: study.now) == [7])
        #expect(tab.view(ofButton: "Completed") != nil)
        #expect(tab.rings.count { $0.hasSuffix("1 of 1 done") } == 1)
        #expect(study.endings == ["checkin completed"])
        #expect(tab.address == "./")
        #expect(try tab.isInStep())
    }

    @Test("Two tabs stay in step: what one answers and deletes the other shows")
    func twoTabs() async throws {
        let study = try Study()
        try await study.addDaily()
        let first = try await study.open()
        let second = try await study.open()
        try await first.answer("3")
        await study.settle()
        #expect(second.view(ofButton: "Completed") != nil)
        #expect(try second.isInStep())
        try await second.undo()
        try await second.tap("Delete")
        await study.settle()
        #expect(first.view(ofButton: "Start") != nil)
        #expect(try await study.stored(on: study.now) == [])
        #expect(try first.isInStep())
        #expect(try second.isInStep())
    }

    @Test("Deleting asks first, and Cancel keeps the answer")
    func question() async throws {
        let study = try Study()
        try await study.addDaily()
        try await study.answer(on: study.now)
        let tab = try await study.open()
        try await tab.undo()
        #expect(tab.text.contains("Are you sure you want to delete your response?"))
        try await tab.tap("Cancel")
        #expect(try await study.stored(on: study.now) == [4])
        try await tab.undo()
        try await tab.tap("Delete")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: study.now) == [])
        #expect(tab.view(ofButton: "Start") != nil)
        #expect(try tab.isInStep())
    }

    @Test("A reload in the middle of a survey opens it again with the answers so far")
    func reload() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.start()
        #expect(tab.address.contains("open="))
        let form = try #require(tab.page.elements(class: "step").first)
        try await tab.submit(form, event: "change", filling: ["answer.pain": "6"])
        try await tab.reload()
        #expect(tab.page.elements(tag: "input").filter { $0.attributes["checked"] != nil }.count == 1)
        try await tab.tap("Done")
        #expect(try await study.stored(on: study.now) == [6])
    }

    @Test("Cancelling with Discard stores nothing and is reported as discarded")
    func discarding() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.start()
        let form = try #require(tab.page.elements(class: "step").first)
        try await tab.submit(form, event: "change", filling: ["answer.pain": "6"])
        try await tab.tap("Cancel")
        try await tab.tap("Discard Answers")
        #expect(study.endings == ["checkin discarded"])
        #expect(try await study.stored(on: study.now) == [])
        #expect(tab.view(ofButton: "Start") != nil)
    }

    @Test("A title with markup is shown as it was written")
    func hostile() async throws {
        let study = try Study()
        let title = "<script>alert('1')</script>\"&"
        try await study.addDaily(title: title)
        let tab = try await study.open()
        #expect(tab.cards == [title])
        #expect(tab.page.elements(tag: "script").isEmpty)
    }

    @Test("Cards of two tasks each answer their own event")
    func twoTasks() async throws {
        let study = try Study()
        try await study.addDaily("a", title: "First")
        try await study.addDaily("b", title: "Second")
        let tab = try await study.open()
        #expect(tab.cards == ["First", "Second"])
        try await tab.answer("2")
        #expect(try await study.stored("a", on: study.now) == [2])
        #expect(try await study.stored("b", on: study.now) == [])
        #expect(tab.rings.count { $0.hasSuffix("1 of 2 done") } == 1)
    }
}
