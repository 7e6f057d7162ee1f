import Foundation
import Testing

@testable import CareKitStore

@Suite("Events of a store that keeps tasks and outcomes only")
struct EventStoreTests {
    private let store = ArrayStore()
    private let place: Place
    private let task: OCKTask

    init() throws {
        place = try Place("America/New_York")
        let element = try place.element("2021-06-01 08:00", every: DateComponents(day: 1))
        task = OCKTask(id: "walk", title: "Walk", carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
    }

    private func query(_ from: String, _ to: String) throws -> OCKEventQuery {
        OCKEventQuery(dateInterval: DateInterval(start: try place.date(from), end: try place.date(to)))
    }

    private func outcome(_ index: Int, of task: OCKTask) -> OCKOutcome {
        OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: index, values: [OCKOutcomeValue(index)])
    }

    @Test("Events come with their outcomes, in order")
    func joined() async throws {
        try await store.addTask(task)
        try await store.addOutcome(outcome(1, of: task))
        let events = try await store.fetchEvents(query: query("2021-06-01", "2021-06-04"))
        #expect(events.map(\.scheduleEvent.occurrence) == [0, 1, 2])
        #expect(events.map { $0.outcome != nil } == [false, true, false])
    }

    @Test("A query of no length has no events")
    func emptyInterval() async throws {
        try await store.addTask(task)
        #expect(try await store.fetchEvents(query: query("2021-06-01 08:30", "2021-06-01 08:30")).isEmpty)
    }

    @Test("A query that matches no task has no events, whatever outcomes there are")
    func noTasks() async throws {
        try await store.addTask(task)
        try await store.addOutcome(outcome(0, of: task))
        var other = try query("2021-06-01", "2021-06-04")
        other.taskIDs = ["swim"]
        #expect(try await store.fetchEvents(query: other).isEmpty)
    }

    @Test("After an update events before it stay with the old version, and numbers begin anew")
    func versions() async throws {
        try await store.addTask(task)
        try await store.addOutcome(outcome(0, of: task))
        var next = task
        let element = try place.element("2021-06-03 10:00", every: DateComponents(day: 1))
        next.schedule = OCKSchedule(composing: [element])
        next.effectiveDate = try place.date("2021-06-03")
        let updated = try await store.updateTask(next)
        let events = try await store.fetchEvents(query: query("2021-06-01", "2021-06-05"))
        #expect(events.map(\.task.uuid) == [task.uuid, task.uuid, updated.uuid, updated.uuid])
        #expect(events.map(\.scheduleEvent.occurrence) == [0, 1, 0, 1])
        #expect(events.first?.outcome?.values.first?.integerValue == 0)
        #expect(events.dropFirst().allSatisfy { $0.outcome == nil })
    }

    @Test("One event is fetched by its number, with its outcome")
    func single() async throws {
        try await store.addTask(task)
        try await store.addOutcomes([outcome(3, of: task), outcome(4, of: task)])
        let event = try await store.fetchEvent(forTask: task, occurrence: 4)
        #expect(event.outcome?.taskOccurrenceIndex == 4)
        #expect(try event.scheduleEvent.start == place.date("2021-06-05 08:00"))
        #expect(try await store.fetchEvent(forTask: task, occurrence: 5).outcome == nil)
    }

    @Test("An event of no duration still finds its outcome")
    func instant() async throws {
        let element = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), lasting: .seconds(0))
        let instant = OCKTask(id: "pill", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        try await store.addTask(instant)
        try await store.addOutcome(outcome(2, of: instant))
        #expect(try await store.fetchEvent(forTask: instant, occurrence: 2).outcome != nil)
    }

    @Test("An occurrence that does not exist, and a task that was never stored, are errors")
    func missing() async throws {
        await #expect(throws: OCKStoreError.notFound) { try await store.fetchEvent(forTask: task, occurrence: 0) }
        try await store.addTask(task)
        await #expect(throws: OCKStoreError.self) { try await store.fetchEvent(forTask: task, occurrence: -1) }
    }

    @Test("More events than memory should hold are refused with advice")
    func tooMany() async throws {
        let element = try place.element("1990-01-01", every: DateComponents(minute: 1), lasting: .seconds(1))
        try await store.addTask(
            OCKTask(id: "beat", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element])))
        await #expect(throws: OCKStoreError.self) {
            try await store.fetchEvents(query: query("1990-01-01", "2020-01-01"))
        }
        #expect(try await store.fetchEvents(query: query("2019-12-31", "2020-01-01")).count == 1440)
    }

    @Test("The stream gives the present events first and new ones for each change, in every form")
    func stream() async throws {
        try await store.addTask(task)
        var typed = try store.events(matching: query("2021-06-01", "2021-06-02")).makeAsyncIterator()
        #expect(try await typed.next()?.map { $0.outcome == nil } == [true])
        try await store.addOutcome(outcome(0, of: task))
        #expect(try await typed.next()?.map { $0.outcome == nil } == [false])

        var erased = try store.anyEvents(matching: query("2021-06-01", "2021-06-02")).makeAsyncIterator()
        #expect(try await erased.next()?.count == 1)
        try await store.deleteTask(task)
        #expect(try await erased.next()?.count == 0)
    }

    @Test("A change to what the query does not ask for gives no new element")
    func streamIsNarrow() async throws {
        try await store.addTask(task)
        var events = try store.events(matching: query("2021-06-01", "2021-06-02")).makeAsyncIterator()
        _ = try await events.next()
        try await store.addOutcome(outcome(40, of: task))
        try await store.addOutcome(outcome(0, of: task))
        #expect(try await events.next()?.first?.outcome?.taskOccurrenceIndex == 0)
    }

    @Test("The streams of tasks and outcomes come in erased form too, and fail as the store fails")
    func erasedStreams() async throws {
        var tasks = store.anyTasks(matching: OCKTaskQuery()).makeAsyncIterator()
        #expect(try await tasks.next()?.isEmpty == true)
        try await store.addTask(task)
        #expect(try await tasks.next()?.map(\.id) == ["walk"])
        var outcomes = store.anyOutcomes(matching: OCKOutcomeQuery()).makeAsyncIterator()
        #expect(try await outcomes.next()?.isEmpty == true)

        let closed = ArrayStore(failure: .fetchFailed(reason: "closed"))
        await #expect(throws: OCKStoreError.fetchFailed(reason: "closed")) {
            for try await _ in try closed.events(matching: query("2021-06-01", "2021-06-02")) {}
        }
    }
}
