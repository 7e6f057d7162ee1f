import UIKit

/// A view that shows the events of a task.
@MainActor public protocol OCKTaskDisplayable: AnyObject {
    /// Hears of what the person does with the view.
    var delegate: (any OCKTaskViewDelegate)? { get set }
}

/// Hears of what a person does with a view of a task.
///
/// An index path names an event by its place among the view's events; a view of one event says `[0, 0]`.
@MainActor public protocol OCKTaskViewDelegate: AnyObject {
    /// The person wants an event to be complete, or to be no longer complete.
    func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCompleteEvent isComplete: Bool, at indexPath: IndexPath,
        sender: Any?)

    /// The person chose one value of an event's outcome.
    func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didSelectOutcomeValueAt index: Int, eventIndexPath: IndexPath,
        sender: Any?)

    /// The person wants an event's outcome to have one more value.
    func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCreateOutcomeValueAt index: Int, eventIndexPath: IndexPath,
        sender: Any?)

    /// The person wants to see the task's details.
    func didSelectTaskView(_ taskView: any UIView & OCKTaskDisplayable, eventIndexPath: IndexPath)
}
