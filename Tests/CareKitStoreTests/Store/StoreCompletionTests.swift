import Foundation
import Testing

@testable import CareKitStore

@Suite("Tasks that are kept until completed")
struct StoreCompletionTests {
    /// At 08:00 UTC every day until done once.
    private func task(_ id: String = "form", start: Date = day0) -> OCKTask {
        var task = dailyTask(id, start: start)
        task.schedule = task.schedule.untilCompleted()
        return task
    }

    private func occurrences(_ store: some OCKEventStore, _ interval: DateInterval) async throws -> [Int] {
        try await store.fetchEvents(query: OCKEventQuery(dateInterval: interval)).map(\.scheduleEvent.occurrence)
    }

    @Test("A task is kept until done once (CareKit #19)", arguments: TestStore.Kind.allCases)
    func untilDone(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let tasks = try await store.addTasks([task(), dailyTask("other")])
        func form(_ interval: DateInterval) async throws -> [Int] {
            var query = OCKEventQuery(dateInterval: interval)
            query.taskIDs = ["form"]
            return try await store.fetchEvents(query: query).map(\.scheduleEvent.occurrence)
        }
        #expect(try await form(days(0, 5)) == [0, 1, 2, 3, 4])
        let done = try await store.addOutcome(outcome(tasks[0], 2, 1))
        // What was asked before stays; nothing is asked afterwards, however far the completion is from the window.
        #expect(try await form(days(0, 5)) == [0, 1, 2])
        #expect(try await form(days(3, 5)) == [])
        #expect(try await form(days(3_000, 3_005)) == [])
        #expect(try await occurrences(store, days(3, 5)) == [3, 4])
        try await store.deleteOutcome(done)
        #expect(try await form(days(0, 5)) == [0, 1, 2, 3, 4])
    }

    @Test("Adherence after completion has no events, and its days are asked again after deletion")
    func adherence() async throws {
        let store = try TestStore(.memory).store
        let form = try await store.addTask(task())
        let done = try await store.addOutcome(outcome(form, 1, 1))
        var query = OCKAdherenceQuery(dateInterval: DateInterval(start: day(0), end: day(4) - 1))
        query.taskIDs = ["form"]
        #expect(try await store.fetchAdherence(query: query) == [.progress(0), .progress(1), .noEvents, .noEvents])
        try await store.deleteOutcome(done)
        #expect(try await store.fetchAdherence(query: query) == Array(repeating: .progress(0), count: 4))
    }

    @Test("Days without an event left do not show the task", arguments: TestStore.Kind.allCases)
    func dayLists(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let tasks = try await store.addTasks([task(), dailyTask("other")])
        try await store.addOutcome(outcome(tasks[0], 2, 1))
        func ids(_ number: Double, limit: Int? = nil) async throws -> [String] {
            var query = OCKTaskQuery(dateInterval: DateInterval(start: day(number), end: day(number + 1) - 1))
            query.excludesTasksWithNoEvents = true
            query.limit = limit
            return try await store.fetchTasks(query: query).map(\.id)
        }
        #expect(try await ids(2) == ["form", "other"])
        #expect(try await ids(3) == ["other"])
        // A page is cut from what remains.
        #expect(try await ids(3, limit: 1) == ["other"])
    }

    @Test("An answer for an earlier or later day counts too, and no answer is ever hidden")
    func severalAnswers() async throws {
        let store = try TestStore(.memory).store
        let form = try await store.addTask(task())
        try await store.addOutcome(outcome(form, 4, 1))
        #expect(try await occurrences(store, days(0, 7)) == [0, 1, 2, 3, 4])
        // Another device answered the first day.
        try await store.addOutcome(outcome(form, 0, 1))
        #expect(try await occurrences(store, days(0, 7)) == [0, 4])
    }

    @Test("A new version shares the answer; one whose schedule starts later asks anew")
    func versions() async throws {
        let store = try TestStore(.memory).store
        let form = try await store.addTask(task())
        try await store.addOutcome(outcome(form, 1, 1))
        var renamed = form
        renamed.title = "renamed"
        renamed.effectiveDate = day(2)
        let second = try await store.updateTask(renamed)
        #expect(try await occurrences(store, days(0, 7)) == [0, 1])
        var again = second
        again.schedule = task(start: day(5)).schedule
        again.effectiveDate = day(5)
        try await store.updateTask(again)
        #expect(try await occurrences(store, days(0, 7)) == [0, 1, 0, 1])
    }

    @Test("Completing any weekday of several ends them all")
    func severalElements() async throws {
        let store = try TestStore(.memory).store
        var weekdays = task()
        weekdays.schedule = try OCKSchedule.weekly(
            on: [2, 4, 6], hour: 8, start: day0, calendar: utc, zonePolicy: .fixed(.gmt)
        ).untilCompleted()
        let stored = try await store.addTask(weekdays)
        #expect(try await occurrences(store, days(0, 14)) == [0, 1, 2, 3, 4, 5])
        try await store.addOutcome(outcome(stored, 1, 1))
        #expect(try await occurrences(store, days(0, 14)) == [0, 1])
    }

    @Test("A stream drops the remaining events when one is done, and a day's list the task")
    func streams() async throws {
        let store = try TestStore(.memory).store
        let form = try await store.addTask(task())
        var events = store.events(matching: OCKEventQuery(dateInterval: days(0, 3))).makeAsyncIterator()
        var tomorrow = OCKTaskQuery(dateInterval: days(1, 2))
        tomorrow.excludesTasksWithNoEvents = true
        var tasks = store.tasks(matching: tomorrow).makeAsyncIterator()
        #expect(try await events.next()?.count == 3)
        #expect(try await tasks.next()?.count == 1)
        try await store.addOutcome(outcome(form, 0, 1))
        #expect(try await events.next()?.count == 1)
        #expect(try await tasks.next()?.isEmpty == true)
    }

    @Test("A store that only keeps tasks and outcomes does the same")
    func otherStores() async throws {
        let store = ArrayStore()
        let form = task()
        store.addTasks([form], callbackQueue: .main, completion: nil)
        #expect(try await occurrences(store, days(0, 3)) == [0, 1, 2])
        store.addOutcomes([outcome(form, 1, 1)], callbackQueue: .main, completion: nil)
        #expect(try await occurrences(store, days(0, 3)) == [0, 1])
        #expect(try await occurrences(store, days(2, 3)) == [])
    }

    @Test("Tasks that HealthKit answers end when there is a measurement", arguments: TestStore.Kind.allCases)
    func healthKit(in kind: TestStore.Kind) async throws {
        let store = LinkedStore(try TestStore(kind).store)
        var weight = linkedTask("weight")
        weight.schedule = try OCKSchedule.daily(hour: 8, start: day0, calendar: utc, zonePolicy: .floating(home: .gmt))
            .untilCompleted()
        weight.effectiveDate = day0
        let stored = try await store.addTask(weight)
        #expect(stored.schedule == weight.schedule)
        #expect(try await occurrences(store, days(0, 3)) == [0, 1, 2])
        try await store.addOutcome(
            OCKHealthKitOutcome(taskUUID: stored.uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue(70.5)]))
        #expect(try await occurrences(store, days(0, 3)) == [0])
    }
}
