import CareKit
import UIKit

/// Shows the answers on the card once there are some.
final class CheckInViewSynchronizer: OCKSurveyTaskViewSynchronizer {

    override func updateView(
        _ view: OCKInstructionsTaskView, context: OCKSynchronizationContext<OCKTaskEvents>
    ) {
        super.updateView(view, context: context)
        guard let event = context.viewModel.first?.first, let outcome = event.outcome else { return }
        let pain = outcome.number(ofKind: Surveys.CheckIn.pain)
        let sleep = outcome.number(ofKind: Surveys.CheckIn.sleep)
        view.instructionsLabel.isHidden = false
        view.instructionsLabel.text = "Pain: \(pain)\nSleep: \(sleep) hours"
    }
}

/// Shows the measured range on the card once there is one.
final class RangeOfMotionViewSynchronizer: OCKSurveyTaskViewSynchronizer {

    override func updateView(
        _ view: OCKInstructionsTaskView, context: OCKSynchronizationContext<OCKTaskEvents>
    ) {
        super.updateView(view, context: context)
        guard let event = context.viewModel.first?.first, let outcome = event.outcome else { return }
        view.instructionsLabel.isHidden = false
        view.instructionsLabel.text = "Range: \(outcome.number(ofKind: Surveys.rangeKind))°"
    }
}

extension OCKAnyOutcome {

    /// The value of a kind as a whole number; a dash where there is none.
    fileprivate func number(ofKind kind: String) -> String {
        guard let value = values.first(where: { $0.kind == kind })?.doubleValue, value.isFinite else { return "–" }
        return String(format: "%.0f", value)
    }
}
