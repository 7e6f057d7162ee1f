import Foundation

extension OCKScheduleElement {
    /// Where start and end are read; nil for an element whose occurrences are instants.
    static func homeClock(
        _ policy: ZonePolicy, _ calendar: Calendar, _ interval: DateComponents, _ monthDay: MonthDay?
    ) throws(ScheduleError) -> HomeClock? {
        switch policy {
        case .floating(let home):
            guard interval.isWholeDays else { throw .floatingIntervalNotWholeDays }
            return HomeClock(calendar, home: home)
        case .fixed(let zone):
            return monthDay.map { _ in HomeClock(calendar, home: zone) }
        case .calendar:
            guard monthDay != nil else { return nil }
            // Which day of the month an instant is on would depend on who reads it.
            guard calendar != .autoupdatingCurrent else { throw .monthDayWithoutZone }
            return HomeClock(calendar, home: calendar.timeZone)
        }
    }

    /// The start of the day for an all-day element; of a time that the clock at home shows twice, the first.
    func snapped(_ start: Date) -> Date {
        let clock = WallClock(homeClock?.calendar ?? calendar)
        if duration == .allDay { return clock.startOfDay(for: start) }
        guard homeClock != nil else { return start }
        let first = clock.instant(of: clock.reading(of: start))
        return first < start - 1 ? first : start
    }

    /// The first such day of a month on or after the day that was given, and not before its time.
    func firstMonthDay() throws(ScheduleError) -> Date {
        guard let monthDay, let homeClock else { return start }
        let clock = WallClock(homeClock.calendar)
        let reading = clock.reading(of: start)
        // Where the time of day is skipped, the next month: the first occurrence tells the time of all others.
        for months in 0..<4 {
            guard let next = monthDay.date(months: months, after: reading, in: homeClock.readings) else { break }
            let date = clock.instant(of: next)
            // All are at the same time of day, so that what differs by less is the rounding of a fraction.
            if abs(date.timeIntervalSince(start)) < 1 { return start }
            guard next > reading, duration == .allDay || abs(clock.reading(of: date).timeIntervalSince(next)) < 1 else {
                continue
            }
            guard Recurrence.isInRange(date) else { break }
            if let end, end <= date { throw .endNotAfterStart }
            return date
        }
        throw .dateOutOfRange
    }
}
