import ResearchKit

extension OCKSurveyTaskViewController {
    /// Opens the survey where it may be answered now. A half-answered one continues where it was left.
    func openSurvey() {
        if let refusal = rules.refusalToAnswer(event) { return refuse(refusal) }
        guard let event else { return }
        let controller = ORKTaskViewController(task: survey, taskRun: nil)
        controller.preservationKey = "survey-\(taskID)-\(event.id)"
        controller.forgetsCompletedRun = false
        controller.delegate = self
        present(controller, animated: true)
    }

    /// The survey is over: stores its outcome first, then closes it.
    public func taskViewController(
        _ taskViewController: ORKTaskViewController, didFinishWith reason: ORKTaskFinishReason, error: (any Error)?
    ) {
        guard reason == .completed, error == nil else {
            taskViewController.dismiss(animated: true)
            return report(error.map(Result.failure) ?? .success(reason))
        }
        if let refusal = rules.refusalToAnswer(event) {
            return close(taskViewController, refusing: refusal, error: refusal)
        }
        guard let event, let values = extractOutcome(taskViewController.result) else {
            taskViewController.forgetPreservedRun()
            taskViewController.dismiss(animated: true)
            return report(.success(reason))
        }
        let outcome = OCKOutcome(
            taskUUID: event.task.uuid, taskOccurrenceIndex: event.scheduleEvent.occurrence, values: values)
        storeManager.store.addAnyOutcome(outcome, callbackQueue: .main) { [self] result in
            switch result {
            case .success:
                taskViewController.forgetPreservedRun()
                taskViewController.dismiss(animated: true)
                report(.success(reason))
            case .failure(let error):
                explain(error, of: event, closing: taskViewController)
            }
        }
    }

    /// Tells an answer that came second from one that could not be stored.
    private func explain(_ error: OCKStoreError, of event: OCKAnyEvent, closing controller: ORKTaskViewController) {
        storeManager.store.fetchAnyEvent(
            forTask: event.task, occurrence: event.scheduleEvent.occurrence, callbackQueue: .main
        ) { [self] result in
            if case .success(let stored) = result, stored.outcome != nil {
                return close(controller, refusing: SurveyRules.alreadyAnswered, error: error)
            }
            controller.dismiss(animated: true)
            refuse(
                EventRefusal(
                    .failed, "Your answers could not be stored. They are kept; open the task again to send them."))
            report(.failure(error))
        }
    }

    private func close(_ controller: ORKTaskViewController, refusing refusal: EventRefusal, error: any Error) {
        controller.forgetPreservedRun()
        controller.dismiss(animated: true)
        refuse(refusal)
        report(.failure(error))
    }

    private func report(_ result: Result<ORKTaskFinishReason, any Error>) {
        guard let task = event?.task else { return }
        surveyDelegate?.surveyTask(viewController: self, for: task, didFinish: result)
    }
}
