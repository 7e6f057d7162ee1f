import ResearchKitCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A form of scales")
struct CheckInTests {
    private func answers(_ device: Device) -> [NSNumber?] {
        device.endings.last?.result.stepResult(forStepIdentifier: "form")?.results?
            .map { ($0 as? ORKScaleQuestionResult)?.scaleAnswer } ?? []
    }

    @Test("Two answers go in, and the result holds them")
    func whole() async throws {
        let device = try Device()
        let tab = try await device.open("check-in")
        try await tab.tap("Done", filling: ["answer.pain": "4", "answer.sleep": "7"])
        #expect(device.endings.map(\.reason) == [.completed])
        #expect(answers(device) == [4, 7])
    }

    @Test("No answer is chosen before the participant chooses, though the scales have start positions")
    func noDefault() async throws {
        let device = try Device()
        let tab = try await device.open("check-in")
        #expect(tab.chosen == [])
        #expect(tab.page.elements(tag: "input").count { $0.attributes["type"] == "radio" } == 10 + 13)
        try await tab.tap("Done")
        #expect(tab.refusal?.reason == .invalid)
        #expect(device.endings.isEmpty)
        #expect(tab.chosen == [])
    }

    @Test("Each mistake is named above the form and at its question, and the other answer stays")
    func mistakes() async throws {
        let device = try Device()
        let tab = try await device.open("check-in")
        try await tab.tap("Done", filling: ["answer.sleep": "7"])
        let summary = try #require(tab.page.elements(class: "mistakes").first)
        #expect(summary.elements(tag: "a").map(\.textContent) == ["Answer “How bad is your pain?” to go on."])
        let groups = tab.page.elements(tag: "fieldset")
        #expect(groups.map { $0.attributes["aria-invalid"] } == ["true", nil])
        #expect(tab.chosen == ["7"])
        try expectDescriptionsExist(tab)
        #expect(try tab.isInStep())
        try await tab.tap("Done", filling: ["answer.pain": "10"])
        #expect(answers(device) == [10, 7])
    }

    @Test(
        "What is no answer of the scale is refused and nothing is stored",
        arguments: ["0", "11", "-1", "1e1", "4.5", "many", "NaN", "99999999999999999999", "4; DROP TABLE"])
    func badAnswers(value: String) async throws {
        let device = try Device()
        let tab = try await device.open("check-in")
        try await tab.change(["answer.pain": value, "answer.sleep": "7"])
        #expect(tab.refusal?.reason == .invalid)
        #expect(tab.refusal?.sentence.contains(value) == false || value == "0" || value == "11" || value == "-1")
        try await tab.tap("Done", filling: ["answer.pain": value, "answer.sleep": "7"])
        #expect(tab.refusal?.reason == .invalid)
        #expect(device.endings.isEmpty)
        #expect(device.container.preserved.data(forKey: "survey-check-in") == nil)
    }

    @Test("Two answers to one question are refused")
    func twice() async throws {
        let device = try Device()
        let tab = try await device.open("check-in")
        let form = try #require(tab.stepForm)
        try await tab.submit(
            form, event: "next", filling: ["answer.pain": "4", "answer.pain": "5", "answer.sleep": "7"])
        #expect(tab.refusal?.reason == .invalid)
        #expect(device.endings.isEmpty)
    }

    @Test("A question is a named group, its ends belong to the numbers' names, and all ids are there")
    func accessible() async throws {
        let device = try Device()
        let tab = try await device.open("check-in")
        let group = try #require(tab.page.elements(tag: "fieldset").first)
        #expect(group.attributes["role"] == "radiogroup")
        #expect(group.attributes["aria-required"] == "true")
        #expect(group.elements(tag: "legend").first?.textContent == "How bad is your pain?")
        let labels = group.elements(tag: "label").map(\.textContent)
        #expect(labels.first == "1, No pain")
        #expect(labels.last == "10, Worst pain")
        try expectDescriptionsExist(tab)
    }

    @Test("Hostile text is shown and never interpreted, and a question called “step” does not take the form's place")
    func hostile() async throws {
        let device = try Device()
        let tab = try await device.open("hostile")
        #expect(tab.page.elements(tag: "script").isEmpty)
        #expect(tab.page.elements(tag: "img").isEmpty)
        #expect(tab.heading == Tasks.attack)
        try expectDescriptionsExist(tab)
        try await tab.tap(
            "Next",
            filling: ["answer.\(Tasks.attack)": "1", "answer.step": "2", "answer.words": Tasks.attack])
        #expect(tab.heading == "Last")
        try await tab.tap("Back")
        #expect(tab.chosen == ["1", "2"])
        let words = tab.page.elements(tag: "input").first { $0.attributes["name"] == "answer.words" }
        #expect(words?.attributes["value"] == Tasks.attack)
        #expect(tab.page.elements(tag: "script").isEmpty)
        #expect(try tab.isInStep())
    }
}
