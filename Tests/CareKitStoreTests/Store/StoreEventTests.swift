import Foundation
import SQLStorage
import Testing

@testable import CareKitStore

@Suite("Events of a store")
struct StoreEventTests {
    private func events(
        _ store: OCKStore, _ interval: DateInterval
    ) async throws -> [OCKEvent<OCKTask, OCKOutcome>] {
        try await store.fetchEvents(query: OCKEventQuery(dateInterval: interval))
    }

    @Test("A day's events come in order, each with its outcome", arguments: TestStore.Kind.allCases)
    func dayWithOutcomes(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let elements = [20, 8].map { hour in
            OCKScheduleElement(
                start: day0 + Double(hour) * 3_600, end: nil, interval: DateComponents(day: 1), calendar: utc)
        }
        let task = try await store.addTask(
            OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: elements)))
        try await store.addOutcomes([4, 5, 6, 7].map { outcome(task, $0, $0) })
        let found = try await events(store, days(2, 3))
        #expect(found.map(\.scheduleEvent.occurrence) == [4, 5])
        #expect(found.map(\.scheduleEvent.start) == [day(2) + 8 * 3_600, day(2) + 20 * 3_600])
        #expect(found.map { $0.outcome?.values.first?.integerValue } == [4, 5])
        #expect(try await events(store, DateInterval(start: day(2), duration: 0)).isEmpty)
        let far = try await events(store, days(3_650, 3_651))
        #expect(far.map(\.scheduleEvent.occurrence) == [7_300, 7_301])
        #expect(far.allSatisfy { $0.outcome == nil })
    }

    @Test(
        "Each version rules from its effective date, and outcomes stay with their version",
        arguments: TestStore.Kind.allCases)
    func versions(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let first = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(first, 1, 11))
        var new = dailyTask("a", start: day(2))
        new.title = "new"
        let second = try await store.updateTask(new)
        try await store.addOutcome(outcome(second, 0, 20))
        let found = try await events(store, days(0, 4))
        #expect(found.map(\.task.title) == ["a", "a", "new", "new"])
        #expect(found.map(\.scheduleEvent.occurrence) == [0, 1, 0, 1])
        #expect(found.map { $0.outcome?.values.first?.integerValue } == [nil, 11, 20, nil])
    }

    @Test(
        "A version effective at an event's start replaces it; at its end both are there",
        arguments: TestStore.Kind.allCases)
    func boundaries(in kind: TestStore.Kind) async throws {
        for (offset, expected) in [(8.0, ["new"]), (9.0, ["a", "new"])] as [(Double, Set<String?>)] {
            let store = try TestStore(kind).store
            try await store.addTask(dailyTask("a"))
            var new = dailyTask("a")
            new.title = "new"
            new.effectiveDate = day0 + offset * 3_600
            try await store.updateTask(new)
            // Both start at the same time, so their order is that of random uuids.
            #expect(Set(try await events(store, days(0, 1)).map(\.task.title)) == expected)
        }
    }

    @Test("A deleted task has no events", arguments: TestStore.Kind.allCases)
    func deletedTask(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.deleteTask(task)
        #expect(try await events(store, days(0, 4)).isEmpty)
    }

    @Test("Events are found by task, group and tag", arguments: TestStore.Kind.allCases)
    func fields(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var tasks = [dailyTask("a"), dailyTask("b")]
        tasks[1].tags = ["t"]
        tasks[1].groupIdentifier = "g"
        try await store.addTasks(tasks)
        func ids(_ change: (inout OCKEventQuery) -> Void) async throws -> [String] {
            var query = OCKEventQuery(dateInterval: days(0, 1))
            change(&query)
            return try await store.fetchEvents(query: query).map(\.task.id)
        }
        #expect(try await ids { $0.taskIDs = ["a"] } == ["a"])
        #expect(try await ids { $0.taskTags = ["t"] } == ["b"])
        #expect(try await ids { $0.taskGroupIdentifiers = [nil] } == ["a"])
    }

    @Test("One event by its number; none where there is none", arguments: TestStore.Kind.allCases)
    func singleEvent(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a", end: day(3)))
        let added = try await store.addOutcome(outcome(task, 2, 1))
        let event = try await store.fetchEvent(forTask: task, occurrence: 2)
        #expect(event.outcome == added)
        #expect(try await store.fetchEvent(forTask: task, occurrence: 1).outcome == nil)
        await expectRefusal(.occurrenceMissing, as: OCKStoreError.fetchFailed) {
            _ = try await store.fetchEvent(forTask: task, occurrence: 3)
        }
        await expectRefusal(.taskMissing, as: OCKStoreError.fetchFailed) {
            _ = try await store.fetchEvent(forTask: dailyTask("b"), occurrence: 0)
        }
    }

    @Test("Adherence counts the days of an interval", arguments: TestStore.Kind.allCases)
    func adherence(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let tasks = try await store.addTasks([dailyTask("a"), dailyTask("b")])
        try await store.addOutcome(outcome(tasks[0], 0, 1))
        let query = OCKAdherenceQuery(dateInterval: DateInterval(start: day(-1), end: day(1) - 1))
        #expect(try await store.fetchAdherence(query: query) == [.noTasks, .progress(0.5)])
    }

    @Test("Code that tells progress may ask the store itself", arguments: TestStore.Kind.allCases)
    func adherenceOfOwnCode(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        try await store.addTask(dailyTask("a"))
        let query = OCKAdherenceQuery(dateInterval: DateInterval(start: day0, end: day(1) - 1)) { _ in
            let answered = DispatchSemaphore(value: 0)
            store.fetchTasks(query: OCKTaskQuery(), callbackQueue: DispatchQueue(label: "answer")) { _ in
                answered.signal()
            }
            answered.wait()
            return BinaryCareTaskProgress(isCompleted: true)
        }
        #expect(try await store.fetchAdherence(query: query) == [.progress(1)])
    }

    @Test("No query for a time reads a long history outside it: every statement searches an index")
    func queryPlans() async throws {
        let store = try TestStore(.file).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcomes((0..<50).map { outcome(task, $0, $0) })
        let plans = try await store.openDatabase().read { connection throws in
            let explaining = ExplainingConnection(connection)
            var events = OCKEventQuery(dateInterval: days(20, 21))
            events.taskIDs = ["a"]
            #expect(try EventQueries(explaining).events(matching: events).map(\.outcome?.taskOccurrenceIndex) == [20])
            var outcomes = OCKOutcomeQuery(dateInterval: days(20, 21))
            #expect(try OutcomeQueries(explaining).outcomes(matching: outcomes).count == 1)
            outcomes.taskIDs = ["a"]
            #expect(try OutcomeQueries(explaining).outcomes(matching: outcomes).count == 1)
            return explaining.plans
        }
        // Scans by name are the recursive walk of one outcome's versions, the one entry that tells the longest event, and the
        // list of the occurrences that were asked for.
        let harmless = ["reached", "outcome_length", "CONSTANT ROW", "asked"]
        let scans = plans.filter { plan in plan.hasPrefix("SCAN") && !harmless.contains { plan.contains($0) } }
        #expect(scans == [])
        for index in [
            "outcome_event (task_uuid=? AND occurrence>? AND occurrence<?)",
            "outcome_start (event_start>? AND event_start<?)",
            "outcome_task_start (task_uuid=? AND event_start>? AND event_start<?)",
        ] {
            #expect(plans.contains { $0.hasSuffix(index) }, "\(index)")
        }
    }
}

/// Notes how the engine means to carry out each query.
private final class ExplainingConnection: Connection {
    private let base: any Connection
    private(set) var plans: [String] = []

    init(_ base: any Connection) {
        self.base = base
    }

    func run(_ query: SQLQuery) throws(SQLError) -> Int { try base.run(query) }

    func rows<Value>(_ query: SQLQuery, decode: (inout SQLRow) throws -> Value) throws -> [Value] {
        var explanation: SQLQuery = "EXPLAIN QUERY PLAN "
        explanation += query
        plans += try base.rows(explanation) { row in
            for _ in 0..<3 { _ = try row.next(Int.self) }
            return try row.next(String.self)
        }
        return try base.rows(query, decode: decode)
    }

    func announce(_ change: RowChange) {}
}
