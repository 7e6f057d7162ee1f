import TestSupport
import Testing

@testable import CareKit

@MainActor @Suite("A survey card whose store fails")
struct SurveyFailureTests {
    private let failed = "Your answers could not be stored. They are kept; open the task again to send them."

    @Test("Answers that cannot be stored are kept: the survey is opened again as it was, and finished")
    func adding() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        study.store.fail(.adding)
        try await tab.answer("6")
        #expect(tab.refusal?.reason == .failed)
        #expect(tab.refusal?.sentence == failed)
        #expect(try await study.stored(on: study.now) == [])
        #expect(study.endings == ["checkin failed"])
        #expect(tab.view(ofButton: "Start") != nil)
        #expect(try tab.isInStep())

        study.store.recover()
        try await tab.start()
        let chosen = tab.page.elements(tag: "input").filter { $0.attributes["checked"] != nil }
        #expect(chosen.map { $0.attributes["value"] } == ["6"])
        try await tab.tap("Done")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: study.now) == [6])
        #expect(study.endings == ["checkin failed", "checkin completed"])
    }

    @Test("Where the store cannot even say why, the answers are kept all the same")
    func addingAndAsking() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        study.store.fail(.adding)
        study.store.fail(.fetchingOneEvent)
        try await tab.answer("6")
        #expect(tab.refusal?.sentence == failed)
        #expect(study.endings == ["checkin failed"])
    }

    @Test("After it was stored the run is forgotten: the next survey begins empty")
    func forgetting() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.answer("6")
        try await tab.undo()
        try await tab.tap("Delete")
        try await tab.start()
        #expect(tab.page.elements(tag: "input").allSatisfy { $0.attributes["checked"] == nil })
    }

    @Test("An outcome that cannot be deleted stays, and the person is told")
    func deleting() async throws {
        let study = try Study()
        try await study.addDaily()
        try await study.answer(on: study.now)
        let tab = try await study.open()
        study.store.fail(.deleting)
        try await tab.undo()
        try await tab.tap("Delete")
        #expect(tab.refusal?.reason == .failed)
        #expect(tab.refusal?.sentence == "Your response could not be deleted. Try again in a moment.")
        #expect(try await study.stored(on: study.now) == [4])
        #expect(tab.view(ofButton: "Completed") != nil)
    }

    @Test("A card whose events cannot be read says so and refuses taps")
    func loading() async throws {
        let study = try Study()
        try await study.addDaily()
        study.store.fail(.followingEvents)
        let tab = try await study.open()
        let sentence = "This could not be loaded. Reload the page to try again."
        #expect(tab.text.contains(sentence))
        let button = try #require(tab.page.elements(class: "care-button").first?.id)
        try await tab.send("select", to: button)
        #expect(tab.refusal == EventRefusal(.forbidden, sentence))
        study.store.recover()
        try await tab.reload()
        #expect(tab.view(ofButton: "Start") != nil)
    }

    @Test("A card whose stream ends keeps what it showed last")
    func following() async throws {
        let study = try Study()
        try await study.addDaily()
        let tab = try await study.open()
        study.store.fail(.followingEvents)
        try await study.addDaily("other")
        await study.settle()
        #expect(tab.cards == ["Check In"])
        #expect(tab.text.contains("Two quick questions."))
        #expect(tab.view(ofButton: "Start") != nil)
        #expect(try tab.isInStep())
    }

    @Test("A survey without an outcome is over without storing anything")
    func nothingToStore() async throws {
        let study = try Study { study in
            let list = OCKListViewController()
            let card = OCKSurveyTaskViewController(
                taskID: "checkin", eventQuery: OCKEventQuery(for: study.now), storeManager: study.manager,
                survey: painSurvey(), extractOutcome: { _ in nil })
            card.clock = study.clock
            list.appendViewController(card, animated: false)
            return list
        }
        try await study.addDaily()
        let tab = try await study.open()
        try await tab.answer("5")
        #expect(tab.refusal == nil)
        #expect(try await study.stored(on: study.now) == [])
        #expect(tab.view(ofButton: "Start") != nil)
    }
}
