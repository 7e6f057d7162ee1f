import Foundation
import Testing

@testable import CareKitStore

@Suite("Rules, periods and intervals together equal a full enumeration")
struct RulePropertyTests {
    private struct Occurrence {
        let start: Date
        let end: Date
        let position: Int
    }

    /// The occurrences of an element that lasts until the next, from those of an all-day one.
    private func periods(_ element: OCKScheduleElement, limit: Int) throws -> [(start: Date, end: Date)] {
        let whole = try OCKScheduleElement(
            validating: element.start, end: nil, interval: element.interval, duration: .allDay,
            calendar: element.calendar)
        let starts = try enumerated(whole, limit: limit + 1).map(\.start)
        return zip(starts, starts.dropFirst()).filter { start, _ in element.end.map { start < $0 } ?? true }
            .map { ($0, $1 - 1) }
    }

    /// The first occurrences of a day of the month, month by month from the calendar's own components.
    private func monthDays(_ element: OCKScheduleElement, limit: Int) throws -> [(start: Date, end: Date)] {
        let calendar = element.calendar
        guard case .weekday(let weekday, let ordinal) = element.monthDay else { return [] }
        let first = calendar.dateComponents([.year, .month, .hour, .minute, .second], from: element.start)
        return try (0..<limit).map { index in
            var parts = first
            parts.month = try #require(first.month) + index * (element.interval.month ?? 1)
            (parts.weekday, parts.weekdayOrdinal) = (weekday, ordinal)
            let start = try #require(calendar.date(from: parts))
            return (start, start + 3600)
        }
    }

    @Test("Numbers and windows of a schedule of a period, a weekday of the month and an interval", arguments: 500..<540)
    func everything(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        // Zones whose clocks change at night, when no occurrence here is, so that Calendar's answers are beyond doubt.
        let place = try Place(["America/New_York", "Asia/Kathmandu", "Europe/London", "UTC"][random.index(below: 4)])
        let zone = OCKScheduleElement.ZonePolicy.fixed(place.calendar.timeZone)
        let origin = place.calendar.startOfDay(for: random.date(in: place)) + 12 * 3600
        let interval = [
            DateComponents(weekOfYear: 1), DateComponents(month: 1), DateComponents(day: 10), DateComponents(month: 3),
        ][random.index(below: 4)]
        let elements = [
            try OCKScheduleElement(
                validating: origin, end: nil, interval: interval, text: "period", duration: .allDay,
                calendar: place.calendar, zonePolicy: zone, lastsUntilNext: true),
            try OCKScheduleElement(
                validating: origin, end: nil, interval: DateComponents(month: 1 + random.index(below: 3)),
                text: "month", calendar: place.calendar, zonePolicy: zone,
                monthDay: .weekday(1 + random.index(below: 7), ordinal: 1 + random.index(below: 4))),
            try OCKScheduleElement(
                validating: origin + 3600, end: nil, interval: DateComponents(day: 1 + random.index(below: 9)),
                text: "days", calendar: place.calendar, zonePolicy: .floating(home: place.calendar.timeZone)),
        ]
        let schedule = try OCKSchedule(validating: elements)
        var complete = Date.distantFuture
        let all = try schedule.elements.enumerated().flatMap { position, element in
            let occurrences =
                switch element.text {
                case "period": try periods(element, limit: 80)
                case "month": try monthDays(element, limit: 80)
                default: try enumerated(element, limit: 200)
                }
            complete = min(complete, try #require(occurrences.last).start)
            return occurrences.map { Occurrence(start: $0.start, end: $0.end, position: position) }
        }.filter { $0.start < complete }.sorted { ($0.start, $0.position) < ($1.start, $1.position) }
        for (number, expected) in all.enumerated() {
            let event = try #require(schedule.event(forOccurrenceIndex: number))
            #expect(event.start == expected.start)
            #expect(event.end == expected.end)
            #expect(event.element == schedule.elements[expected.position])
        }
        for _ in 0..<30 {
            let from = all[random.index(below: all.count)].end + TimeInterval(random.index(below: 5) - 2)
            let to = min(from + TimeInterval(1 + random.index(below: 900_000)), complete)
            guard from < to else { continue }
            let expected = all.indices.filter { all[$0].start < to && all[$0].end >= from }
            #expect(schedule.events(from: from, to: to).map(\.occurrence) == expected)
            #expect(schedule.hasEvent(from: from, to: to) == !expected.isEmpty)
            #expect(schedule.eventCountBound(from: from, to: to) >= expected.count)
        }
    }
}
