import CareKitStore
import Foundation
import SyncServer

/// Random histories on several devices, which must all end alike, and a new device that gets a long history.
@MainActor enum SyncBenchmark {
    static func run(_ report: inout Report) async throws {
        try await histories(10_000, &report)
        try await newDevice(outcomes: 100_000, &report)
    }

    private static func histories(_ count: UInt64, _ report: inout Report) async throws {
        var failures: [String] = []
        let duration = await ContinuousClock().measure {
            await withTaskGroup(of: String?.self) { group in
                let workers = UInt64(ProcessInfo.processInfo.activeProcessorCount)
                for seed in 0..<count {
                    if seed >= workers, let failure = await group.next() ?? nil { failures.append(failure) }
                    group.addTask {
                        var history = SyncHistory(seed: seed)
                        do { try await history.run() } catch { return "\(error)" }
                        return nil
                    }
                }
                for await failure in group { if let failure { failures.append(failure) } }
            }
        }
        for failure in failures.prefix(10) { print(failure) }
        report.table(
            "Random histories on 2 to 5 devices", columns: ["histories", "failed", "time"],
            rows: [["\(count)", "\(failures.count)", "\(Quantity.seconds(duration / .seconds(1)))"]])
        guard failures.isEmpty else { throw BenchmarkError("\(failures.count) histories did not end as they must") }
    }

    /// Beside the same outcomes added in one batch, which is the least that storing them takes.
    private static func newDevice(outcomes count: Int, _ report: inout Report) async throws {
        let server = ReferenceServer()
        let remote = ServerRemote(to: server)
        let old = OCKStore(name: "old", type: .inMemory, remote: remote)
        let element = OCKScheduleElement(
            start: Date(timeIntervalSinceReferenceDate: 0), end: nil, interval: DateComponents(hour: 1))
        let task = try await old.addTask(
            OCKTask(id: "task", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element])))
        let outcomes = (0..<count).map {
            OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: $0, values: [OCKOutcomeValue($0)])
        }
        let clock = ContinuousClock()
        let adding = try await clock.measure { try await old.addOutcomes(outcomes) }
        let sending = try await clock.measure { try await old.synchronize() }
        let new = OCKStore(name: "new", type: .inMemory, remote: ServerRemote(to: server))
        let receiving = try await clock.measure { try await new.synchronize() }
        let idle = try await clock.measure { try await new.synchronize() }
        report.table(
            "\(count) outcomes", columns: ["step", "time"],
            rows: [("added in a batch", adding), ("sent", sending), ("received", receiving), ("nothing new", idle)].map
            {
                [$0.0, "\(Quantity.seconds($0.1 / .seconds(1)))"]
            })
        report.goal("a synchronisation without anything new", .seconds(idle / .seconds(1)), atMost: .seconds(0.1))
    }
}
