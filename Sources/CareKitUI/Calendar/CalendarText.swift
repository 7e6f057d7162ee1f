import UIKit

/// Days in the words of a calendar's locale.
package struct CalendarText {
    private let calendar: Calendar
    private let style: Date.FormatStyle

    package init(_ calendar: Calendar) {
        self.calendar = calendar
        style = Date.FormatStyle(
            locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// The day's number in its month.
    func number(_ date: Date) -> String { style.day().format(date) }

    /// The shortest name of the weekday, such as "M".
    func weekday(_ date: Date) -> String { style.weekday(.narrow).format(date) }

    /// Weekday, day and month, such as "Monday, November 30".
    package func full(_ date: Date) -> String { style.weekday(.wide).day().month(.wide).format(date) }

    /// The first and the last day of a week, such as "November 23 – 29", with the year where it is not that of `other`.
    func week(_ week: DateInterval, besides other: Date) -> String {
        let last = max(week.start, week.end.addingTimeInterval(-1))
        var style = Date.IntervalFormatStyle(
            locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone
        ).day().month(.wide)
        let years = Set([week.start, last, other].map { calendar.component(.year, from: $0) })
        if years.count > 1 { style = style.year() }
        return style.format(week.start..<last)
    }
}
