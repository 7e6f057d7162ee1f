import ResearchKitCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Going through a task")
struct NavigationTests {
    private func values(_ device: Device) -> [String: Int?] {
        let steps = device.endings.last?.result.results?.compactMap { $0 as? ORKStepResult } ?? []
        return Dictionary(
            uniqueKeysWithValues: steps.map {
                ($0.identifier, ($0.firstResult as? ORKScaleQuestionResult)?.scaleAnswer?.intValue)
            })
    }

    @Test("Progress says 1 of 3, 2 of 3, 3 of 3")
    func progress() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        for (place, value) in ["1", "2", "3"].enumerated() {
            let bar = try #require(tab.page.first { $0.attributes["role"] == "progressbar" })
            #expect(bar.textContent == "\(place + 1) of 3")
            #expect(bar.attributes["aria-valuenow"] == String(place + 1))
            #expect(bar.attributes["aria-valuemax"] == "3")
            try await tab.tap(place == 2 ? "Done" : "Next", filling: ["answer.value": value])
        }
        #expect(values(device) == ["first": 1, "second": 2, "third": 3])
    }

    @Test("Back keeps the answer of the page that is left and of those before")
    func back() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        try await tab.tap("Next", filling: ["answer.value": "1"])
        try await tab.tap("Back", filling: ["answer.value": "5"])
        #expect(tab.step == "first")
        #expect(tab.chosen == ["1"])
        #expect(try tab.isInStep())
        try await tab.tap("Next")
        #expect(tab.step == "second")
        #expect(tab.chosen == ["5"])
    }

    @Test("Skip is offered on the optional step only, counts as skipped, and is refused elsewhere")
    func skip() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        #expect(!tab.text.contains("Skip"))
        let form = try #require(tab.stepForm)
        try await tab.submit(form, event: "skip")
        #expect(tab.refusal?.reason == .forbidden)
        try await tab.tap("Next", filling: ["answer.value": "1"])
        try await tab.tap("Skip", filling: ["answer.value": "4"])
        #expect(tab.step == "third")
        try await tab.tap("Done", filling: ["answer.value": "3"])
        #expect(values(device) == ["first": 1, "second": nil, "third": 3])
        #expect(device.endings.last?.result.stepResult(forStepIdentifier: "second")?.wasSkipped == true)
    }

    @Test("A second tap on Next, or a page from the browser's history, does not answer the step that is shown now")
    func stale() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        let first = try #require(tab.stepForm)
        try await tab.submit(first, event: "next", filling: ["answer.value": "1"])
        for event in ["next", "back", "skip", "change"] {
            try await tab.submit(first, event: event, filling: ["answer.value": "2"])
            #expect(tab.refusal?.reason == .conflict)
            #expect(tab.step == "second")
            #expect(tab.chosen == [])
        }
        let unnamed = try #require(tab.stepForm)
        try await tab.submit(unnamed, event: "next", filling: ["step": "", "answer.value": "2"])
        #expect(tab.refusal?.reason == .conflict)
        #expect(try tab.isInStep())
    }

    @Test("Cancel without an answer closes at once and keeps nothing")
    func cancelEmpty() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        try await tab.tap("Cancel")
        #expect(device.endings.map(\.reason) == [.discarded])
        #expect(tab.text.contains("Open optional"))
    }

    @Test("Cancel with answers asks; Keep Going goes on where it was")
    func keepGoing() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        try await tab.tap("Next", filling: ["answer.value": "1"])
        try await tab.tap("Cancel")
        #expect(tab.text.contains("Do you want to stop?"))
        #expect(try tab.isInStep())
        try await tab.tap("Keep Going")
        #expect(device.endings.isEmpty)
        #expect(tab.step == "second")
    }

    @Test("Discard forgets the answers")
    func discard() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        try await tab.tap("Next", filling: ["answer.value": "1"])
        try await tab.tap("Cancel")
        try await tab.tap("Discard Answers")
        #expect(device.endings.map(\.reason) == [.discarded])
        try await tab.tap("Open optional")
        #expect(tab.step == "first")
        #expect(tab.chosen == [])
    }

    @Test("Save keeps the answers, and the next time goes on from there")
    func save() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        try await tab.tap("Next", filling: ["answer.value": "1"])
        try await tab.tap("Cancel")
        try await tab.tap("Save for Later")
        #expect(device.endings.map(\.reason) == [.saved])
        try await tab.tap("Open optional")
        #expect(tab.step == "second")
        try await tab.tap("Back")
        #expect(tab.chosen == ["1"])
    }

    @Test("A task that its author wrote wrongly says so, and ends as failed")
    func broken() async throws {
        let device = try Device()
        let tab = try await device.open("broken")
        #expect(tab.text.contains("This cannot be shown"))
        try await tab.tap("Close")
        #expect(device.endings.map(\.reason) == [.failed])
        #expect(tab.text.contains("Open broken"))
    }

    @Test("An event that the page does not offer is refused")
    func unknownEvent() async throws {
        let device = try Device()
        let tab = try await device.open("optional")
        let form = try #require(tab.stepForm)
        try await tab.submit(form, event: "explode")
        #expect(tab.refusal?.reason == .notFound)
    }
}
