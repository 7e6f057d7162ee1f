import UIKit

/// A view that shows days.
@MainActor public protocol OCKCalendarDisplayable: AnyObject {
    /// Hears of the days that the person chooses.
    var delegate: (any OCKCalendarViewDelegate)? { get set }
}

/// Hears of the days that a person chooses in a calendar.
@MainActor public protocol OCKCalendarViewDelegate: AnyObject {
    /// The person chose a day; `index` is its place among the days that the calendar shows now.
    func calendarView(
        _ calendarView: any UIView & OCKCalendarDisplayable, didSelectDate date: Date, at index: Int, sender: Any?)
}
