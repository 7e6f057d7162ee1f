import CareKitStore
import Foundation

/// From a write to the moment at which the last of 1,000 subscribers has its new events.
@MainActor enum StoreStreamBenchmark {
    static func run(_ report: inout Report) async throws {
        let engine = StoreEngine.sqlite()
        let peak = try PeakMemory()
        let crowds = [
            try await Crowd("one subscriber", subscribers: 1, queries: 1, in: engine),
            try await Crowd("1,000 subscribers of one query", subscribers: 1_000, queries: 1, in: engine),
            try await Crowd("1,000 subscribers of 100 queries", subscribers: 1_000, queries: 100, in: engine),
        ]
        let candidates = crowds.map { crowd in Candidate(name: crowd.name) { try await crowd.write() } }
        let timings = try await Candidate.time(candidates, rounds: 50)
        report.table(
            "A day of 20 events, from a write to the last subscriber (peak memory \(try peak.growth()))",
            columns: ["", "p50", "p99", "for each subscriber"],
            rows: zip(crowds, timings).map { crowd, timing in
                [
                    crowd.name, "\(timing.p50)", "\(timing.p99)",
                    "\(Quantity.seconds(timing.p50.number / Double(crowd.count)))",
                ]
            })
        for crowd in crowds { crowd.leave() }
    }
}

/// Subscribers of a store of their own, who count what they receive.
@MainActor private final class Crowd {
    let name: String
    let count: Int
    private let store: OCKStore
    private let task: OCKTask
    private var subscribers: [Task<Void, any Error>] = []
    private var outcome: OCKOutcome?
    /// How many subscribers have not heard of the last write, and who waits for them.
    private var missing = 0
    private var whenAllHaveHeard: CheckedContinuation<Void, Never>?

    init(_ name: String, subscribers count: Int, queries: Int, in engine: StoreEngine) async throws {
        self.name = name
        self.count = count
        store = try engine.store()
        task = try await store.addTasks((0..<20).map { StoreHistory.task("task \($0)", hour: $0) })[0]
        await allHearing { [self] in
            for number in 0..<count {
                // Queries differ by a moment, and find the same day's events.
                var day = StoreHistory.interval(day: 10, count: 1)
                day.start += Double(number % queries) / 1_000
                let events = store.events(matching: OCKEventQuery(dateInterval: day))
                subscribers.append(Task { for try await _ in events { hear() } })
            }
        }
    }

    /// Adds an outcome or changes it, and waits for the last subscriber.
    func write() async throws {
        try await allHearing { [self] in
            if var known = outcome {
                known.values = [OCKOutcomeValue(Int.random(in: 0..<1_000_000_000))]
                outcome = try await store.updateOutcome(known)
            } else {
                outcome = try await store.addOutcome(StoreHistory.outcome(for: task, 10))
            }
        }
    }

    func leave() {
        for subscriber in subscribers { subscriber.cancel() }
    }

    private func allHearing(_ body: () async throws -> Void) async rethrows {
        missing = count
        try await body()
        guard missing > 0 else { return }
        await withCheckedContinuation { whenAllHaveHeard = $0 }
    }

    private func hear() {
        missing -= 1
        guard missing == 0 else { return }
        whenAllHaveHeard?.resume()
        whenAllHaveHeard = nil
    }
}
