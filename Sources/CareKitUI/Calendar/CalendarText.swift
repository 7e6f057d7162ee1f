import UIKit

/// Days in the words of a calendar's locale.
struct CalendarText {
    private let calendar: Calendar
    private let style: Date.FormatStyle

    init(_ calendar: Calendar) {
        self.calendar = calendar
        style = Date.FormatStyle(
            locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// The day's number in its month.
    func number(_ date: Date) -> String { style.day().format(date) }

    /// The shortest name of the weekday, such as "M".
    func weekday(_ date: Date) -> String { style.weekday(.narrow).format(date) }

    /// Weekday, day and month, such as "Monday, November 30".
    func full(_ date: Date) -> String { style.weekday(.wide).day().month(.wide).format(date) }
}
