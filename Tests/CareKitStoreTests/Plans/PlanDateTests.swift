import Foundation
import Testing

@testable import CareKitStore

@Suite("Changes of a plan from a date on")
struct PlanDateTests {
    @Test("A version that was planned comes at its time after a deletion is undone", arguments: TestStore.Kind.allCases)
    func undeleteBeforePlanned(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(plan(8))
        try await store.updateTask(plan(8, 20), effectiveFrom: day(10))
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        let back = try await store.undeleteTask(withID: "a", effectiveFrom: day(7))
        #expect(back.effectiveDate == day(7))
        #expect(try await store.marks(4, 12) == ["4/8", "7/8", "8/8", "9/8", "10/8", "10/20", "11/8", "11/20"])
    }

    @Test("A plan that had not begun when it was deleted begins when it was to", arguments: TestStore.Kind.allCases)
    func undeleteBeforeTheFirst(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var later = plan(8)
        later.effectiveDate = day(5)
        try await store.addTask(later)
        try await store.deleteTask(withID: "a")
        try await store.undeleteTask(withID: "a", effectiveFrom: day(2))
        #expect(try await store.marks(0, 7) == ["5/8", "6/8"])
    }

    @Test("What is undeleted inside a planned pause stays paused until that ends", arguments: TestStore.Kind.allCases)
    func undeleteInAPause(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(plan(8))
        try await store.pauseTask(withID: "a", from: day(3), until: day(8))
        try await store.deleteTask(withID: "a", effectiveFrom: day(2))
        let back = try await store.undeleteTask(withID: "a", effectiveFrom: day(5))
        #expect(back.isPaused)
        #expect(try await store.marks(0, 10) == ["0/8", "1/8", "8/8", "9/8"])
    }

    @Test("What was answered ahead is there again after a deletion is undone", arguments: TestStore.Kind.allCases)
    func undeleteWithAnswers(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(plan(8))
        try await store.answer(1, at: 8)
        let ahead = try await store.answer(8, at: 8)
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        #expect(try await store.marks(0, 10) == ["0/8", "1/8✓", "2/8", "3/8", "4/8"])
        try await store.undeleteTask(withID: "a", effectiveFrom: day(7))
        #expect(try await store.marks(4, 10) == ["4/8", "7/8", "8/8✓", "9/8"])
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(8, 9)))
        #expect(events.first?.outcome?.id == ahead.id)
    }

    @Test("The gap of an earlier deletion stays when a later one is undone", arguments: TestStore.Kind.allCases)
    func undeleteWithGap(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(8)).store
        try await store.addTask(plan(8))
        try await store.deleteTask(withID: "a", effectiveFrom: day(9))
        try await store.undeleteTask(withID: "a", effectiveFrom: day(11))
        try await store.deleteTask(withID: "a", effectiveFrom: day(8))
        try await store.undeleteTask(withID: "a", effectiveFrom: day(8))
        #expect(try await store.marks(7, 13) == ["7/8", "8/8", "11/8", "12/8"])
        // A change before the gap lasts until it.
        try await store.updateTask(plan(20), effectiveFrom: day(8))
        #expect(try await store.marks(7, 13) == ["7/8", "8/20", "11/8", "12/8"])
    }

    @Test("A task can be resumed from a past date, whatever was answered since", arguments: TestStore.Kind.allCases)
    func resumeInThePast(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(7)).store
        try await store.addTask(plan(8))
        try await store.pauseTask(withID: "a", from: day(2))
        try await store.resumeTask(withID: "a", from: day(5))
        let answer = try await store.answer(6, at: 8)
        try await store.resumeTask(withID: "a", from: day(3))
        #expect(try await store.marks(0, 8) == ["0/8", "1/8", "3/8", "4/8", "5/8", "6/8✓", "7/8"])
        try await store.answer(4, at: 8)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(6, 7)))
        #expect(events.first?.outcome?.id == answer.id)
    }

    @Test(
        "A past pause leaves answers alone that lie outside, and says which stand in its way",
        arguments: TestStore.Kind.allCases)
    func pauseInThePast(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(7)).store
        try await store.addTask(plan(8))
        for number in [1, 6] { try await store.answer(number, at: 8) }
        try await store.pauseTask(withID: "a", from: day(2), until: day(4))
        #expect(try await store.marks(0, 8) == ["0/8", "1/8✓", "4/8", "5/8", "6/8✓", "7/8"])
        await expectRefusal(.outcomeAhead, as: OCKStoreError.updateFailed) {
            try await store.pauseTask(withID: "a", from: day(5))
        }
        #expect(StoreRefusal.outcomeAhead.reason.contains("delete the outcome"))
        #expect(try await store.marks(4, 8) == ["4/8", "5/8", "6/8✓", "7/8"])
    }

    @Test(
        "After an early resumption a change is not taken back when the pause was to end",
        arguments: TestStore.Kind.allCases)
    func changeAfterEarlyResumption(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(plan(8))
        try await store.pauseTask(withID: "a", from: day(1), until: day(6))
        try await store.resumeTask(withID: "a", from: day(3))
        try await store.updateTask(plan(20), effectiveFrom: day(4))
        #expect(try await store.marks(0, 8) == ["0/8", "3/8", "4/20", "5/20", "6/20", "7/20"])
    }
}

@Suite("Plans with a deletion ahead")
struct PlannedDeletionTests {
    @Test(
        "The plan ends on Friday and the dose changes tomorrow: the change lasts until then",
        arguments: TestStore.Kind.allCases)
    func change(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(plan(8))
        try await store.answer(2, at: 8)
        try await store.deleteTask(withID: "a", effectiveFrom: day(4))
        try await store.updateTask(plan(8, 20), effectiveFrom: day(1))
        #expect(try await store.marks(0, 7) == ["0/8", "1/8", "1/20", "2/8✓", "2/20", "3/8", "3/20"])
        #expect(try await store.rings(3, 6) == [.progress(0), .noTasks, .noTasks])
        await expectRefusal(.deleted, as: OCKStoreError.updateFailed) {
            try await store.updateTask(plan(12), effectiveFrom: day(4))
        }
        #expect(StoreRefusal.deleted.reason.contains("updateTask(_:effectiveFrom:)"))
        try await store.undeleteTask(withID: "a", effectiveFrom: day(5))
        #expect(try await store.marks(3, 7) == ["3/8", "3/20", "5/8", "5/20", "6/8", "6/20"])
    }

    @Test("It can be paused and resumed before it ends", arguments: TestStore.Kind.allCases)
    func pause(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(plan(8))
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        let paused = try await store.pauseTask(withID: "a", from: day(1), until: day(3))
        #expect(paused.deletedDate == nil)
        #expect(try await store.marks(0, 7) == ["0/8", "3/8", "4/8"])
        try await store.resumeTask(withID: "a", from: day(2))
        #expect(try await store.marks(0, 7) == ["0/8", "2/8", "3/8", "4/8"])
        await expectRefusal(.deleted, as: OCKStoreError.updateFailed) {
            try await store.pauseTask(withID: "a", from: day(6))
        }
    }

    @Test(
        "A version that the deletion takes away comes back with it after such a change",
        arguments: TestStore.Kind.allCases)
    func changeAndUndelete(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(plan(8))
        try await store.updateTask(plan(20), effectiveFrom: day(6))
        try await store.deleteTask(withID: "a", effectiveFrom: day(4))
        try await store.updateTask(plan(12), effectiveFrom: day(2))
        #expect(try await store.marks(0, 8) == ["0/8", "1/8", "2/12", "3/12"])
        try await store.undeleteTask(withID: "a", effectiveFrom: day(5))
        #expect(try await store.marks(0, 8) == ["0/8", "1/8", "2/12", "3/12", "5/12", "6/20", "7/20"])
    }

    @Test(
        "Deleting by id without a date is for all time, whatever was planned since", arguments: TestStore.Kind.allCases)
    func forAllTime(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(3)).store
        try await store.addTask(plan(8))
        try await store.updateTask(plan(20), effectiveFrom: day(6))
        try await store.deleteTask(withID: "a")
        #expect(try await store.marks(0, 8) == [])
        // Deleting once more from a later date brings nothing back.
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        #expect(try await store.marks(0, 8) == [])
        try await store.undeleteTask(withID: "a", effectiveFrom: day(4))
        #expect(try await store.marks(0, 8) == ["0/8", "1/8", "2/8", "4/8", "5/8", "6/20", "7/20"])
    }
}
