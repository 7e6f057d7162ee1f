import Foundation
import HealthKit
import Testing

@testable import CareKitStore

/// What can be done to the plan of one kind of task.
private struct PlanCalls<Task: StoredTask>: Sendable {
    let task: Task
    let add: @Sendable (Task) async throws -> Task
    let change: @Sendable (Task, Date) async throws -> Task
    let pause: @Sendable (Date, Date?) async throws -> Task
    let resume: @Sendable (Date) async throws -> Task
    let delete: @Sendable (Date?) async throws -> Task
    let undelete: @Sendable (Date?) async throws -> Task
    let starts: @Sendable () async throws -> [Date]

    /// The same task with an event at 10:00 instead of 08:00.
    let atTen: Task

    /// Plays a plan, and expects the starts of its events in ten days after each step.
    func play() async throws {
        func expect(
            eight: ClosedRange<Int>, ten: Set<Int> = [], sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let expected = eight.map { hour(8, of: Double($0)) } + ten.sorted().map { hour(10, of: Double($0)) }
            #expect(try await starts() == expected, sourceLocation: sourceLocation)
        }
        _ = try await add(task)
        try await expect(eight: 0...9)

        let changed = try await change(atTen, day(2))
        #expect(changed.effectiveDate == day(2) && changed.schedule == atTen.schedule)
        try await expect(eight: 0...1, ten: [2, 3, 4, 5, 6, 7, 8, 9])

        #expect(try await pause(day(4), day(6)).isPaused == false)
        try await expect(eight: 0...1, ten: [2, 3, 6, 7, 8, 9])
        #expect(try await pause(day(8), nil).isPaused)
        try await expect(eight: 0...1, ten: [2, 3, 6, 7])
        #expect(try await resume(day(9)).isPaused == false)
        try await expect(eight: 0...1, ten: [2, 3, 6, 7, 9])

        #expect(try await delete(day(7)).effectiveDate == day(7))
        try await expect(eight: 0...1, ten: [2, 3, 6])
        await #expect(throws: OCKStoreError.self) { _ = try await resume(day(8)) }
        // What was planned for later comes at its time: a pause from the 8th to the 9th day.
        _ = try await undelete(day(7))
        try await expect(eight: 0...1, ten: [2, 3, 6, 7, 9])
        _ = try await delete(nil)
        #expect(try await starts().isEmpty)
    }
}

@Suite("Plans of HealthKit tasks")
struct HealthKitPlanTests {
    private let tenDays = OCKEventQuery(dateInterval: days(0, 10))
    private let atTen = dailyTask("a", start: day0 + 2 * 3_600).schedule

    @Test("They change, pause, end and come back as those of ordinary tasks", arguments: TestStore.Kind.allCases)
    func alike(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let linked = LinkedStore(store)
        var (rescheduled, linkedAtTen) = (dailyTask("a"), linkedTask("a"))
        (rescheduled.schedule, linkedAtTen.schedule) = (atTen, atTen)
        // Under one id, and beside each other: neither hears of the other.
        let ordinary = PlanCalls(
            task: dailyTask("a"), add: { try await store.addTask($0) },
            change: { try await store.updateTask($0, effectiveFrom: $1) },
            pause: { try await store.pauseTask(withID: "a", from: $0, until: $1) },
            resume: { try await store.resumeTask(withID: "a", from: $0) },
            delete: { try await store.deleteTask(withID: "a", effectiveFrom: $0) },
            undelete: { try await store.undeleteTask(withID: "a", effectiveFrom: $0) },
            starts: { [tenDays] in try await store.fetchEvents(query: tenDays).map(\.scheduleEvent.start) },
            atTen: rescheduled)
        let measured = PlanCalls(
            task: linkedTask("a"), add: { try await linked.addTask($0) },
            change: { try await store.updateHealthKitTask($0, effectiveFrom: $1) },
            pause: { try await store.pauseHealthKitTask(withID: "a", from: $0, until: $1) },
            resume: { try await store.resumeHealthKitTask(withID: "a", from: $0) },
            delete: { try await store.deleteHealthKitTask(withID: "a", effectiveFrom: $0) },
            undelete: { try await store.undeleteHealthKitTask(withID: "a", effectiveFrom: $0) },
            starts: { [tenDays] in try await linked.fetchEvents(query: tenDays).map(\.scheduleEvent.start) },
            atTen: linkedAtTen)
        try await ordinary.play()
        try await measured.play()
        #expect(try await ordinary.starts().isEmpty)
    }

    @Test("An ordinary task's answers under the same id bind no HealthKit task")
    func answers() async throws {
        let store = try TestStore(.memory).store
        let linked = LinkedStore(store)
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 5, 1))
        var measured = try await linked.addTask(linkedTask("a"))
        measured.schedule = atTen
        measured.effectiveDate = day(1)
        try await linked.updateTask(measured)
        try await store.pauseHealthKitTask(withID: "a", from: day(3))
        #expect(try await linked.fetchEvents(query: tenDays).count == 3)
        await expectRefusal(.outcomeAhead, as: OCKStoreError.updateFailed) {
            try await store.pauseTask(withID: "a", from: day(3))
        }
    }

    @Test("A change to a linkage that HealthKit cannot answer is refused, and nothing is there to change or bring back")
    func refusals() async throws {
        let store = try TestStore(.memory).store
        var task = try await LinkedStore(store).addTask(linkedTask("a"))
        task.healthKitLinkage.unit = .meter()
        await expectRefusal(.linkageInconsistent, as: OCKStoreError.updateFailed) { [task] in
            try await store.updateHealthKitTask(task, effectiveFrom: day(1))
        }
        await expectRefusal(.notDeleted, as: OCKStoreError.updateFailed) {
            try await store.undeleteHealthKitTask(withID: "a")
        }
        await expectRefusal(.notStored, as: OCKStoreError.deleteFailed) {
            try await store.deleteHealthKitTask(withID: "b")
        }
        await expectRefusal(.notStored, as: OCKStoreError.updateFailed) {
            try await store.pauseHealthKitTask(withID: "b", from: day(1))
        }
    }
}
