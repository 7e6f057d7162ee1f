import CareKit
import Containers
import LiveUI
import Markup
import UIKit

/// A daily page of ten cards over a year of history: writing its HTML, and opening it from the store.
@MainActor enum DailyPageBenchmark {
    static func run(_ report: inout Report) async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let live = try await yearOfHistory(in: Container(id: "benchmark", directory: directory))
        defer { live.shutDown() }
        let scene = try await live.open(at: [:])
        // A scene without a stream would be closed once many others have been opened.
        let stream = live.subscribe(to: scene, version: 0) { _ in }
        defer { stream?.cancel() }
        let page = rendered(scene, of: live)
        let cards = page.components(separatedBy: "task-card").count - 1
        guard cards == 10, page.contains("Task 9") else { throw BenchmarkError("the page has \(cards) cards") }

        let calls = 20
        let pieces = page.split(separator: "<").map(String.init)
        let candidates = [
            Candidate(name: "window's HTML written", calls: calls) {
                for _ in 0..<calls { try check(rendered(scene, of: live).utf8.count, page) }
            },
            Candidate(name: "peer: a string of the same size from its parts", calls: calls) {
                for _ in 0..<calls { try check(joined(pieces).utf8.count, page) }
            },
            Candidate(name: "page opened: scene, store, settled, written") {
                let scene = try await live.open(at: [:])
                try check(rendered(scene, of: live).components(separatedBy: "Task 9").count, page)
            },
            Candidate(name: "limit: the page's events and rings from the store") {
                try await fetch(in: live.container)
            },
        ]
        let timings = try await Candidate.time(candidates, rounds: 100)
        let bases = [1, 1, 3, 3]
        report.table(
            "Daily page of 10 cards, 365 days × 10 outcomes, \(Quantity.bytes(Double(page.utf8.count))) of HTML",
            columns: ["", "p50", "p99", "to peer or limit"],
            rows: candidates.indices.map { index in
                let ratio = timings[index].p50.number / timings[bases[index]].p50.number
                return [
                    candidates[index].name, "\(timings[index].p50)", "\(timings[index].p99)",
                    "\(Quantity.ratio(ratio))",
                ]
            })
        report.goal("daily page written, p50", timings[0].p50, atMost: .seconds(5e-3))
        report.goal("daily page opened, p50", timings[2].p50, atMost: .seconds(5e-3))
    }

    private static func yearOfHistory(in container: Container) async throws -> LiveApplication {
        let live = LiveApplication(container: container, formToken: "token", now: { Date().timeIntervalSince1970 }) {
            UIApplication.launch(FeedAppDelegate.self, in: container)
        }
        try await container.run { try await FeedAppDelegate.hosting.demonstration?(UIApplication.shared) }
        return live
    }

    private static func rendered(_ scene: String, of live: LiveApplication) -> String {
        var html = HTML()
        live.render(scene, into: &html)
        return html.description
    }

    private static func joined(_ pieces: [String]) -> String {
        var text = ""
        for piece in pieces {
            text += "<"
            text += piece
        }
        return text
    }

    /// Uses what was made, so that making it cannot be left out.
    private static func check(_ count: Int, _ page: String) throws {
        if count == 0 || page.isEmpty { throw BenchmarkError("a page is empty") }
    }

    /// What the page asks the store for, without a page.
    private static func fetch(in container: Container) async throws {
        guard let store = container.run({ UIApplication.shared.delegate as? FeedAppDelegate })?.storeManager.store
        else { throw BenchmarkError("the app is not running") }
        for id in FeedPlan.surveys + FeedPlan.ticks {
            var query = OCKEventQuery(for: Date())
            query.taskIDs = [id]
            let events = try await store.fetchAnyEvents(query: query)
            guard events.count == 1 else { throw BenchmarkError("a day has \(events.count) events of a daily task") }
        }
        let week = DateInterval(start: Calendar.current.startOfDay(for: Date()) - 6 * 86_400, duration: 7 * 86_400)
        let adherence = try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: week))
        guard adherence.count == 7 else { throw BenchmarkError("a week has \(adherence.count) days") }
    }
}
