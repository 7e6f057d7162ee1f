import Foundation
import Testing

@testable import CareKitStore

@Suite("Outcomes in a store")
struct StoreOutcomeTests {
    @Test("The task and the occurrence of an outcome must exist", arguments: TestStore.Kind.allCases)
    func references(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        await expectRefusal(.taskMissing, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(dailyTask("unknown"), 0))
        }
        let task = try await store.addTask(dailyTask("a", end: day(3)))
        for occurrence in [-1, 3, Int.max, Int.min] {
            await expectRefusal(.occurrenceMissing, as: OCKStoreError.addFailed) {
                try await store.addOutcome(outcome(task, occurrence))
            }
        }
        try await store.addOutcome(outcome(task, 2))
    }

    @Test("An occurrence has one live outcome, and after its deletion another", arguments: TestStore.Kind.allCases)
    func oneLiveOutcome(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        let first = try await store.addOutcome(outcome(task, 0, 1))
        await expectRefusal(.outcomeExists, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(task, 0, 2))
        }
        await expectRefusal(.outcomeExists, as: OCKStoreError.addFailed) {
            try await store.addOutcomes([outcome(task, 1, 1), outcome(task, 1, 2)])
        }
        try await store.deleteOutcome(first)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
        let second = try await store.addOutcome(outcome(task, 0, 3))
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == [second])
    }

    @Test("An outcome may move to another occurrence only where there is none", arguments: TestStore.Kind.allCases)
    func movingAnOutcome(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var first = try await store.addOutcome(outcome(task, 0, 1))
        try await store.addOutcome(outcome(task, 1, 2))
        first.taskOccurrenceIndex = 1
        await expectRefusal(.outcomeExists, as: OCKStoreError.updateFailed) { [first] in
            try await store.updateOutcome(first)
        }
        first.taskOccurrenceIndex = 2
        try await store.updateOutcome(first)
    }

    @Test("An occurrence that a newer version rules takes no outcome of the older", arguments: TestStore.Kind.allCases)
    func supersededOccurrence(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let old = try await store.addTask(dailyTask("a"))
        // Takes effect exactly at the start of the old version's third event.
        var new = dailyTask("a", start: day(2))
        new.effectiveDate = day(2) + 8 * 3_600
        try await store.updateTask(new)
        try await store.addOutcome(outcome(old, 1))
        for occurrence in [2, 3] {
            await expectRefusal(.occurrenceSuperseded, as: OCKStoreError.addFailed) {
                try await store.addOutcome(outcome(old, occurrence))
            }
        }
    }

    @Test("A deleted task takes no outcome, and keeps those it has", arguments: TestStore.Kind.allCases)
    func deletedTask(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 0, 1))
        try await store.deleteTask(task)
        await expectRefusal(.occurrenceSuperseded, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(task, 1))
        }
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).count == 1)
    }

    @Test("A task's update takes effect after its latest event with an outcome", arguments: TestStore.Kind.allCases)
    func taskUpdateGuard(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        let latest = try await store.addOutcome(outcome(task, 3, 1))
        try await store.addOutcome(outcome(task, 1, 1))
        func version(_ date: Date) -> OCKTask {
            var version = dailyTask("a")
            version.effectiveDate = date
            return version
        }
        for date in [day(0), day(3), day(3) + 8 * 3_600] {
            await expectRefusal(.effectiveBeforeOutcome, as: OCKStoreError.updateFailed) {
                try await store.updateTask(version(date))
            }
        }
        try await store.updateTask(version(day(3) + 8 * 3_600 + 1))
        // The guard looks at the whole chain, and a deleted outcome does not count.
        await expectRefusal(.effectiveBeforeOutcome, as: OCKStoreError.updateFailed) {
            try await store.updateTask(version(day(3)))
        }
        try await store.deleteOutcome(latest)
        try await store.updateTask(version(day(3)))
    }

    @Test(
        "Of an outcome's versions the last to take effect shows; at the same time the newer",
        arguments: TestStore.Kind.allCases)
    func shownVersion(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var query = OCKOutcomeQuery(dateInterval: days(0, 1))
        query.taskIDs = ["a"]
        var answer = outcome(task, 0, 1)
        answer.effectiveDate = day(10)
        answer = try await store.addOutcome(answer)
        for (effective, value, shown) in [(10.0, 2, 2), (12.0, 3, 3), (11.0, 4, 3), (12.0, 5, 5)] {
            answer.effectiveDate = day(effective)
            answer.values = [OCKOutcomeValue(value)]
            answer = try await store.updateOutcome(answer)
            let outcomes = try await store.fetchOutcomes(query: query)
            #expect(outcomes.map { $0.values.map(\.integerValue) } == [[shown]])
            let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
            #expect(events.map { $0.outcome?.values.first?.integerValue } == [shown])
        }
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).count == 5)
        try await store.deleteOutcome(answer)
        #expect(try await store.fetchOutcomes(query: query).isEmpty)
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
    }

    @Test("A time asks for the events that touch it, long ones included", arguments: TestStore.Kind.allCases)
    func interval(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let short = try await store.addTask(dailyTask("short"))
        let element = OCKScheduleElement(
            start: day0, end: nil, interval: DateComponents(day: 7), duration: .hours(72), calendar: utc)
        let long = try await store.addTask(
            OCKTask(id: "long", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element])))
        try await store.addOutcomes((0..<5).map { outcome(short, $0, $0) })
        try await store.addOutcome(outcome(long, 0, 100))
        func values(_ start: Date, _ end: Date) async throws -> Set<Int?> {
            let query = OCKOutcomeQuery(dateInterval: DateInterval(start: start, end: end))
            return Set(try await store.fetchOutcomes(query: query).map { $0.values.first?.integerValue })
        }
        #expect(try await values(day(1), day(2)) == [1, 100])
        #expect(try await values(day(3) - 1, day(3) - 0.5) == [100])
        // An event that ends exactly at the start touches; one that starts exactly at the end does not.
        #expect(try await values(day(3), day(3) + 8 * 3_600) == [100])
        #expect(try await values(day(3) + 0.5, day(3) + 8 * 3_600 + 1) == [3])
        #expect(try await values(day(3) + 9 * 3_600, day(4)) == [3])
        #expect(try await values(day(20), day(30)) == [])
    }

    @Test("Queries by task, group, tag, remote id and page", arguments: TestStore.Kind.allCases)
    func fields(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        var first = dailyTask("first")
        first.remoteID = "r"
        let second = try await store.addTask(dailyTask("second"))
        first = try await store.addTask(first)
        var outcomes = [outcome(first, 0, 0), outcome(first, 1, 1), outcome(second, 0, 2)]
        outcomes[0].groupIdentifier = "g"
        outcomes[1].tags = ["t", "u"]
        outcomes[2].remoteID = "o"
        outcomes = try await store.addOutcomes(outcomes)
        func values(_ change: (inout OCKOutcomeQuery) -> Void) async throws -> [Int?] {
            var query = OCKOutcomeQuery()
            change(&query)
            return try await store.fetchOutcomes(query: query).map { $0.values.first?.integerValue }
        }
        #expect(try await values { _ in } == [0, 1, 2])
        #expect(try await values { $0.ids = [outcomes[1].id, "none"] } == [1])
        #expect(try await values { $0.uuids = [outcomes[2].uuid] } == [2])
        #expect(try await values { $0.groupIdentifiers = ["g"] } == [0])
        #expect(try await values { $0.groupIdentifiers = ["x", nil] } == [1, 2])
        #expect(try await values { $0.tags = ["u", "t"] } == [1])
        #expect(try await values { $0.remoteIDs = ["o", nil] } == [0, 1, 2])
        #expect(try await values { $0.remoteIDs = ["o"] } == [2])
        #expect(try await values { $0.taskIDs = ["first"] } == [0, 1])
        #expect(try await values { $0.taskUUIDs = [second.uuid] } == [2])
        #expect(try await values { $0.taskRemoteIDs = [nil] } == [2])
        #expect(try await values { $0.taskRemoteIDs = ["r"] } == [0, 1])
        #expect(try await values { $0.offset = 1 } == [1, 2])
        #expect(try await values { ($0.limit, $0.offset) = (1, 1) } == [1])
        #expect(try await values { $0.limit = 0 } == [])
        #expect(try await values { ($0.limit, $0.offset) = (-1, -1) } == [])
    }
}
