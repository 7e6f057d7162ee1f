import CareHost
import Foundation

/// `Benchmarks` runs all benchmarks, `Benchmarks schedules page …` some of them, and `Benchmarks serve …` the app that
/// they measure, since a server is measured from another process.
@main enum Command {
    private static let benchmarks: [(name: String, run: @MainActor (inout Report) async throws -> Void)] = [
        ("schedules", ScheduleBenchmark.run), ("page", DailyPageBenchmark.run), ("tap", TapBenchmark.run),
        ("events", StoreQueryBenchmark.run), ("writes", StoreWriteBenchmark.run), ("streams", StoreStreamBenchmark.run),
        ("kill", KillBenchmark.run), ("sync", SyncBenchmark.run), ("memory", MemoryBenchmark.run),
        ("bytes", FirstPageBenchmark.run),
    ]

    @MainActor static func main() async {
        let names = CommandLine.arguments.dropFirst()
        if names.first == "serve" { return await FeedAppDelegate.main() }
        if names.first == KillBenchmark.childName {
            do { try await KillBenchmark.child(Array(names.dropFirst())) } catch { exit(1) }
        }
        var report = Report()
        for (name, run) in benchmarks where names.isEmpty || names.contains(name) {
            do {
                try await run(&report)
            } catch {
                report.fail(name, error)
            }
        }
        if !report.finish() { exit(1) }
    }
}
