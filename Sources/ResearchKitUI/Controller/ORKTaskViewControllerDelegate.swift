import ResearchKitCore

/// Hears how a task ended, and closes its screen.
@MainActor public protocol ORKTaskViewControllerDelegate: AnyObject {
    /// The task is over; `error` is set where `reason` is `.failed`. Dismiss the controller here.
    func taskViewController(
        _ taskViewController: ORKTaskViewController, didFinishWith reason: ORKTaskFinishReason, error: (any Error)?)

    /// Whether a participant who leaves is offered to keep the answers for later; true where not implemented.
    func taskViewControllerSupportsSaveAndRestore(_ taskViewController: ORKTaskViewController) -> Bool
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ORKTaskViewControllerDelegate {
    public func taskViewControllerSupportsSaveAndRestore(_ taskViewController: ORKTaskViewController) -> Bool { true }
}
