import Foundation

extension OCKScheduleElement {
    /// How often an element occurs.
    public enum Frequency: Hashable, Sendable {
        /// Every so many seconds of elapsed time.
        case seconds(Double)
        /// Every so many days.
        case days(Int)
        /// Every so many weeks.
        case weeks(Int)
        /// Every so many months.
        case months(Int)
        /// Every so many years.
        case years(Int)
        /// By an interval of several units.
        case interval(DateComponents)
    }

    /// A time of day, as a clock shows it.
    public struct TimeOfDay: Hashable, Comparable, Sendable {
        /// 0 to 23.
        public let hour: Int
        /// 0 to 59.
        public let minute: Int

        /// Whether one time of day is earlier than another.
        public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
            (left.hour, left.minute) < (right.hour, right.minute)
        }
    }

    /// How often the element occurs.
    public var frequency: Frequency {
        switch step {
        case .seconds(let seconds): .seconds(seconds)
        case .days(let days) where days % 7 == 0: .weeks(days / 7)
        case .days(let days): .days(days)
        case .months(let months), .monthDay(_, let months): .months(months)
        case .years(let years): .years(years)
        case .mixed: .interval(interval)
        }
    }

    /// The weekdays, from 1 (Sunday) to 7, on which occurrences start, where the element was planned.
    ///
    /// - Complexity: O(1) where all occurrences are on one weekday; else occurrences are looked at until all seven are met.
    public var weekdays: Set<Int> {
        let recurrence = Recurrence(self, atHome: true)
        guard let first = recurrence.start(of: 0) else { return [] }
        func weekday(_ date: Date) -> Int { WallClock.weekday(ofReading: recurrence.clock.reading(of: date)) }
        var found: Set = [weekday(first)]
        if case .weeks = frequency { return found }
        if case .weekday = monthDay { return found }
        var day = first
        // The Gregorian calendar's weekdays return after 28 years, those of a yearly element before 60 occurrences.
        for _ in 0..<60 where found.count < 7 {
            let index = recurrence.count(before: recurrence.clock.startOfNextDay(after: day))
            guard let next = recurrence.start(of: index) else { break }
            found.insert(weekday(next))
            day = next
        }
        return found
    }

    /// The times of day at which occurrences start, where the element was planned.
    ///
    /// Empty for all-day elements, and where the times differ from day to day, as with "every 7 hours". Those of "every 8
    /// hours" are the first day's: a clock change moves them, since hours are elapsed time.
    public var timesOfDay: [TimeOfDay] {
        guard duration != .allDay else { return [] }
        let clock = WallClock(homeClock?.calendar ?? calendar)
        let first = clock.reading(of: start).timeIntervalSinceReferenceDate
        let secondOfDay = Int(first - (first / .day).rounded(.down) * .day)
        var seconds = [secondOfDay]
        switch step {
        case .seconds(let step):
            guard step >= 60, step == step.rounded(), (.day / step).rounded() * step == .day else { return [] }
            seconds = (0..<Int(.day / step)).map { (secondOfDay + $0 * Int(step)) % Int(TimeInterval.day) }
        case .mixed:
            guard interval.isWholeDays else { return [] }
        case .days, .months, .years, .monthDay: break
        }
        return Set(seconds.map { TimeOfDay(hour: $0 / 3600, minute: $0 % 3600 / 60) }).sorted()
    }

    /// The number of all occurrences, or nil for an element without end.
    public var occurrenceCount: Int? {
        end.map { _ in count(before: .distantFuture) }
    }
}
