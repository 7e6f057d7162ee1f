import Foundation
import Testing

@testable import CareKitStore

@Suite("Random histories of plans")
struct PlanHistoryTests {
    /// - Parameter version: What rules on a day.
    private func check(
        _ device: ClockedStore, _ history: PlanHistory, are planned: [PlannedEvent],
        version: (Int) -> (title: String, isPaused: Bool)?
    ) async throws {
        let days = history.days
        let checks = PlanChecks(store: device.store, days: days, comment: history.comment)
        let events = try await checks.eventsInEveryView()
        checks.check(events, are: planned)
        checks.checkAnswers(history.answers, in: events) { version(days.number(of: $0)) != nil }
        try await checks.checkSums(of: events) { version(days.number(of: $0))?.isPaused == false }
        try await checks.checkTasks { version(days.number(of: $0))?.title }
        try await checks.checkRefusals(besides: events)
    }

    private func run(_ seeds: Range<Int>, in kind: TestStore.Kind, _ devices: PlanHistory.Devices) async throws {
        for seed in seeds {
            var history = try PlanHistory(seed: UInt64(seed), kind, devices)
            try await history.run()
            for device in [history.clinic, history.phone].compactMap({ $0 }) {
                if devices == .planning {
                    let plan = PlanPainting(device.store.versions(of: "a"), on: history.days)
                    try await check(device, history, are: plan.events(on: history.days)) { day in
                        plan[day].map { ($0.title ?? "", $0.isPaused) }
                    }
                } else {
                    let plan = history.model
                    try await check(device, history, are: plan.events(on: history.days)) { day in
                        if case .planned(_, let content, let isPaused) = plan[day] {
                            ("\(content)", isPaused)
                        } else {
                            nil
                        }
                    }
                }
            }
        }
    }

    @Test(
        "Whatever is changed, paused, deleted and answered: a week is its days, what shows can be answered, sums agree",
        arguments: 0..<8)
    func oneDevice(batch: Int) async throws {
        try await run(batch * 30..<(batch + 1) * 30, in: .memory, .one)
    }

    @Test("The same where one device plans while another answers an older plan", arguments: 0..<8)
    func answeringDevice(batch: Int) async throws {
        try await run(1_000 + batch * 16..<1_000 + (batch + 1) * 16, in: .memory, .planningAndAnswering)
    }

    @Test("The same where two devices plan and answer, by what the last write leaves", arguments: 0..<8)
    func planningDevices(batch: Int) async throws {
        try await run(2_000 + batch * 16..<2_000 + (batch + 1) * 16, in: .memory, .planning)
    }

    @Test(
        "The same in a file and on a server", arguments: [TestStore.Kind.file, .postgres],
        [PlanHistory.Devices.one, .planningAndAnswering, .planning])
    func engines(kind: TestStore.Kind, devices: PlanHistory.Devices) async throws {
        try await run(0..<7, in: kind, devices)
    }
}

extension OCKStore {
    /// All versions of a task, deletions too.
    fileprivate func versions(of id: String) -> [OCKTask] {
        computeRevisions(since: Knowledge()).flatMap(\.entities).compactMap { $0.value as? OCKTask }.filter {
            $0.id == id
        }
    }
}
