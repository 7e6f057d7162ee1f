import Foundation
import Testing

@testable import CareKitStore

/// Once in a week from day 0 on, at 8:00 UTC.
private func weekly(_ id: String = "a") -> OCKTask {
    var task = plan(8, id: id)
    task.schedule = OCKSchedule(composing: [
        OCKScheduleElement(start: hour(8), end: nil, interval: DateComponents(weekOfYear: 1), calendar: utc)
    ])
    return task
}

@Suite("Adherence across the versions of a task")
struct PlanAdherenceTests {
    @Test("A day without events has tasks or not by the version of that day", arguments: TestStore.Kind.allCases)
    func versions(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var task = try await store.addTask(weekly())
        task = try await store.updateTask(task, effectiveFrom: day(2))
        task.impactsAdherence = false
        try await store.updateTask(task, effectiveFrom: day(3))
        task.impactsAdherence = true
        try await store.updateTask(task, effectiveFrom: day(5))
        let expected: [OCKAdherence] = [.progress(0), .noEvents, .noEvents, .noTasks, .noTasks, .noEvents]
        #expect(try await store.rings(0, 6) == expected)
    }

    @Test(
        "Days before a deletion and around a pause tell what they had, a coordinator's too",
        arguments: TestStore.Kind.allCases)
    func deletion(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(weekly())
        try await store.pauseTask(withID: "a", from: day(2), until: day(3))
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        let expected: [OCKAdherence] = [.progress(0), .noEvents, .noTasks, .noEvents, .noEvents, .noTasks, .noTasks]
        #expect(try await store.rings(0, 7) == expected)
        let coordinator = OCKStoreCoordinator()
        coordinator.attach(store: store)
        let query = OCKAdherenceQuery(dateInterval: days(0, 7))
        #expect(try await coordinator.fetchAdherence(query: query) == expected)
    }

    @Test("A store of an app's own has it from the versions that it keeps")
    func ownStore() async throws {
        let store = ArrayStore()
        var task = weekly()
        task.impactsAdherence = false
        try await store.addTask(task)
        task.impactsAdherence = true
        task.effectiveDate = day(3)
        try await store.updateTask(task)
        let adherence = try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: days(1, 5)))
        #expect(adherence == [.noTasks, .noTasks, .noEvents, .noEvents])
    }

    @Test(
        "What is to be done once in a week counts on its first day, and shows on all",
        arguments: TestStore.Kind.allCases)
    func period(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var calendar = utc
        calendar.firstWeekday = 2
        var task = plan(8)
        task.schedule = try .oncePerWeek(start: day0, calendar: calendar, zonePolicy: .calendar)
        task = try await store.addTask(task)
        for number in 0..<7 {
            let query = OCKEventQuery(dateInterval: days(Double(number), Double(number) + 0.9))
            #expect(try await store.fetchEvents(query: query).count == 1, "day \(number)")
        }
        try await store.addOutcome(outcome(task, 0, 1))
        let rest = Array(repeating: OCKAdherence.noEvents, count: 6)
        #expect(try await store.rings(0, 8) == [.progress(1)] + rest + [.progress(0)])
        let counts = try await store.fetchEventCounts(query: OCKAdherenceQuery(dateInterval: days(0, 8)))
        #expect(counts.map(\.total) == [1, 0, 0, 0, 0, 0, 0, 1])
    }
}
