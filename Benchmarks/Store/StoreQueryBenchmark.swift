import CareKitStore
import Foundation

/// A day's, a month's and a year's events and adherence at the begin, in the middle and at the end of ten years, beside
/// engines that hand out the same rows.
@MainActor enum StoreQueryBenchmark {
    private static let spans = [("day", 1, 200), ("month", 30, 40), ("year", 365, 15)]
    private static let places = ["begin", "middle", "end"]

    static func run(_ report: inout Report) async throws {
        let histories = [
            try await StoreHistory(in: .sqlite(), years: 10), try await StoreHistory(in: .postgres(), years: 10),
        ]
        let limits: [any RawReader] = [
            try RawSQLite(file: histories[0].engine.databaseFile()), try RawPostgres(reading: histories[1].engine),
        ]
        var rows: [[String]] = []
        for span in spans { rows += try await measure(span, histories, limits, &report) }
        report.table(
            "Events and adherence of 20 daily tasks over 10 years, p50; the limit is the rows alone",
            columns: [""]
                + histories.map(\.engine.name).flatMap { engine in
                    ["events, \(engine)", "adherence", "limit", "events to limit"]
                }, rows: rows)
        try await memory(histories, &report)
        try await tasks(&report)
    }

    private static func measure(
        _ span: (name: String, days: Int, rounds: Int), _ histories: [StoreHistory], _ limits: [any RawReader],
        _ report: inout Report
    ) async throws -> [[String]] {
        let candidates = places.indices.flatMap { place in
            let intervals = histories.map { history in
                let first = [10, history.dayCount / 2, history.dayCount - 10 - span.days][place]
                return StoreHistory.interval(day: first, count: span.days)
            }
            return zip(zip(histories, limits), intervals).flatMap { measured, interval in
                [
                    Candidate(name: "events") { try await measured.0.events(interval) },
                    Candidate(name: "adherence") { try await measured.0.adherence(interval) },
                    Candidate(name: "limit") { try measured.1.readOutcomes(in: interval) },
                ]
            }
        }
        let timings = try await Candidate.time(candidates, rounds: span.rounds).map(\.p50)
        return places.enumerated().map { index, place in
            let own = Array(timings[(index * 6)..<(index * 6 + 6)])
            var line = ["\(span.name), \(place)"]
            for (column, history) in histories.enumerated() {
                let (events, adherence, limit) = (own[column * 3], own[column * 3 + 1], own[column * 3 + 2])
                let name = history.engine.name
                line += ["\(events)", "\(adherence)", "\(limit)", "\(Quantity.ratio(events.number / limit.number))"]
                if span.name == "day" {
                    report.goal("day's events, \(name), \(place), p50", events, atMost: .seconds(1e-3))
                }
                if span.name == "year" {
                    report.goal("year's adherence, \(name), \(place), p50", adherence, atMost: .seconds(50e-3))
                }
                report.goal(
                    "\(span.name)'s events, \(place) to begin, \(name)",
                    .ratio(events.number / timings[column * 3].number), atMost: .ratio(1.25))
            }
            return line
        }
    }

    private static func memory(_ histories: [StoreHistory], _ report: inout Report) async throws {
        let year = StoreHistory.interval(day: 400, count: 365)
        var lines: [[String]] = []
        for history in histories {
            var line = [history.engine.name]
            for body in [
                { try await history.events(year) }, { try await history.adherence(year) },
                { _ = try await history.store.fetchOutcomes(query: OCKOutcomeQuery()) },
            ] as [@MainActor () async throws -> Void] {
                let peak = try PeakMemory()
                try await body()
                line.append("\(try peak.growth())")
            }
            lines.append(line)
        }
        report.table(
            "Peak memory", columns: ["", "a year's events", "a year's adherence", "all outcomes"], rows: lines)
    }

    private static func tasks(_ report: inout Report) async throws {
        var candidates: [Candidate] = []
        for engine in [StoreEngine.sqlite(), try await StoreEngine.postgres()] {
            let store = try engine.store()
            try await store.addTasks((0..<1_000).map { StoreHistory.task("task \($0)", hour: $0 % 24) })
            try engine.settle()
            candidates.append(
                Candidate(name: engine.name) {
                    let tasks = try await store.fetchTasks(query: OCKTaskQuery(for: Date()))
                    guard tasks.count == 1_000 else { throw BenchmarkError("tasks are missing") }
                    withExtendedLifetime(engine) {}
                })
        }
        let timings = try await Candidate.time(candidates, rounds: 40)
        report.table(
            "All of 1,000 tasks", columns: ["", "p50", "p99"],
            rows: zip(candidates, timings).map { [$0.name, "\($1.p50)", "\($1.p99)"] })
        for (candidate, timing) in zip(candidates, timings) {
            report.goal("1,000 tasks, \(candidate.name), p50", timing.p50, atMost: .seconds(100e-3))
        }
    }
}
