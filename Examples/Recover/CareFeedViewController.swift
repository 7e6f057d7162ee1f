import CareKit
import ResearchKit
import UIKit

/// One day of the study: the onboarding until the participant has joined, then the day's questions.
final class CareFeedViewController: OCKDailyPageViewController, OCKSurveyTaskViewControllerDelegate {

    override func dailyPageViewController(
        _ dailyPageViewController: OCKDailyPageViewController, prepare listViewController: OCKListViewController,
        for date: Date
    ) {
        checkIfOnboardingIsComplete { [weak self] isOnboarded in
            guard let self else { return }
            guard isOnboarded else {
                let onboarding = OCKSurveyTaskViewController(
                    taskID: StudyPlan.TaskID.onboarding, eventQuery: OCKEventQuery(for: date),
                    storeManager: self.storeManager, survey: Surveys.onboarding(),
                    extractOutcome: Surveys.onboardingOutcome)
                onboarding.surveyDelegate = self
                listViewController.appendViewController(onboarding, animated: false)
                return
            }
            self.showCards(on: date, in: listViewController)
        }
    }

    private func showCards(on date: Date, in list: OCKListViewController) {
        let isFuture = Calendar.current.compare(date, to: Date(), toGranularity: .day) == .orderedDescending
        fetchTasks(on: date) { [weak self] tasks in
            for task in tasks {
                guard let card = self?.card(for: task, on: date) else { continue }
                card.view.isUserInteractionEnabled = !isFuture
                card.view.alpha = isFuture ? 0.4 : 1
                list.appendViewController(card, animated: false)
            }
        }
    }

    private func card(for task: OCKAnyTask, on date: Date) -> UIViewController? {
        let card: OCKSurveyTaskViewController
        switch task.id {
        case StudyPlan.TaskID.checkIn:
            card = OCKSurveyTaskViewController(
                task: task, eventQuery: OCKEventQuery(for: date), storeManager: storeManager, survey: Surveys.checkIn(),
                viewSynchronizer: CheckInViewSynchronizer(), extractOutcome: Surveys.checkInOutcome)
        case StudyPlan.TaskID.rangeOfMotion:
            card = OCKSurveyTaskViewController(
                task: task, eventQuery: OCKEventQuery(for: date), storeManager: storeManager,
                survey: Surveys.rangeOfMotion(), viewSynchronizer: RangeOfMotionViewSynchronizer(),
                extractOutcome: Surveys.rangeOfMotionOutcome)
        default:
            return nil
        }
        card.surveyDelegate = self
        return card
    }

    // MARK: Store

    private func checkIfOnboardingIsComplete(_ completion: @escaping (Bool) -> Void) {
        var query = OCKOutcomeQuery()
        query.taskIDs = [StudyPlan.TaskID.onboarding]
        storeManager.store.fetchAnyOutcomes(query: query, callbackQueue: .main) { result in
            switch result {
            case .success(let outcomes): completion(!outcomes.isEmpty)
            case .failure: completion(false)
            }
        }
    }

    private func fetchTasks(on date: Date, completion: @escaping ([OCKAnyTask]) -> Void) {
        var query = OCKTaskQuery(for: date)
        query.excludesTasksWithNoEvents = true
        storeManager.store.fetchAnyTasks(query: query, callbackQueue: .main) { result in
            switch result {
            case .success(let tasks):
                let order = [StudyPlan.TaskID.checkIn, StudyPlan.TaskID.rangeOfMotion]
                completion(order.compactMap { id in tasks.first { $0.id == id } })
            case .failure(let error):
                print("The day's tasks could not be fetched: \(error)")
                completion([])
            }
        }
    }

    // MARK: OCKSurveyTaskViewControllerDelegate

    func surveyTask(
        viewController: OCKSurveyTaskViewController, for task: OCKAnyTask,
        didFinish result: Result<ORKTaskViewControllerFinishReason, Error>
    ) {
        if case .success(.completed) = result, task.id == StudyPlan.TaskID.onboarding { reload() }
    }

    /// Today's answer may be taken back; what is past stays as it was given.
    func surveyTask(
        viewController: OCKSurveyTaskViewController, shouldAllowDeletingOutcomeForEvent event: OCKAnyEvent
    ) -> Bool {
        event.scheduleEvent.start >= Calendar.current.startOfDay(for: Date())
    }
}
