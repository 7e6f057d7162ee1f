import Foundation
import Testing

@testable import CareKitStore

@Suite("Answers to events while several are written")
struct LiveAnswersTests {
    private let first = EventKey(taskUUID: uuid(1), occurrence: 0)
    private let second = EventKey(taskUUID: uuid(1), occurrence: 1)
    private let third = EventKey(taskUUID: uuid(2), occurrence: 0)

    @Test("An event that has an answer takes no other, but the same one again")
    func taken() throws {
        var answers = LiveAnswers([(first, "a")])
        #expect(throws: StoreRefusal.outcomeExists) { try answers.answer(first, with: "b") }
        try answers.answer(first, with: "a")
        try answers.answer(third, with: "b")
        #expect(throws: StoreRefusal.outcomeExists) { try answers.answer(third, with: "a") }
    }

    @Test("An answer that moves leaves its event to others, and one that was refused has not moved")
    func moved() throws {
        var answers = LiveAnswers([(first, "a"), (second, "b")])
        #expect(throws: StoreRefusal.outcomeExists) { try answers.answer(second, with: "a") }
        try answers.answer(third, with: "b")
        try answers.answer(second, with: "a")
        try answers.answer(first, with: "c")
        #expect(throws: StoreRefusal.outcomeExists) { try answers.answer(second, with: "b") }
    }

    @Test("Where two devices have answered an event, either answer is in the way of a third and of the other")
    func conflict() throws {
        var answers = LiveAnswers([(first, "a"), (first, "b")])
        for id in ["a", "b", "c"] {
            #expect(throws: StoreRefusal.outcomeExists) { try answers.answer(first, with: id) }
        }
        try answers.answer(second, with: "a")
        try answers.answer(first, with: "b")
    }
}

private func uuid(_ number: UInt8) -> UUID {
    UUID(uuid: (number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
