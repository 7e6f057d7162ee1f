import CareKitStore
import Foundation

/// Outcomes written one by one, each durable before the next, and in batches, beside the engines' own libraries.
@MainActor enum StoreWriteBenchmark {
    private static let batch = 1_000

    static func run(_ report: inout Report) async throws {
        let engines = [StoreEngine.sqlite(), try await StoreEngine.postgres()]
        let raw: [any RawWriter] = [
            try RawSQLite(file: engines[0].emptyFile()), try RawPostgres(engines[1].address ?? ""),
        ]
        var ones: [Candidate] = []
        var batches: [Candidate] = []
        for (engine, raw) in zip(engines, raw) {
            let store = try engine.store()
            let task = try await store.addTask(StoreHistory.task("task", hour: 8))
            let peer = engine.address == nil ? "INSERT, COMMIT" : "INSERT"
            try raw.createTable()
            var (own, other) = (batch, 0)
            try await store.addOutcomes((0..<batch).map { StoreHistory.outcome(for: task, $0) })
            try engine.settle()
            ones += [
                Candidate(name: engine.name) {
                    try await store.addOutcome(StoreHistory.outcome(for: task, own))
                    own += 1
                },
                Candidate(name: "  peer: prepared \(peer)") {
                    try raw.writeOne(RawRow(other))
                    other += 1
                },
            ]
            batches += [
                Candidate(name: engine.name, calls: batch) {
                    try await store.addOutcomes((own..<own + batch).map { StoreHistory.outcome(for: task, $0) })
                    own += batch
                },
                Candidate(name: "  peer: \(engine.address == nil ? "prepared INSERTs, COMMIT" : "COPY")", calls: batch)
                {
                    try raw.writeBatch((other..<other + batch).map(RawRow.init))
                    other += batch
                },
            ]
        }
        let oneByOne = try await Candidate.time(ones, rounds: 400)
        let peak = try PeakMemory()
        let together = try await Candidate.time(batches, rounds: 10, warmUp: 1)
        let growth = try peak.growth()
        report.table(
            "Outcomes written one by one, each durable", columns: ["", "p50", "p99", "a second", "to peer"],
            rows: lines(ones, oneByOne))
        report.table(
            "Outcomes written in batches of \(batch), for each outcome (peak memory \(growth))",
            columns: ["", "p50", "p99", "a second", "to peer"], rows: lines(batches, together))
        report.goal(
            "single writes to SQLite, time to peer", .ratio(oneByOne[0].p50.number / oneByOne[1].p50.number),
            atMost: .ratio(2))
        withExtendedLifetime(engines) {}
    }

    private static func lines(_ candidates: [Candidate], _ timings: [Timings]) -> [[String]] {
        zip(candidates, timings).enumerated().map { index, measured in
            let (candidate, timing) = measured
            let peer = timings[index / 2 * 2 + 1].p50.number
            return [
                candidate.name, "\(timing.p50)", "\(timing.p99)", "\(Int(1 / timing.p50.number))",
                "\(Quantity.ratio(timing.p50.number / peer))",
            ]
        }
    }
}
