import CareKit
import Containers
import Foundation
import Testing

@testable import Recover

/// Run in several zones (Scripts/test), so that the days around clock changes are met wherever they lie.
@Suite("Demonstration data") struct DemonstrationDataTests {
    /// Days on and after clock changes of North America and Europe, of Brazil's, whose days then began at one o'clock,
    /// and ends of months, of February in a leap year too.
    private static let days = [
        (2024, 3, 10), (2024, 3, 11), (2024, 3, 31), (2024, 4, 1), (2024, 4, 7), (2024, 10, 27), (2024, 11, 3),
        (2024, 11, 4), (2018, 11, 4), (2018, 11, 5), (2018, 12, 2), (2019, 2, 17), (2019, 2, 18), (2024, 1, 31),
        (2023, 2, 28), (2023, 3, 1), (2024, 2, 29), (2024, 3, 28), (2025, 1, 1),
    ]

    private static func store() throws -> OCKStore {
        try Container(id: "demonstration", directory: nil).run { OCKStore(name: "Recover", type: .inMemory) }
    }

    private static func moment(_ day: (Int, Int, Int), hour: Int) throws -> Date {
        try #require(
            Calendar.current.date(from: DateComponents(year: day.0, month: day.1, day: day.2, hour: hour)))
    }

    @Test("Four weeks are told day by day and today is open, wherever clocks and months change", arguments: days)
    func fourWeeks(day: (Int, Int, Int)) async throws {
        let calendar = Calendar.current
        for hour in [0, 12, 23] {
            let store = try Self.store()
            let now = try Self.moment(day, hour: hour)
            try await DemonstrationData.fill(store, at: now)
            let start = try #require(calendar.date(byAdding: .day, value: -28, to: now))
            let checkIns = try await answers(to: StudyPlan.TaskID.checkIn, from: start, to: now, in: store)
            // Four of 28 days are missed; each event is at eight in the morning of its day.
            #expect(checkIns.map(\.day) == (0..<28).filter { ![5, 12, 13, 20].contains($0) })
            #expect(checkIns.allSatisfy { $0.hour == 8 })
            let ranges = try await answers(to: StudyPlan.TaskID.rangeOfMotion, from: start, to: now, in: store)
            #expect(ranges.map(\.day) == [0, 1, 2, 3, 4, 5, 6, 7, 14, 21])
            let onboarding = try await answers(to: StudyPlan.TaskID.onboarding, from: start, to: now, in: store)
            #expect(onboarding.map(\.day) == [0])
        }
    }

    private struct Answer {
        let day: Int
        let hour: Int
    }

    /// The answered events, by days since the start; checks what must hold for each.
    private func answers(
        to taskID: String, from start: Date, to now: Date, in store: OCKStore
    ) async throws -> [Answer] {
        let calendar = Calendar.current
        let first = calendar.startOfDay(for: start)
        var query = OCKEventQuery(
            dateInterval: DateInterval(start: first.addingTimeInterval(-86_400), end: now.addingTimeInterval(86_400)))
        query.taskIDs = [taskID]
        return try await store.fetchEvents(query: query).compactMap { event in
            guard let outcome = event.outcome else { return nil }
            #expect(outcome.source == DemonstrationData.source)
            #expect(outcome.effectiveDate == event.scheduleEvent.start)
            for value in outcome.values where value.kind != nil {
                let range: ClosedRange<Double> =
                    switch value.kind {
                    case Surveys.CheckIn.pain: 1...10
                    case Surveys.CheckIn.sleep: 0...12
                    default: 0...150
                    }
                #expect(value.doubleValue.map(range.contains) == true)
            }
            return Answer(
                day: try dayCount(from: start, to: event.scheduleEvent.start),
                hour: calendar.component(.hour, from: event.scheduleEvent.start))
        }
    }

    /// Counted from noon to noon, which every day has.
    private func dayCount(from first: Date, to second: Date) throws -> Int {
        let calendar = Calendar.current
        let noons = try [first, second].map {
            try #require(calendar.date(bySettingHour: 12, minute: 0, second: 0, of: $0))
        }
        return try #require(calendar.dateComponents([.day], from: noons[0], to: noons[1]).day)
    }

    @Test("Filled twice, the history is there once")
    func twice() async throws {
        let store = try Self.store()
        let now = try Self.moment((2024, 5, 20), hour: 9)
        try await DemonstrationData.fill(store, at: now)
        let first = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        try await DemonstrationData.fill(store, at: now)
        let second = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(first.count == 24 + 10 + 1)
        #expect(second.count == first.count)
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).count == 3)
    }

    @Test("The knee gets better: the last week's pain is lower and its range wider than the first's")
    func plausible() async throws {
        let store = try Self.store()
        let now = try Self.moment((2024, 5, 20), hour: 9)
        try await DemonstrationData.fill(store, at: now)
        let outcomes = try await store.fetchOutcomes(query: OCKOutcomeQuery())
        func mean(_ kind: String, _ days: Range<Int>) -> Double {
            let values = outcomes.filter { outcome in
                days.contains(Int(now.timeIntervalSince(outcome.effectiveDate) / 86_400))
            }.flatMap(\.values).filter { $0.kind == kind }.compactMap(\.doubleValue)
            return values.reduce(0, +) / Double(values.count)
        }
        #expect(mean(Surveys.CheckIn.pain, 0..<7) < mean(Surveys.CheckIn.pain, 21..<28))
        #expect(mean(Surveys.rangeKind, 0..<8) > mean(Surveys.rangeKind, 20..<29) + 20)
    }
}
