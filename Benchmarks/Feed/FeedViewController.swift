import CareKit
import ResearchKit
import UIKit

/// One day with a card for each of the ten tasks.
final class FeedViewController: OCKDailyPageViewController {
    override func dailyPageViewController(
        _ dailyPageViewController: OCKDailyPageViewController, prepare listViewController: OCKListViewController,
        for date: Date
    ) {
        let query = OCKEventQuery(for: date)
        for id in FeedPlan.surveys {
            let step = ORKInstructionStep(identifier: "explanation")
            let card = OCKSurveyTaskViewController(
                taskID: id, eventQuery: query, storeManager: storeManager,
                survey: ORKOrderedTask(identifier: id, steps: [step])
            ) { _ in [OCKOutcomeValue(true)] }
            listViewController.appendViewController(card, animated: false)
        }
        for id in FeedPlan.ticks {
            let card = TickTaskViewController(
                taskID: id, eventQuery: query, storeManager: storeManager,
                viewSynchronizer: OCKSurveyTaskViewSynchronizer())
            listViewController.appendViewController(card, animated: false)
        }
    }
}

/// A card whose button completes the event, or takes that back.
final class TickTaskViewController: OCKTaskViewController<OCKSurveyTaskViewSynchronizer> {
    override func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCompleteEvent isComplete: Bool, at indexPath: IndexPath,
        sender: Any?
    ) {
        guard let event = viewModel.first?.first else { return }
        if let outcome = event.outcome {
            storeManager.store.deleteAnyOutcome(outcome, callbackQueue: .main) { [weak self] in self?.check($0) }
        } else {
            let outcome = OCKOutcome(
                taskUUID: event.task.uuid, taskOccurrenceIndex: event.scheduleEvent.occurrence,
                values: [OCKOutcomeValue(true)])
            storeManager.store.addAnyOutcome(outcome, callbackQueue: .main) { [weak self] in self?.check($0) }
        }
    }

    private func check(_ result: Result<any OCKAnyOutcome, OCKStoreError>) {
        guard case .failure = result else { return }
        view.window?.windowScene?.refuse(EventRefusal(.failed, "The change could not be stored. Try again."))
    }
}
