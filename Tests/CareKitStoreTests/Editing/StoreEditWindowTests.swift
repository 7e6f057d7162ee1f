import Foundation
import Testing

@testable import CareKitStore

/// From 08:00 to 09:00 UTC every day: opens at 08:00, is due at 09:00, closes at 09:00 a day later; then corrections until
/// 09:00 of the second day after, with a reason.
private func studyTask(_ corrections: EditWindow.Corrections? = nil) -> OCKTask {
    var task = dailyTask("a")
    task.editWindow = EditWindow(
        opens: .start, due: .end, closes: .init(.end, hours: 24),
        corrections: corrections ?? .allowed(until: .init(.end, days: 2), reason: .onceClosed))
    return task
}

@Suite("Edit windows in a store")
struct StoreEditWindowTests {
    @Test("A window is part of the task's version, and another is a new version", arguments: TestStore.Kind.allCases)
    func stored(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let first = try await store.addTask(studyTask())
        #expect(first.editWindow == studyTask().editWindow)
        var changed = first
        changed.editWindow?.closes = nil
        changed.effectiveDate = day(1)
        let second = try await store.updateTask(changed)
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).map(\.editWindow).contains(first.editWindow))
        #expect(second.editWindow == changed.editWindow)
        #expect(try await store.fetchTasks(query: OCKTaskQuery(for: day(2))).map(\.editWindow) == [changed.editWindow])
    }

    @Test(
        "An answer is refused before the window opens, marked late once due, and refused once closed",
        arguments: TestStore.Kind.allCases)
    func adding(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        let store = clocked.store
        let task = try await store.addTask(studyTask())
        clocked.set(hour(8) - 1)
        await expectRefusal(.windowNotOpen, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(task, 0, 1))
        }
        clocked.set(hour(8))
        #expect(try await store.addOutcome(outcome(task, 0, 1)).entry == .onTime)
        clocked.set(hour(8, of: 2))
        let late = try await store.addOutcome(outcome(task, 1, 1))
        #expect(late.entry == .late)
        clocked.set(hour(9, of: 3))
        await expectRefusal(.windowClosed, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(task, 2, 1))
        }
        #expect(Set(try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.entry)) == [.onTime, .late])
    }

    @Test("What an app says about how an answer came in does not count", arguments: TestStore.Kind.allCases)
    func claims(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        let task = try await clocked.store.addTask(studyTask())
        let free = try await clocked.store.addTask(dailyTask("free"))
        clocked.set(hour(10))
        var (late, plain) = (outcome(task, 0, 1), outcome(free, 0, 1))
        (late.entry, plain.entry) = (.onTime, .late)
        let added = try await clocked.store.addOutcomes([late, plain])
        #expect(added.map(\.entry) == [.late, nil])
    }

    @Test(
        "A change is free while the window is open, then a correction with a new reason, then refused",
        arguments: TestStore.Kind.allCases)
    func correcting(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        let store = clocked.store
        let task = try await store.addTask(studyTask())
        clocked.set(hour(8))
        var answer = try await store.addOutcome(outcome(task, 0, 1))
        answer.values = [OCKOutcomeValue(2)]
        clocked.set(hour(10))
        answer = try await store.updateOutcome(answer)
        #expect(answer.entry == .late)

        clocked.set(hour(10, of: 1))
        for reason in [nil, OutcomeCorrection(reason: " \n", date: day0)] {
            answer.correction = reason
            await expectRefusal(.reasonMissing, as: OCKStoreError.updateFailed) { [answer] in
                try await store.updateOutcome(answer)
            }
        }
        answer.values = [OCKOutcomeValue(3)]
        answer.correction = OutcomeCorrection(reason: "typing error", date: hour(10, of: 1))
        answer = try await store.updateOutcome(answer)
        #expect(answer.entry == .correction)
        #expect(answer.correction?.reason == "typing error")
        // The reason belongs to the version that it came with.
        answer.values = [OCKOutcomeValue(4)]
        await expectRefusal(.reasonMissing, as: OCKStoreError.updateFailed) { [answer] in
            try await store.updateOutcome(answer)
        }
        await expectRefusal(.reasonMissing, as: OCKStoreError.deleteFailed) { [answer] in
            try await store.deleteOutcome(answer)
        }
        answer.correction = OutcomeCorrection(reason: "typing error", date: hour(11, of: 1))
        answer = try await store.updateOutcome(answer)

        clocked.set(hour(9, of: 2))
        answer.correction = OutcomeCorrection(reason: "again", date: hour(9, of: 2))
        await expectRefusal(.correctionsOver, as: OCKStoreError.updateFailed) { [answer] in
            try await store.updateOutcome(answer)
        }
        await expectRefusal(.correctionsOver, as: OCKStoreError.deleteFailed) { [answer] in
            try await store.deleteOutcome(answer)
        }
        // Every version stays, with how it came in.
        let versions = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(versions.map { $0.values.first?.integerValue }.sorted { $0 ?? 0 < $1 ?? 0 } == [1, 2, 3, 4])
        #expect(versions.filter { $0.correction != nil }.count == 2)
    }

    @Test("A deletion is a change too, and its reason stays with it", arguments: TestStore.Kind.allCases)
    func deleting(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        let task = try await clocked.store.addTask(studyTask())
        clocked.set(hour(8))
        let first = try await clocked.store.addOutcome(outcome(task, 0, 1))
        #expect(try await clocked.store.deleteOutcome(first).entry == .onTime)
        var second = try await clocked.store.addOutcome(outcome(task, 0, 2))
        clocked.set(hour(10, of: 1))
        second.correction = OutcomeCorrection(reason: "wrong day", date: day(1))
        let deletion = try await clocked.store.deleteOutcome(second)
        #expect(deletion.entry == .correction)
        #expect(deletion.correction == second.correction)
        // The window has closed, so nothing takes its place.
        await expectRefusal(.windowClosed, as: OCKStoreError.addFailed) {
            try await clocked.store.addOutcome(outcome(task, 0, 3))
        }
    }

    @Test("Where answers are final, they can be neither changed nor deleted", arguments: TestStore.Kind.allCases)
    func final(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        let task = try await clocked.store.addTask(studyTask(.never))
        clocked.set(hour(8))
        let answer = try await clocked.store.addOutcome(outcome(task, 0, 1))
        await expectRefusal(.outcomeFinal, as: OCKStoreError.updateFailed) {
            try await clocked.store.updateOutcome(answer)
        }
        await expectRefusal(.outcomeFinal, as: OCKStoreError.deleteFailed) {
            try await clocked.store.deleteOutcome(answer)
        }
        #expect(try await clocked.store.fetchOutcomes(query: OCKOutcomeQuery()) == [answer])
    }

    @Test("An answer that moves to another event needs both windows", arguments: TestStore.Kind.allCases)
    func moving(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        let task = try await clocked.store.addTask(studyTask())
        let free = try await clocked.store.addTask(dailyTask("free"))
        clocked.set(hour(8))
        var answer = try await clocked.store.addOutcome(outcome(task, 0, 1))
        answer.taskOccurrenceIndex = 1
        await expectRefusal(.windowNotOpen, as: OCKStoreError.updateFailed) { [answer] in
            try await clocked.store.updateOutcome(answer)
        }
        // Nor is a closed one left for an event without a window.
        (answer.taskUUID, answer.taskOccurrenceIndex) = (free.uuid, 0)
        clocked.set(hour(10, of: 1))
        await expectRefusal(.reasonMissing, as: OCKStoreError.updateFailed) { [answer] in
            try await clocked.store.updateOutcome(answer)
        }
        var other = try await clocked.store.addOutcome(outcome(free, 0, 1))
        (other.taskUUID, other.taskOccurrenceIndex) = (task.uuid, 1)
        #expect(try await clocked.store.updateOutcome(other).entry == .late)
    }

    @Test(
        "A clock that is set back refuses what is not open yet, and loses nothing", arguments: TestStore.Kind.allCases)
    func clockSetBack(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: hour(8, of: 3))
        let task = try await clocked.store.addTask(studyTask())
        var answer = try await clocked.store.addOutcome(outcome(task, 3, 1))
        clocked.set(hour(12, of: -400))
        await expectRefusal(.windowNotOpen, as: OCKStoreError.addFailed) {
            try await clocked.store.addOutcome(outcome(task, 4, 1))
        }
        answer.values = [OCKOutcomeValue(2)]
        try await clocked.store.updateOutcome(answer)
        let shown = try await clocked.store.fetchEvents(query: OCKEventQuery(dateInterval: days(3, 4)))
        #expect(shown.map { $0.outcome?.values.first?.integerValue } == [2])
        #expect(try await clocked.store.fetchOutcomes(query: OCKOutcomeQuery()).count == 2)
    }

    @Test("A batch with one answer outside its window stores none", arguments: TestStore.Kind.allCases)
    func batch(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: hour(8))
        let task = try await clocked.store.addTask(studyTask())
        await expectRefusal(.windowNotOpen, as: OCKStoreError.addFailed) {
            try await clocked.store.addOutcomes([outcome(task, 0, 1), outcome(task, 1, 1)])
        }
        #expect(try await clocked.store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
    }

    @Test(
        "#47 (#671): A task that shows from 08:00 to 09:00 is answered then alone", arguments: TestStore.Kind.allCases)
    func availability(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        var task = dailyTask("a")
        task.editWindow = EditWindow(opens: .start, closes: .end)
        task = try await clocked.store.addTask(task)
        for (time, refusal) in [(hour(7.99), StoreRefusal.windowNotOpen), (hour(9), .windowClosed)] {
            clocked.set(time)
            await expectRefusal(refusal, as: OCKStoreError.addFailed) { [task] in
                try await clocked.store.addOutcome(outcome(task, 0, 1))
            }
        }
        clocked.set(hour(8.5))
        try await clocked.store.addOutcome(outcome(task, 0, 1))
    }
}
