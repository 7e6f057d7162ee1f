import ResearchKitCore
import UIKit

extension EventRefusal {
    /// What a run refused, as the person is told.
    init(_ error: TaskRunError) {
        let reason: Reason =
            switch error {
            case .answers: .invalid
            case .otherStepIsShown, .alreadyFinished: .conflict
            case .skipNotAllowed, .backNotAllowed, .savingNotOffered: .forbidden
            case .invalidTask: .failed
            }
        self.init(reason, error.description)
    }
}
