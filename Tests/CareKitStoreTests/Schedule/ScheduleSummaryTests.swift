import Foundation
import Testing

@testable import CareKitStore

@Suite("What a schedule tells of itself")
struct ScheduleSummaryTests {
    private let place: Place
    private let zone: OCKScheduleElement.ZonePolicy

    init() throws {
        place = try Place("America/New_York")
        zone = .fixed(place.calendar.timeZone)
    }

    private func times(_ summary: OCKSchedule.Summary) -> [String] {
        summary.timesOfDay.map { "\($0.hour):\($0.minute)" }
    }

    @Test("Three weekdays at two times are one phrase")
    func weekdays() throws {
        let start = try place.date("2021-06-01 12:00")
        let schedule = try OCKSchedule(validating: [
            OCKSchedule.weekly(on: [2, 4, 6], hour: 20, minutes: 5, start: start, zonePolicy: zone),
            OCKSchedule.weekly(on: [6, 2, 4], hour: 8, start: start, zonePolicy: zone),
        ])
        let summary = try #require(schedule.summaries.first)
        #expect(schedule.summaries.count == 1)
        #expect(summary.frequency == .weeks(1))
        #expect(summary.weekdays == [2, 4, 6])
        #expect(times(summary) == ["8:0", "20:5"])
        #expect(!summary.isAllDay && summary.end == nil)
    }

    @Test("What replaces something later is told apart from it")
    func phases() throws {
        let change = try place.date("2021-07-01")
        let schedule = try OCKSchedule(validating: [
            OCKSchedule.daily(hour: 8, start: place.date("2021-06-01"), end: change, zonePolicy: zone),
            OCKSchedule.daily(hour: 9, start: change, zonePolicy: zone),
        ])
        #expect(schedule.summaries.map(\.end) == [change, nil])
        #expect(schedule.summaries.map(times) == [["8:0"], ["9:0"]])
    }

    @Test("Days of the month, periods, all day and hours")
    func kinds() throws {
        let start = try place.date("2021-06-01")
        func summary(_ schedule: OCKSchedule) throws -> OCKSchedule.Summary { try #require(schedule.summaries.first) }
        let tuesday = try summary(.monthly(on: 3, ordinal: 2, every: 3, hour: 9, start: start, zonePolicy: zone))
        #expect(tuesday.frequency == .months(3))
        #expect(tuesday.monthDay == .weekday(3, ordinal: 2))
        #expect(tuesday.weekdays == [3])
        let week = try summary(.oncePerWeek(start: start, calendar: place.calendar, zonePolicy: zone))
        #expect(week.lastsUntilNext && week.isAllDay && week.timesOfDay.isEmpty)
        #expect(week.frequency == .weeks(1))
        func hours(_ hours: Int) throws -> OCKScheduleElement {
            try place.element("2021-06-01 06:00", every: DateComponents(hour: hours))
        }
        #expect(try hours(8).timesOfDay.map(\.hour) == [6, 14, 22])
        #expect(try hours(7).timesOfDay == [])
        #expect(try hours(8).frequency == .seconds(28_800))
        #expect(try hours(1).weekdays == Set(1...7))
        let mixed = try place.element("2021-06-01 06:00", every: DateComponents(month: 1, day: 3))
        #expect(mixed.frequency == .interval(DateComponents(month: 1, day: 3)))
        #expect(mixed.timesOfDay.map(\.hour) == [6])
    }

    @Test("Weekdays are those on which something is")
    func whichWeekdays() throws {
        // 1 June 2021 was a Tuesday.
        func weekdays(_ interval: DateComponents, until end: String? = nil) throws -> Set<Int> {
            try place.element("2021-06-01 08:00", every: interval, until: end).weekdays
        }
        #expect(try weekdays(DateComponents(day: 1), until: "2021-06-04") == [3, 4, 5])
        #expect(try weekdays(DateComponents(day: 2)) == Set(1...7))
        #expect(try weekdays(DateComponents(day: 14)) == [3])
        #expect(try weekdays(DateComponents(month: 1)) == Set(1...7))
        #expect(try weekdays(DateComponents(year: 1)) == Set(1...7))
        #expect(try weekdays(DateComponents(hour: 12), until: "2021-06-02 09:00") == [3, 4])
    }

    @Test("The number of occurrences, and none for a schedule without end")
    func count() throws {
        let start = try place.date("2021-06-01")
        let week = try OCKSchedule.daily(hour: 8, start: start, end: place.date("2021-06-08"), zonePolicy: zone)
        #expect(week.occurrenceCount == 7)
        let both = try OCKSchedule(validating: [week, .daily(hour: 9, start: start, zonePolicy: zone)])
        #expect(both.occurrenceCount == nil)
        #expect(both.endDate() == nil)
    }

    @Test("The next and the previous occurrence, with their numbers, of any schedule", arguments: 400..<440)
    func neighbours(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let place = try random.place()
        let origin = random.date(in: place)
        let schedule = OCKSchedule(composing: try (0..<3).map { _ in try random.element(in: place, near: origin) })
        let all = (0..<60).compactMap { schedule.event(forOccurrenceIndex: $0) }
        let last = try #require(all.last)
        for _ in 0..<20 {
            let date = all[random.index(below: all.count)].start + TimeInterval(random.index(below: 3) - 1)
            guard date <= last.start else { continue }
            #expect(schedule.nextEvent(onOrAfter: date) == all.first { $0.start >= date })
            #expect(schedule.previousEvent(before: date) == all.last { $0.start < date })
        }
        #expect(schedule.previousEvent(before: all[0].start) == nil)
        #expect(schedule.nextEvent(onOrAfter: .distantPast) == all[0])
    }

    @Test("After its end a schedule has no next occurrence, and its last is the previous one")
    func ended() throws {
        let schedule = try OCKSchedule.daily(
            hour: 8, start: place.date("2021-06-01"), end: place.date("2021-06-04"), zonePolicy: zone)
        #expect(try schedule.nextEvent(onOrAfter: place.date("2021-06-04")) == nil)
        let last = try #require(schedule.previousEvent(before: .distantFuture))
        #expect(last.occurrence == 2)
        #expect(place.reading(last.start) == "2021-06-03 08:00")
    }
}
