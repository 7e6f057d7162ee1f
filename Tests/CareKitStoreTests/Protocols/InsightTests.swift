import Foundation
import Synchronization
import Testing

@testable import CareKitStore

@Suite("Insights: one number for each day")
struct InsightTests {
    private let store: any ConformingStore
    private let place: Place
    private let interval: DateInterval

    /// Two tasks of every other day from 2 June, over 1 to 5 June; the first occurrence of one has three values.
    init() async throws {
        store = try StoreKind.memory.make()
        // Days are those of the machine's zone.
        place = try Place(TimeZone.current.identifier)
        interval = DateInterval(start: try place.date("2021-06-01"), end: try place.date("2021-06-06"))
        let element = try place.element("2021-06-02 08:00", every: DateComponents(day: 2))
        let tasks = ["nausea", "pill"].map {
            OCKTask(id: $0, title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        }
        try await store.addTasks(tasks)
        try await store.addOutcomes([outcome(tasks[0], 0, 1, 2, 3), outcome(tasks[1], 1, 1)])
    }

    @Test("Values are counted by day, days without events included")
    func values() async throws {
        let query = OCKInsightQuery(taskID: "nausea", dateInterval: interval, aggregator: .countOutcomeValues)
        #expect(try await store.fetchInsights(query: query) == [0, 3, 0, 0, 0])
    }

    @Test("Without a task all tasks count, by their outcomes")
    func allTasks() async throws {
        #expect(try await store.fetchInsights(query: OCKInsightQuery(dateInterval: interval)) == [0, 1, 0, 1, 0])
        let query = OCKInsightQuery(for: try place.date("2021-06-04"))
        #expect(try query.dateInterval.start == place.date("2021-06-04"))
        #expect(try await store.fetchInsights(query: query) == [1])
    }

    @Test("More than a hundred thousand days are refused before they are counted")
    func tooManyDays() async throws {
        let endless = DateInterval(start: interval.start, duration: 1e15)
        await #expect(throws: OCKStoreError.self) {
            try await store.fetchInsights(query: OCKInsightQuery(dateInterval: endless))
        }
        await #expect(throws: OCKStoreError.self) {
            try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: endless))
        }
    }

    @Test("A daily aggregator is called once for each day, and the completion once")
    func dailyAggregator() async throws {
        let calls = Calls()
        let insights = try await withCheckedThrowingContinuation { continuation in
            store.fetchInsights(
                forTask: "pill", query: OCKInsightQuery(dateInterval: interval),
                dailyAggregator: { events in
                    calls.counts.withLock { $0.append(events.count) }
                    return Double(events.count) * 10
                },
                // A second call would trap here.
                completion: { continuation.resume(with: $0) })
        }
        #expect(insights == [0, 10, 0, 10, 0])
        #expect(calls.counts.withLock { $0 } == [0, 1, 0, 1, 0])
    }

    @Test("No time gives no numbers, an unknown task zeros, and a failing store its failure")
    func edges() async throws {
        let nothing = OCKInsightQuery(dateInterval: DateInterval(start: interval.start, duration: 0))
        #expect(try await store.fetchInsights(query: nothing).isEmpty)
        let unknown = OCKInsightQuery(taskID: "unknown", dateInterval: interval, aggregator: .countOutcomes)
        #expect(try await store.fetchInsights(query: unknown) == [0, 0, 0, 0, 0])
        let closed = OCKStoreError.fetchFailed(reason: "closed")
        await #expect(throws: closed) { try await ArrayStore(failure: closed).fetchInsights(query: unknown) }
    }
}

/// How many events each call of an aggregator got.
private final class Calls: Sendable {
    let counts = Mutex<[Int]>([])
}
