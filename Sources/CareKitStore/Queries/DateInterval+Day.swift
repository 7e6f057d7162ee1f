import Foundation

extension DateInterval {
    /// From the start of the day that holds `date` to one second before the next day.
    static func day(of date: Date, in calendar: Calendar = .current) -> DateInterval {
        let clock = WallClock(calendar)
        return DateInterval(start: clock.startOfDay(for: date), end: clock.startOfNextDay(after: date) - 1)
    }
}
