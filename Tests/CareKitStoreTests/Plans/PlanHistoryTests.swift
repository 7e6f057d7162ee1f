import Foundation
import Testing

@testable import CareKitStore

@Suite("Random histories of plans")
struct PlanHistoryTests {
    private func check(_ history: PlanHistory) async throws {
        for device in [history.clinic, history.phone].compactMap({ $0 }) {
            let (days, model) = (history.days, history.model)
            let checks = PlanChecks(store: device.store, days: days, comment: history.comment)
            let events = try await checks.eventsInEveryView()
            checks.check(events, are: model.events(on: days))
            checks.checkAnswers(history.answers, in: events) { model[days.number(of: $0)].isThere }
            try await checks.checkSums(of: events) { model[days.number(of: $0)].content != nil }
            try await checks.checkTasks { date in
                if case .planned(_, let content, _) = model[days.number(of: date)] { "\(content)" } else { nil }
            }
            try await checks.checkHidden(besides: events)
        }
    }

    private func run(_ seeds: Range<Int>, in kind: TestStore.Kind, isShared: Bool) async throws {
        for seed in seeds {
            var history = try PlanHistory(seed: UInt64(seed), kind, isShared: isShared)
            try await history.run()
            try await check(history)
        }
    }

    @Test(
        "Whatever is changed, paused, deleted and answered: a week is its days, what shows can be answered, sums agree",
        arguments: 0..<8)
    func oneDevice(batch: Int) async throws {
        try await run(batch * 25..<(batch + 1) * 25, in: .memory, isShared: false)
    }

    @Test("The same where one device plans while another answers an older plan", arguments: 0..<8)
    func twoDevices(batch: Int) async throws {
        try await run(1_000 + batch * 25..<1_000 + (batch + 1) * 25, in: .memory, isShared: true)
    }

    @Test("The same in a file and on a server", arguments: [TestStore.Kind.file, .postgres], [false, true])
    func engines(kind: TestStore.Kind, isShared: Bool) async throws {
        try await run(0..<7, in: kind, isShared: isShared)
    }
}
