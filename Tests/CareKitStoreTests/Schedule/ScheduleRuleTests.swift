import Foundation
import Testing

@testable import CareKitStore

@Suite("Schedules by rule")
struct ScheduleRuleTests {
    private let newYork: Place
    private let kathmandu: Place

    init() throws {
        newYork = try Place("America/New_York")
        kathmandu = try Place("Asia/Kathmandu")
    }

    /// What a participant at home sees of the first occurrences.
    private func starts(
        _ place: Place, _ count: Int,
        _ make: (Date, Calendar, OCKScheduleElement.ZonePolicy) throws -> OCKSchedule, from start: String
    ) throws -> [String] {
        let zone = place.calendar.timeZone
        let schedule = try make(place.date(start), place.calendar, .floating(home: zone))
        // The other policies agree at home.
        for policy in [OCKScheduleElement.ZonePolicy.fixed(zone), .calendar] {
            let other = try make(place.date(start), place.calendar, policy)
            #expect((0..<count).allSatisfy { other.event(forOccurrenceIndex: $0)?.start == schedule[$0].start })
        }
        return (0..<count).map { place.reading(schedule[$0].start) }
    }

    @Test("Monday, Wednesday and Friday: the first is not before the start, and clocks may change")
    func weekdays() throws {
        // 10 March 2021 was a Wednesday; clocks went forward on Sunday 14 March.
        let found = try starts(
            newYork, 5,
            { start, calendar, policy in
                try .weekly(on: [2, 4, 6], hour: 8, start: start, calendar: calendar, zonePolicy: policy)
            }, from: "2021-03-10 09:00")
        #expect(
            found == [
                "2021-03-12 08:00", "2021-03-15 08:00", "2021-03-17 08:00", "2021-03-19 08:00", "2021-03-22 08:00",
            ])
    }

    @Test("Every other week keeps its weekdays in the same week")
    func everyOtherWeek() throws {
        // Monday and Thursday of the start's week; the Monday has passed. Weeks begin on Sunday here.
        let found = try starts(
            newYork, 5,
            { start, calendar, policy in
                try .weekly(on: [2, 5], every: 2, hour: 7, start: start, calendar: calendar, zonePolicy: policy)
            }, from: "2021-06-02 12:00")
        #expect(
            found == [
                "2021-06-03 07:00", "2021-06-14 07:00", "2021-06-17 07:00", "2021-06-28 07:00", "2021-07-01 07:00",
            ])
    }

    @Test("A weekday whose first day is past the end is left out")
    func shortWeek() throws {
        let schedule = try OCKSchedule.weekly(
            on: [2, 4, 6], hour: 8, start: newYork.date("2021-06-01"), end: newYork.date("2021-06-04"),
            calendar: newYork.calendar, zonePolicy: .fixed(newYork.calendar.timeZone))
        #expect(schedule.elements.count == 1)
        #expect(schedule.occurrenceCount == 1)
    }

    @Test("Every other day, from the next day if today's time has passed")
    func everyOtherDay() throws {
        let found = try starts(
            kathmandu, 3,
            { start, calendar, policy in
                try .daily(every: 2, hour: 7, minutes: 45, start: start, calendar: calendar, zonePolicy: policy)
            }, from: "2021-06-01 08:00")
        #expect(found == ["2021-06-02 07:45", "2021-06-04 07:45", "2021-06-06 07:45"])
    }

    @Test("If the clock skips the time on the first day, the next day is the first, and no day after it is late")
    func skippedStart() throws {
        let found = try starts(
            newYork, 2,
            { start, calendar, policy in
                try .daily(hour: 2, minutes: 30, start: start, calendar: calendar, zonePolicy: policy)
            }, from: "2021-03-14 00:00")
        #expect(found == ["2021-03-15 02:30", "2021-03-16 02:30"])
    }

    @Test("The 31st is the last day of shorter months, in leap years too, from whatever month it starts")
    func thirtyFirst() throws {
        let schedule = try OCKSchedule.monthly(
            onDay: 31, hour: 8, start: newYork.date("2024-02-10"), calendar: newYork.calendar,
            zonePolicy: .floating(home: newYork.calendar.timeZone))
        #expect(
            (0..<4).map { newYork.reading(schedule[$0].start) } == [
                "2024-02-29 08:00", "2024-03-31 08:00", "2024-04-30 08:00", "2024-05-31 08:00",
            ])
        #expect(newYork.reading(schedule[12].start) == "2025-02-28 08:00")
    }

    @Test("A day that every month has is left to the interval, which every program reads")
    func fifteenth() throws {
        let found = try starts(
            newYork, 3,
            { start, calendar, policy in
                try .monthly(onDay: 15, every: 3, hour: 8, start: start, calendar: calendar, zonePolicy: policy)
            }, from: "2021-01-15 08:01")
        // The first on or after the start, then every third month.
        #expect(found == ["2021-02-15 08:00", "2021-05-15 08:00", "2021-08-15 08:00"])
        let schedule = try OCKSchedule.monthly(onDay: 28, hour: 8, start: day0, zonePolicy: .calendar)
        #expect(schedule.elements[0].monthDay == nil)
        #expect(schedule.elements[0].interval == DateComponents(month: 1))
    }

    @Test("The second Tuesday and the last Friday of a month")
    func weekdayOfMonth() throws {
        let second = try starts(
            newYork, 3,
            { start, calendar, policy in
                try .monthly(on: 3, ordinal: 2, hour: 9, start: start, calendar: calendar, zonePolicy: policy)
            }, from: "2021-01-12 09:00")
        #expect(second == ["2021-01-12 09:00", "2021-02-09 09:00", "2021-03-09 09:00"])
        let last = try starts(
            newYork, 4,
            { start, calendar, policy in
                try .monthly(on: 6, ordinal: -1, hour: 9, start: start, calendar: calendar, zonePolicy: policy)
            }, from: "2021-01-30 00:00")
        #expect(last == ["2021-02-26 09:00", "2021-03-26 09:00", "2021-04-30 09:00", "2021-05-28 09:00"])
    }

    @Test("Days of the month equal a walk through the calendar, and are counted without one", arguments: 0..<40)
    func propertyOfMonthDays(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let (home, away) = (try random.place(), try random.place())
        let day: OCKScheduleElement.MonthDay =
            seed % 2 == 0
            ? .day(1 + random.index(below: 31))
            : .weekday(1 + random.index(below: 7), ordinal: [1, 2, 3, 4, -1][random.index(below: 5)])
        let months = 1 + random.index(below: 4)
        let start = random.date(in: home)
        let element = try OCKScheduleElement(
            validating: start, end: nil, interval: DateComponents(month: months), calendar: away.calendar,
            zonePolicy: .floating(home: home.calendar.timeZone), monthDay: day)
        // Walks day by day and asks the calendar about each.
        var gmt = Calendar(identifier: .gregorian)
        gmt.timeZone = .gmt
        var reading = WallClock(home.calendar).reading(of: start)
        var (monthsSeen, expected) = ([Int](), [Date]())
        while expected.count < 30 {
            let parts = gmt.dateComponents([.year, .month, .day, .weekday, .weekdayOrdinal], from: reading)
            let length = try #require(gmt.range(of: .day, in: .month, for: reading)).count
            let (date, weekday) = (try #require(parts.day), try #require(parts.weekday))
            let isDay =
                switch day {
                case .day(let wanted): date == min(wanted, length)
                case .weekday(let wanted, -1): weekday == wanted && date + 7 > length
                case .weekday(let wanted, let ordinal): weekday == wanted && parts.weekdayOrdinal == ordinal
                }
            let month = try #require(parts.year) * 12 + #require(parts.month)
            if isDay, (month - (monthsSeen.first ?? month)) % months == 0 {
                monthsSeen.append(month)
                expected.append(WallClock(away.calendar).instant(of: reading))
            }
            reading += 86_400
        }
        // Where the first one's time is skipped at home, the element begins a month later.
        guard element.event(forOccurrenceIndex: 0)?.start == expected[0] else { return }
        for (index, start) in expected.enumerated() {
            #expect(element.event(forOccurrenceIndex: index)?.start == start)
            #expect(element.count(before: start) == index)
            #expect(element.count(through: start) == index + 1)
            #expect(element.events(from: start, to: start + 1).map(\.occurrence) == [index])
        }
    }

    @Test("Days of the month last until the year 4000, and end there")
    func farMonths() throws {
        let schedule = try OCKSchedule.monthly(
            on: 1, ordinal: -1, hour: 23, minutes: 59, start: newYork.date("0002-01-01"), calendar: newYork.calendar,
            zonePolicy: .fixed(newYork.calendar.timeZone))
        let count = schedule.elements[0].count(before: .distantFuture)
        #expect((47_900...48_000).contains(count))
        #expect(schedule.event(forOccurrenceIndex: count) == nil)
        #expect(schedule.event(forOccurrenceIndex: Int.max) == nil)
    }

    @Test("Rules that no calendar has are thrown")
    func refusals() throws {
        #expect(throws: ScheduleError.invalidWeekday) { try OCKSchedule.weekly(on: [], hour: 8, start: day0) }
        #expect(throws: ScheduleError.invalidWeekday) { try OCKSchedule.weekly(on: [1, 8], hour: 8, start: day0) }
        #expect(throws: ScheduleError.invalidTimeOfDay) { try OCKSchedule.daily(hour: 24, start: day0) }
        #expect(throws: ScheduleError.invalidTimeOfDay) { try OCKSchedule.daily(hour: 8, minutes: -1, start: day0) }
        #expect(throws: ScheduleError.intervalDoesNotMoveForward) {
            try OCKSchedule.daily(every: 0, hour: 8, start: day0)
        }
        #expect(throws: ScheduleError.intervalDoesNotMoveForward) {
            try OCKSchedule.weekly(on: [1], every: -2, hour: 8, start: day0)
        }
        for day in [0, 32, -1, Int.min] {
            #expect(throws: ScheduleError.invalidMonthDay) {
                try OCKSchedule.monthly(onDay: day, hour: 8, start: day0)
            }
        }
        #expect(throws: ScheduleError.invalidMonthDay) {
            try OCKSchedule.monthly(on: 2, ordinal: 5, hour: 8, start: day0)
        }
        #expect(throws: ScheduleError.monthDayWithoutZone) {
            try OCKSchedule.monthly(onDay: 31, hour: 8, start: day0, zonePolicy: .calendar)
        }
        // Not a number, not finite, and the year 9999.
        for start in [Double.nan, .infinity, 1e300, 253_370_764_800] {
            let date = Date(timeIntervalSince1970: start)
            #expect(throws: ScheduleError.dateOutOfRange) { try OCKSchedule.daily(hour: 8, start: date) }
            #expect(throws: ScheduleError.dateOutOfRange) { try OCKSchedule.oncePerWeek(start: date) }
        }
        #expect(throws: ScheduleError.endNotAfterStart) {
            try OCKSchedule.weekly(on: [2], hour: 8, start: day0, end: day0 + 60, zonePolicy: .fixed(.gmt))
        }
        #expect(throws: ScheduleError.endNotAfterStart) {
            try OCKSchedule.monthly(onDay: 31, hour: 8, start: day0, end: day0 + 60, zonePolicy: .fixed(.gmt))
        }
        #expect(throws: ScheduleError.periodNotAllDay) {
            try OCKScheduleElement(
                validating: day0, end: nil, interval: DateComponents(weekOfYear: 1), lastsUntilNext: true)
        }
    }

    @Test(
        "Huge numbers of days, weeks and months have a first occurrence and no trap",
        arguments: [Int.max - 1, 10_000_000])
    func huge(number: Int) throws {
        let zone = OCKScheduleElement.ZonePolicy.fixed(.gmt)
        // In two and a half thousand years there is no second occurrence.
        for schedule in [
            try OCKSchedule.daily(every: number, hour: 8, start: day0, zonePolicy: zone),
            try OCKSchedule.weekly(on: [2], every: number, hour: 8, start: day0, zonePolicy: zone),
            try OCKSchedule.monthly(onDay: 31, every: number, hour: 8, start: day0, zonePolicy: zone),
        ] {
            #expect(schedule.event(forOccurrenceIndex: 0) != nil)
            #expect(schedule.event(forOccurrenceIndex: 1) == nil)
            #expect(schedule.nextEvent(onOrAfter: day(40)) == nil)
        }
    }
}

@Suite("What is to be done once in a week or month")
struct PeriodTests {
    @Test("One event shows on each day of its week and on no other, also when clocks change")
    func week() throws {
        let place = try Place("America/New_York")
        let schedule = try OCKSchedule.oncePerWeek(
            start: place.date("2021-03-10 12:00"), calendar: place.calendar,
            zonePolicy: .floating(home: place.calendar.timeZone))
        // Weeks begin on Sunday; that of 14 March has 167 hours.
        #expect(place.reading(schedule[0].start) == "2021-03-07 00:00")
        #expect(place.reading(schedule[0].end) == "2021-03-13 23:59:59")
        #expect(place.reading(schedule[1].end) == "2021-03-20 23:59:59")
        #expect(schedule[1].end.timeIntervalSince(schedule[1].start) == 167 * 3600 - 1)
        for day in 14...20 {
            let start = try place.date("2021-03-\(day)")
            let next = try #require(place.calendar.date(byAdding: .day, value: 1, to: start))
            #expect(schedule.events(from: start, to: next - 1).map(\.occurrence) == [1])
            #expect(schedule.hasEvent(from: start, to: next - 1))
            #expect(schedule.eventCountBound(from: start, to: next - 1) >= 1)
        }
    }

    @Test("Months are as long as they are, and the last one is whole")
    func month() throws {
        let place = try Place("Asia/Kathmandu")
        let schedule = try OCKSchedule.oncePerMonth(
            start: place.date("2024-01-31 23:00"), end: place.date("2024-03-02"), calendar: place.calendar,
            zonePolicy: .fixed(place.calendar.timeZone))
        #expect(
            (0..<3).map { place.reading(schedule[$0].end) } == [
                "2024-01-31 23:59:59", "2024-02-29 23:59:59", "2024-03-31 23:59:59",
            ])
        #expect(schedule.occurrenceCount == 3)
        let day = try schedule.elements[0].events(from: place.date("2024-03-20"), to: place.date("2024-03-21"))
        #expect(day.map(\.occurrence) == [2])
    }

    @Test("A length given later ends the period")
    func otherLength() throws {
        var element = try OCKSchedule.oncePerWeek(start: day0, zonePolicy: .fixed(.gmt)).elements[0]
        element.duration = .hours(2)
        #expect(!element.lastsUntilNext)
        #expect(element[0].end == element[0].start + 7200)
    }
}
