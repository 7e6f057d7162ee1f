import Foundation

/// Why a schedule or one of its elements cannot be used.
public enum ScheduleError: Error, Hashable, Sendable {
    /// The schedule has no element, so it has no start.
    case noElements
    /// `start` or `end` is not a date between the years 1 and 4001.
    case dateOutOfRange
    /// `end` is not later than `start`.
    case endNotAfterStart
    /// The interval has no positive component, a negative one, or is shorter than a second.
    case intervalDoesNotMoveForward
    /// The interval uses a component that cannot be added, such as a weekday.
    case unsupportedIntervalComponent
    /// An all-day element repeats within a day.
    case allDayIntervalShorterThanDay
    /// The duration is negative, infinite or not a number.
    case invalidDuration
    /// A floating element repeats by hours, minutes or seconds, which are elapsed time and no reading of a clock.
    case floatingIntervalNotWholeDays
    /// The day of the month does not exist, or the interval is not one of months.
    case invalidMonthDay
    /// Days of the month are to be told in whatever zone the device is.
    case monthDayWithoutZone
    /// An element that is not all day is to last until its next occurrence.
    case periodNotAllDay
    /// A weekday is not 1 to 7, or there is none.
    case invalidWeekday
    /// A time is not one of 00:00 to 23:59.
    case invalidTimeOfDay
}

extension ScheduleError: LocalizedError {
    /// One sentence that says what to do.
    public var errorDescription: String? {
        switch self {
        case .noElements: "Give the schedule at least one element."
        case .dateOutOfRange: "Give a start and an end between the years 1 and 4001."
        case .endNotAfterStart: "Give an end that is later than the start, or none."
        case .intervalDoesNotMoveForward: "Give an interval of one second or more, without negative components."
        case .unsupportedIntervalComponent:
            """
            Build the interval from years, months, weeks of the year, days, hours, minutes and seconds. For weekdays use \
            OCKSchedule.weekly(on:…) or monthly(on:ordinal:…).
            """
        case .allDayIntervalShorterThanDay: "Give an all-day element an interval of one day or more."
        case .invalidDuration: "Give a finite duration of zero seconds or more."
        case .floatingIntervalNotWholeDays:
            "Give a floating element an interval of whole days, or one element for each time of day."
        case .invalidMonthDay:
            """
            Give a day of the month from 1 to 31, or a weekday from 1 to 7 with an ordinal from 1 to 4 or -1, and an \
            interval of one or more months.
            """
        case .monthDayWithoutZone: "Give an element on a day of the month a fixed zone, or let it float."
        case .periodNotAllDay: "Give an element that lasts until its next occurrence the duration allDay."
        case .invalidWeekday: "Give at least one weekday, each from 1 (Sunday) to 7 (Saturday)."
        case .invalidTimeOfDay: "Give an hour from 0 to 23 and a minute from 0 to 59."
        }
    }
}
