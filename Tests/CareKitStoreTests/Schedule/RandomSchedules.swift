import Foundation
import SeededRandom
import Testing

@testable import CareKitStore

/// Schedules of all sorts, from a seed.
struct RandomSchedules {
    static let zones = [
        "America/New_York", "Europe/London", "Asia/Kathmandu", "America/Sao_Paulo", "Australia/Lord_Howe",
        "America/Havana", "Africa/Cairo", "Pacific/Apia", "UTC",
    ]

    private static let intervals = [
        DateComponents(day: 1), DateComponents(day: 2), DateComponents(weekOfYear: 1), DateComponents(month: 1),
        DateComponents(year: 1), DateComponents(hour: 1), DateComponents(hour: 7), DateComponents(minute: 45),
        DateComponents(day: 1, hour: 1), DateComponents(month: 1, day: 3), DateComponents(hour: 30),
    ]

    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func place() throws -> Place {
        try Place(#require(Self.zones.randomElement(using: &generator)))
    }

    /// A whole second in 2011 to 2024, often close to midnight.
    mutating func date(in place: Place) -> Date {
        let date = Date(
            timeIntervalSince1970: TimeInterval(Int.random(in: 1_293_840_000...1_735_689_600, using: &generator)))
        guard Bool.random(using: &generator) else { return date }
        return place.calendar.startOfDay(for: date) + TimeInterval(Int.random(in: -2...2, using: &generator) * 1800)
    }

    mutating func element(in place: Place, near start: Date? = nil) throws -> OCKScheduleElement {
        let shift = TimeInterval(Int.random(in: -20...20, using: &generator) * 3600)
        let start = start.map { $0 + shift } ?? date(in: place)
        let interval = try #require(Self.intervals.randomElement(using: &generator))
        let isAllDay = interval.meanIntervalLength >= 86_400 && Int.random(in: 0..<4, using: &generator) == 0
        let hours: Double = [0, 0.5, 1, 24, 60].randomElement(using: &generator) ?? 1
        let length = TimeInterval(Int.random(in: 1...400, using: &generator)) * interval.meanIntervalLength / 7
        return try OCKScheduleElement(
            validating: start, end: Bool.random(using: &generator) ? nil : start + max(1.0, length.rounded()),
            interval: interval, duration: isAllDay ? .allDay : .hours(hours), calendar: place.calendar)
    }

    mutating func index(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
}

/// The occurrences of an element one after the other, straight from the definition.
func enumerated(_ element: OCKScheduleElement, limit: Int) throws -> [(start: Date, end: Date)] {
    var result: [(start: Date, end: Date)] = []
    for index in 0..<limit {
        var interval = DateComponents()
        for unit in [Calendar.Component.year, .month, .weekOfYear, .day, .hour, .minute, .second] {
            if let value = element.interval.value(for: unit) { interval.setValue(value * index, for: unit) }
        }
        var start = try #require(element.calendar.date(byAdding: interval, to: element.start))
        var end = start
        switch element.duration {
        case .seconds(let seconds): end += seconds
        case .allDay:
            start = element.calendar.startOfDay(for: start)
            end = element.calendar.startOfDay(for: start + 36 * 3600) - 1
        }
        if let limit = element.end, start >= limit { break }
        result.append((start, end))
    }
    return result
}
