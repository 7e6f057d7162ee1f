import Foundation
import Testing

@testable import CareKitStore

/// A task every day for an hour from an hour on, UTC.
private func task(at hours: Double, id: String = "a") -> OCKTask {
    var task = dailyTask(id)
    task.schedule = OCKSchedule(composing: [element(at: hours)])
    return task
}

private func element(at hours: Double, start: Date = day0) -> OCKScheduleElement {
    OCKScheduleElement(start: start + hours * 3_600, end: nil, interval: DateComponents(day: 1), calendar: utc)
}

private func rings(_ store: OCKStore, _ first: Double, _ last: Double) async throws -> [OCKAdherence] {
    try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: days(first, last)))
}

@Suite("Plans that change")
struct PlanTests {
    @Test(
        "#8 (#655): A daily pill moves to another hour from tomorrow on, and past days stay ticked",
        arguments: TestStore.Kind.allCases)
    func reschedule(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: hour(10, of: 2)).store
        let pill = try await store.addTask(task(at: 8))
        for number in 0...2 { try await store.addOutcome(outcome(pill, number, 1)) }
        // As it is usually tried, the change would take the past along; the refusal says what to call.
        var changed = pill
        changed.schedule = task(at: 20).schedule
        await expectRefusal(.effectiveBeforeOutcome, as: OCKStoreError.updateFailed) { [changed] in
            try await store.updateTask(changed)
        }
        #expect(StoreRefusal.effectiveBeforeOutcome.reason.contains("updateTask(_:effectiveFrom:)"))
        let moved = try await store.updateTask(changed, effectiveFrom: day(3))
        #expect(moved.previousVersionUUIDs == [pill.uuid])
        #expect(try await eventDays(store, 0, 5) == ["0✓", "1✓", "2✓", "3", "4"])
        #expect(try await rings(store, 0, 5) == [.progress(1), .progress(1), .progress(1), .progress(0), .progress(0)])
        let hours = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 5)))
            .map { $0.scheduleEvent.start.timeIntervalSince(day0).truncatingRemainder(dividingBy: 86_400) / 3_600 }
        #expect(hours == [8, 8, 8, 20, 20])
    }

    @Test("#11 (#367): After any number of changes every past completion is there", arguments: TestStore.Kind.allCases)
    func manyChanges(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind)
        let store = clocked.store
        var current = try await store.addTask(task(at: 8))
        for number in 0..<8 {
            clocked.set(hour(12, of: Double(number)))
            try await store.addOutcome(outcome(current, number, number))
            current.schedule = task(at: Double(1 + number)).schedule
            current = try await store.updateTask(current, effectiveFrom: day(Double(number + 1)))
        }
        #expect(try await eventDays(store, 0, 9) == (0..<8).map { "\($0)✓" } + ["8"])
        #expect(try await rings(store, 0, 8) == Array(repeating: .progress(1), count: 8))
        #expect(try await store.fetchTasks(query: OCKTaskQuery(id: "a")).count == 9)
    }

    @Test(
        "#9 (#528): An element that is appended has events, and old outcomes keep theirs",
        arguments: TestStore.Kind.allCases)
    func appendedElement(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var plan = try await store.addTask(task(at: 8))
        try await store.addOutcomes([outcome(plan, 0, 1), outcome(plan, 1, 1)])
        plan.schedule = OCKSchedule(composing: plan.schedule.elements + [element(at: 6, start: day(2))])
        plan = try await store.updateTask(plan, effectiveFrom: day(2))
        #expect(try await eventDays(store, 0, 4) == ["0✓", "1✓", "2", "2", "3", "3"])
        // The new version's events are numbered over its whole schedule: at 06:00 of day 2 it is the third.
        try await store.addOutcome(outcome(plan, 2, 1))
        #expect(try await eventDays(store, 0, 4) == ["0✓", "1✓", "2✓", "2", "3", "3"])
    }

    @Test("#10 (#376): A day's events and its ring follow a change", arguments: TestStore.Kind.allCases)
    func streams(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var plan = try await store.addTask(task(at: 8))
        var events = store.events(matching: OCKEventQuery(dateInterval: days(2, 3))).makeAsyncIterator()
        #expect(try await events.next()?.map(\.scheduleEvent.start) == [hour(8, of: 2)])
        plan.schedule = task(at: 20).schedule
        try await store.updateTask(plan, effectiveFrom: day(1))
        #expect(try await events.next()?.map(\.scheduleEvent.start) == [hour(20, of: 2)])
    }

    @Test(
        "#12 (pull request 350): A change with the same date leaves the older version no time",
        arguments: TestStore.Kind.allCases)
    func sameDate(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var plan = try await store.addTask(task(at: 8))
        plan.schedule = task(at: 20).schedule
        plan = try await store.updateTask(plan)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 2)))
        #expect(events.map(\.scheduleEvent.start) == [hour(20), hour(20, of: 1)])
    }

    @Test("#19 (#63): A dose changes mid-way, and days before keep the old one", arguments: TestStore.Kind.allCases)
    func dose(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var plan = try await store.addTask(dailyTask("a", targets: [OCKOutcomeValue(5, units: "mg")]))
        plan.schedule = dailyTask("a", targets: [OCKOutcomeValue(10, units: "mg")]).schedule
        try await store.updateTask(plan, effectiveFrom: day(2))
        let doses = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 4)))
            .map { $0.scheduleEvent.element.targetValues.first?.integerValue }
        #expect(doses == [5, 5, 10, 10])
    }

    @Test(
        "An event that was answered ahead keeps its outcome where the new plan has an event then",
        arguments: TestStore.Kind.allCases)
    func answeredAhead(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: hour(10)).store
        let plan = try await store.addTask(task(at: 8))
        let ahead = try await store.addOutcome(outcome(plan, 1, 7))
        var changed = plan
        changed.schedule = OCKSchedule(composing: [element(at: 7, start: day(1)), element(at: 8, start: day(1))])
        let version = try await store.updateTask(changed, effectiveFrom: day(1))
        #expect(try await eventDays(store, 0, 3) == ["0", "1", "1✓", "2", "2"])
        let moved = try #require(await store.fetchEvent(forTask: version, occurrence: 1).outcome)
        #expect(moved.id == ahead.id)
        #expect(moved.values == ahead.values)
        #expect(moved.previousVersionUUIDs == [ahead.uuid])

        // Where it has none then, nothing changes.
        changed.schedule = task(at: 20).schedule
        await expectRefusal(.outcomeAhead, as: OCKStoreError.updateFailed) { [changed] in
            try await store.updateTask(changed, effectiveFrom: day(1))
        }
        #expect(try await eventDays(store, 0, 3) == ["0", "1", "1✓", "2", "2"])
        try await store.updateTask(changed, effectiveFrom: day(2))
        #expect(try await eventDays(store, 0, 3) == ["0", "1", "1✓", "2"])
    }

    @Test("What is no date at all splits nothing", arguments: TestStore.Kind.allCases)
    func notANumber(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let plan = try await store.addTask(task(at: 8))
        let nothing = Date(timeIntervalSinceReferenceDate: .nan)
        await #expect(throws: OCKStoreError.self) { try await store.updateTask(plan, effectiveFrom: nothing) }
        await #expect(throws: OCKStoreError.self) { try await store.deleteTask(withID: "a", effectiveFrom: nothing) }
        #expect(try await eventDays(store, 0, 2) == ["0", "1"])
        #expect(try await store.fetchTasks(query: OCKTaskQuery()) == [plan])
    }

    @Test("Two events at one time keep their outcomes, each its own", arguments: TestStore.Kind.allCases)
    func answeredAheadTwice(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var plan = task(at: 8)
        plan.schedule = OCKSchedule(composing: [element(at: 8), element(at: 8)])
        plan = try await store.addTask(plan)
        try await store.addOutcomes([outcome(plan, 2, 20), outcome(plan, 3, 30)])
        try await store.updateTask(plan, effectiveFrom: day(1))
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(1, 2)))
        #expect(events.map { $0.outcome?.values.first?.integerValue } == [20, 30])
    }
}

@Suite("Pauses")
struct PauseTests {
    @Test(
        "#15 (#511): A paused task has no events, keeps its id and its past, and goes on when resumed",
        arguments: TestStore.Kind.allCases)
    func pauseAndResume(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcomes([outcome(task, 0, 1), outcome(task, 1, 1)])
        let paused = try await store.pauseTask(withID: "a", from: day(2))
        #expect(paused.isPaused)
        #expect(try await eventDays(store, 0, 7) == ["0✓", "1✓"])
        #expect(try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(3, 4))).map(\.isPaused) == [true])
        var onlyWithEvents = OCKTaskQuery(dateInterval: days(3, 4))
        onlyWithEvents.excludesTasksWithNoEvents = true
        #expect(try await store.fetchTasks(query: onlyWithEvents).isEmpty)
        for version in [task, paused] {
            await expectRefusal(.occurrenceSuperseded, as: OCKStoreError.addFailed) {
                try await store.addOutcome(outcome(version, 3, 1))
            }
        }
        let resumed = try await store.resumeTask(withID: "a", from: day(5))
        #expect(!resumed.isPaused)
        #expect(resumed.schedule == task.schedule)
        #expect(try await eventDays(store, 0, 7) == ["0✓", "1✓", "5", "6"])
        try await store.addOutcome(outcome(resumed, 5, 1))
        #expect(
            try await rings(store, 0, 7)
                == [.progress(1), .progress(1), .noTasks, .noTasks, .noTasks, .progress(1), .progress(0)])
        #expect(try await store.fetchTasks(query: OCKTaskQuery(id: "a")).count == 3)
    }

    @Test("A pause with an end ends by itself, and neither half is written alone", arguments: TestStore.Kind.allCases)
    func pauseUntil(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.pauseTask(withID: "a", from: day(1), until: day(3))
        #expect(try await eventDays(store, 0, 5) == ["0", "3", "4"])
        try await store.addOutcome(outcome(task, 0, 1))
        try await store.pauseTask(withID: "a", from: day(4), until: day(4))
        #expect(try await eventDays(store, 0, 5) == ["0✓", "3", "4"])
    }

    @Test(
        "A version that is planned for later stays paused too, and is there when resumed",
        arguments: TestStore.Kind.allCases)
    func plannedVersion(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let first = try await store.addTask(task(at: 8))
        try await store.updateTask(task(at: 20), effectiveFrom: day(4))
        try await store.pauseTask(withID: "a", from: day(2))
        #expect(try await eventDays(store, 0, 8) == ["0", "1"])
        try await store.resumeTask(withID: "a", from: day(3))
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 6)))
        #expect(
            events.map(\.scheduleEvent.start)
                == [hour(8), hour(8, of: 1), hour(8, of: 3), hour(20, of: 4), hour(20, of: 5)])
        #expect(events.first?.task.uuid == first.uuid)
    }

    @Test("A paused task can be changed, and stays paused", arguments: TestStore.Kind.allCases)
    func changeWhilePaused(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(task(at: 8))
        var paused = try await store.pauseTask(withID: "a", from: day(1))
        paused.schedule = task(at: 20).schedule
        try await store.updateTask(paused)
        #expect(try await eventDays(store, 0, 3) == ["0"])
        try await store.resumeTask(withID: "a", from: day(2))
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(1, 3)))
        #expect(events.map(\.scheduleEvent.start) == [hour(20, of: 2)])
    }

    @Test("Pausing twice, or resuming what is not paused, writes nothing", arguments: TestStore.Kind.allCases)
    func twice(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        #expect(try await store.resumeTask(withID: "a", from: day(1)) == task)
        let paused = try await store.pauseTask(withID: "a", from: day(1))
        #expect(try await store.pauseTask(withID: "a", from: day(2)) == paused)
        #expect(try await store.fetchTasks(query: OCKTaskQuery(id: "a")).count == 2)
    }

    @Test(
        "What would hide an answer, is deleted, unknown, or no date at all, is not paused",
        arguments: TestStore.Kind.allCases)
    func refusals(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 2, 1))
        await expectRefusal(.outcomeAhead, as: OCKStoreError.updateFailed) {
            try await store.pauseTask(withID: "a", from: day(2))
        }
        await expectRefusal(.notStored, as: OCKStoreError.updateFailed) {
            try await store.pauseTask(withID: "b", from: day(2))
        }
        for date in [Date.distantFuture, Date(timeIntervalSinceReferenceDate: .nan)] {
            await #expect(throws: OCKStoreError.self) { try await store.pauseTask(withID: "a", from: date) }
        }
        let nothing = Date(timeIntervalSinceReferenceDate: .nan)
        await #expect(throws: OCKStoreError.self) {
            try await store.pauseTask(withID: "a", from: day(3), until: nothing)
        }
        try await store.deleteTask(task)
        await expectRefusal(.deleted, as: OCKStoreError.updateFailed) {
            try await store.resumeTask(withID: "a", from: day(2))
        }
    }
}
