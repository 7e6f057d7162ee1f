import CareKitStore
import Foundation

/// Years of twenty daily tasks, each done and answered with a number.
@MainActor struct StoreHistory {
    let engine: StoreEngine
    let store: OCKStore
    let dayCount: Int

    init(in engine: StoreEngine, years: Int) async throws {
        self.engine = engine
        dayCount = years * 365
        store = try engine.store()
        let tasks = try await store.addTasks((0..<20).map { Self.task("task \($0)", hour: $0) })
        for first in stride(from: 0, to: dayCount, by: 73) {
            let days = first..<first + 73
            try await store.addOutcomes(
                days.flatMap { day in tasks.map { task in Self.outcome(for: task, day) } })
            try engine.settle()
        }
    }

    static func task(_ id: String, hour: Int) -> OCKTask {
        let element = OCKScheduleElement(
            start: date(day: 0) + Double(hour) * 3_600, end: nil, interval: DateComponents(day: 1),
            targetValues: [OCKOutcomeValue(10)], calendar: calendar)
        return OCKTask(id: id, title: id, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
    }

    static func outcome(for task: OCKTask, _ occurrence: Int) -> OCKOutcome {
        OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: occurrence, values: [OCKOutcomeValue(occurrence % 11)])
    }

    static func interval(day: Int, count: Int) -> DateInterval {
        DateInterval(start: date(day: day), end: date(day: day + count))
    }

    /// The events of an interval, each with its outcome.
    func events(_ interval: DateInterval) async throws {
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: interval))
        guard events.count >= 20, events.allSatisfy({ $0.outcome?.values.count == 1 }) else {
            throw BenchmarkError("an event lacks its outcome")
        }
    }

    func adherence(_ interval: DateInterval) async throws {
        let days = try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: interval))
        guard days.allSatisfy({ $0 == .progress(1) }) else { throw BenchmarkError("a day is not done") }
    }

    private static func date(day: Int) -> Date {
        calendar.date(byAdding: .day, value: day, to: Date(timeIntervalSince1970: 1_451_602_800)) ?? .distantPast
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }()
}
