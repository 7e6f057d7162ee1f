import Foundation
import Testing

@testable import CareKitStore

@Suite("Plans that change while conflicts of their answers are undecided")
struct UndecidedAnswerTests {
    /// Two answers to the event of day 8, and one answer that each of two devices has moved to another event.
    private func store(_ kind: TestStore.Kind) async throws -> OCKStore {
        let (one, two) = (try ClockedStore(kind), try ClockedStore(kind, at: day0 + 60))
        try await one.store.addTask(plan(8))
        try await one.store.pauseTask(withID: "a", from: day(5), until: day(7))
        var moved = try await one.store.answer(9, at: 8, 3)
        try merge(one, into: two)
        try await one.store.answer(8, at: 8, 1)
        try await two.store.answer(8, at: 8, 2)
        (moved.taskOccurrenceIndex, moved.values) = (10, [OCKOutcomeValue(10)])
        try await one.store.updateOutcome(moved)
        (moved.taskOccurrenceIndex, moved.values) = (11, [OCKOutcomeValue(11)])
        try await two.store.updateOutcome(moved)
        try merge(two, into: one)
        #expect(try await one.store.answers() == ["1 on 8", "2 on 8", "10 on 10", "11 on 11"])
        return one.store
    }

    @Test(
        "The plan can be changed, paused, resumed, deleted and undeleted, and no answer is lost or decided for",
        arguments: TestStore.Kind.allCases)
    func changes(in kind: TestStore.Kind) async throws {
        let store = try await store(kind)
        let shown = try await store.shownValues(7, 12)
        let written = try await store.liveAnswers().map(\.updatedDate)
        func expectAllAnswers(_ comment: Comment) async throws {
            #expect(try await store.answers() == ["1 on 8", "2 on 8", "10 on 10", "11 on 11"], comment)
            #expect(try await store.shownValues(7, 12) == shown, comment)
            // Who decides by the last write finds it still.
            #expect(try await store.liveAnswers().map(\.updatedDate) == written, comment)
        }
        var changed = plan(8, 20)
        changed.title = "changed"
        try await store.updateTask(changed, effectiveFrom: day(7))
        try await expectAllAnswers("changed")
        try await store.resumeTask(withID: "a", from: day(5))
        try await expectAllAnswers("resumed")
        try await store.pauseTask(withID: "a", from: day(4), until: day(5))
        try await expectAllAnswers("paused")
        try await store.deleteTask(withID: "a", effectiveFrom: day(12))
        try await store.undeleteTask(withID: "a", effectiveFrom: day(3))
        try await expectAllAnswers("undeleted")
    }

    @Test("A change that would take the event away is refused for that reason", arguments: TestStore.Kind.allCases)
    func refused(in kind: TestStore.Kind) async throws {
        let store = try await store(kind)
        await expectRefusal(.outcomeAhead, as: OCKStoreError.updateFailed) {
            try await store.pauseTask(withID: "a", from: day(8))
        }
        await expectRefusal(.outcomeAhead, as: OCKStoreError.updateFailed) {
            try await store.updateTask(plan(20), effectiveFrom: day(11))
        }
    }

    @Test("Moving answers of several versions takes as many statements as of one")
    func statements() async throws {
        func count(_ answered: [Int]) async throws -> Int {
            let store = try ClockedStore(.memory).store
            for number in [0, 2, 4, 6, 8] {
                var version = plan(8)
                version.title = "\(number)"
                if number == 0 { try await store.addTask(version) }
                try await store.updateTask(version, effectiveFrom: day(Double(number)))
            }
            for number in answered { try await store.answer(number, at: 8) }
            return try await store.openDatabase().write { connection in
                let counting = CountingConnection(connection)
                _ = try PlanWriting<OCKTask>(counting, at: day(0)).change(plan(8), from: day(1))
                return counting.count
            }
        }
        // Rows are inserted by a power of two.
        #expect(try await count([3]) == count([3, 5, 7, 9]))
    }

    @Test("A version that is not stored is asked for once")
    func missing() async throws {
        try await ClockedStore(.memory).store.openDatabase().read { connection in
            let counting = CountingConnection(connection)
            let tasks = AnsweredTasks(counting)
            let missing = EventKey(taskUUID: UUID(), occurrence: 0)
            for _ in 0..<3 {
                #expect(throws: StoreRefusal.taskMissing) { try tasks.event(missing) }
                try tasks.load([missing.taskUUID])
            }
            #expect(counting.count == 1)
        }
    }
}

extension OCKStore {
    fileprivate func liveAnswers() async throws -> [OCKOutcome] {
        try await openDatabase().read {
            try VersionTable<OCKOutcome>($0).entities(where: "v.is_live = 1")
        }.sorted { ($0.values.first?.integerValue ?? 0) < ($1.values.first?.integerValue ?? 0) }
    }

    /// All answers that nothing follows, with the day of the event that shows or hides each.
    fileprivate func answers() async throws -> [String] {
        let events = try await fetchEvents(query: OCKEventQuery(dateInterval: days(0, 14)))
        return try await liveAnswers().map { answer in
            let event = try #require(
                events.first {
                    $0.task.uuid == answer.taskUUID && $0.scheduleEvent.occurrence == answer.taskOccurrenceIndex
                })
            let number = Int(event.scheduleEvent.start.timeIntervalSince(day0) / 86_400)
            return "\(answer.values.first?.integerValue ?? 0) on \(number)"
        }
    }

    fileprivate func shownValues(_ first: Double, _ last: Double) async throws -> [Int] {
        try await fetchEvents(query: OCKEventQuery(dateInterval: days(first, last)))
            .compactMap { $0.outcome?.values.first?.integerValue }
    }
}
