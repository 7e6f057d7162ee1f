import Foundation
import Testing

@testable import CareKitStore

@Suite("Jumping to an occurrence equals walking to it")
struct RecurrencePropertyTests {
    @Test("Starts and ends equal those that Calendar gives one by one", arguments: 0..<60)
    func startsEqualCalendar(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let place = try random.place()
        let element = try random.element(in: place)
        for (index, expected) in try enumerated(element, limit: 300).enumerated() {
            let event = try #require(element.event(forOccurrenceIndex: index))
            #expect(event.start == expected.start, "number \(index) in \(place.calendar.timeZone.identifier)")
            #expect(event.end == expected.end)
        }
    }

    @Test("The count before a date equals that of the enumeration", arguments: 100..<160)
    func countsEqualEnumeration(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let element = try random.element(in: random.place())
        let walked = try enumerated(element, limit: 300).map(\.start)
        let last = try #require(walked.last)
        for _ in 0..<40 {
            let exact = walked[random.index(below: walked.count)]
            for date in [exact - 1, exact, exact + 1, exact + TimeInterval(random.index(below: 200_000))]
            where date <= last {
                #expect(element.count(before: date) == walked.count { $0 < date })
                #expect(element.count(through: date) == walked.count { $0 <= date })
            }
        }
    }

    @Test("A window of an element holds what the rule picks from the enumeration", arguments: 200..<260)
    func windowsEqualRule(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let element = try random.element(in: random.place())
        let walked = try enumerated(element, limit: 300)
        let last = try #require(walked.last)
        for _ in 0..<25 {
            let from = walked[random.index(below: walked.count)].end + TimeInterval(random.index(below: 7) - 3)
            let to = min(from + TimeInterval(1 + random.index(below: 500_000)), last.start)
            guard from < to else { continue }
            let expected = walked.indices.filter { walked[$0].start < to && walked[$0].end >= from }
            #expect(element.events(from: from, to: to).map(\.occurrence) == expected)
            #expect(element.hasEvent(from: from, to: to) == !expected.isEmpty)
            #expect(element.eventCountBound(from: from, to: to) >= expected.count)
        }
    }

    @Test("Numbers of a composed schedule equal those of the full merge", arguments: 300..<360)
    func numbersEqualMerge(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let place = try random.place()
        let origin = random.date(in: place)
        let count = 2 + random.index(below: 3)
        let schedule = OCKSchedule(composing: try (0..<count).map { _ in try random.element(in: place, near: origin) })
        let walked = try schedule.elements.enumerated().flatMap { position, element in
            try enumerated(element, limit: 400).map { (start: $0.start, end: $0.end, position: position) }
        }
        // Past the first element whose enumeration was cut off the merge is not complete.
        let complete =
            try schedule.elements.compactMap { element in
                let starts = try enumerated(element, limit: 400).map(\.start)
                return starts.count == 400 ? starts.last : nil
            }.min() ?? .distantFuture
        let merged = walked.filter { $0.start < complete }.sorted { ($0.start, $0.position) < ($1.start, $1.position) }
        for index in stride(from: 0, to: merged.count, by: 17) {
            let event = try #require(schedule.event(forOccurrenceIndex: index))
            #expect(event.start == merged[index].start)
            #expect(event.element == schedule.elements[merged[index].position])
            #expect(event.occurrence == index)
        }
        for _ in 0..<15 {
            let from = merged[random.index(below: merged.count)].start + TimeInterval(random.index(below: 7200) - 3600)
            let to = min(from + TimeInterval(1 + random.index(below: 300_000)), complete)
            guard from < to else { continue }
            let expected = merged.indices.filter { index in
                let element = schedule.elements[merged[index].position]
                return merged[index].start < to && merged[index].end >= from && element.end.map { $0 > from } ?? true
            }
            #expect(schedule.events(from: from, to: to).map(\.occurrence) == expected)
            #expect(schedule.hasEvent(from: from, to: to) == !expected.isEmpty)
        }
    }
}

@Suite("Quick day arithmetic equals Calendar's")
struct WallClockTests {
    @Test("Start of day, next day and adding days, hour by hour through two years", arguments: RandomSchedules.zones)
    func equalsCalendar(zone: String) throws {
        let place = try Place(zone)
        let calendar = place.calendar
        let clock = WallClock(calendar)
        var random = RandomSchedules(seed: 7)
        let begin = try place.date(zone == "America/Sao_Paulo" ? "2018-01-01" : "2011-01-01")
        for hour in stride(from: 0, to: 2 * 365 * 24, by: 3) {
            let date = begin + TimeInterval(hour * 3600 + random.index(below: 3600))
            let start = calendar.startOfDay(for: date)
            #expect(clock.startOfDay(for: date) == start)
            let next = try #require(calendar.dateInterval(of: .day, for: date)).end
            #expect(clock.startOfNextDay(after: date) == next)
            let days = random.index(below: 1000) - 500
            #expect(clock.date(byAddingDays: days, to: date) == calendar.date(byAdding: .day, value: days, to: date))
        }
    }
}
