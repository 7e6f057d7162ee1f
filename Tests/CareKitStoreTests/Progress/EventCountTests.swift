import Foundation
import Testing

@testable import CareKitStore

@Suite("Counts of events")
struct EventCountTests {
    @Test("#42 (#666): How many of each day's events are done, and of how many", arguments: TestStore.Kind.allCases)
    func counts(in kind: TestStore.Kind) async throws {
        let store = try TestStore(kind).store
        let first = try await store.addTask(dailyTask("a"))
        let second = try await store.addTask(dailyTask("b", end: day(2)))
        var aside = dailyTask("c")
        aside.impactsAdherence = false
        aside = try await store.addTask(aside)
        try await store.addOutcomes([
            outcome(first, 0, 1), outcome(second, 0, 1), outcome(second, 1, 1), outcome(aside, 2, 1),
        ])
        var query = OCKAdherenceQuery(dateInterval: days(-1, 3))
        #expect(
            try await store.fetchEventCounts(query: query) == [
                EventCount(done: 0, total: 0), EventCount(done: 2, total: 2), EventCount(done: 1, total: 2),
                EventCount(done: 0, total: 1),
            ])
        query.taskIDs = ["b"]
        #expect(try await store.fetchEventCounts(query: query).map(\.done) == [0, 1, 1, 0])
    }

    @Test("#42 (#666): What counts as done, the query says")
    func strategy() async throws {
        let store = try TestStore(.memory).store
        let task = try await store.addTask(dailyTask("a", targets: [OCKOutcomeValue(3)]))
        try await store.addOutcomes([outcome(task, 0, 2), outcome(task, 1, 1, 2)])
        let query = OCKAdherenceQuery(dateInterval: days(0, 2)) { $0.computeProgress(by: .summingOutcomeValues) }
        #expect(try await store.fetchEventCounts(query: query).map(\.done) == [0, 1])
    }

    @Test("More days than 100,000 are refused")
    func tooManyDays() async throws {
        let store = try TestStore(.memory).store
        let query = OCKAdherenceQuery(dateInterval: days(0, 100_000))
        await #expect(throws: OCKStoreError.self) { try await store.fetchEventCounts(query: query) }
    }
}
