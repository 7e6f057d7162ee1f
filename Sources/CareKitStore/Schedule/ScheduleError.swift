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
            "Build the interval from years, months, weeks of the year, days, hours, minutes and seconds."
        case .allDayIntervalShorterThanDay: "Give an all-day element an interval of one day or more."
        case .invalidDuration: "Give a finite duration of zero seconds or more."
        }
    }
}
