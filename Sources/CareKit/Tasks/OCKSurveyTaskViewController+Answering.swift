import ResearchKit

extension OCKSurveyTaskViewController {
    /// Opens the survey where it may be answered now. A half-answered one continues where it was left.
    func openSurvey() {
        if let refusal = rules.refusalToAnswer(event) { return refuse(refusal) }
        guard let event else { return }
        present(SurveyPage(of: self, event: event), animated: true)
    }

    /// The survey is over: stores its outcome first, then closes it.
    public func taskViewController(
        _ taskViewController: ORKTaskViewController, didFinishWith reason: ORKTaskFinishReason, error: (any Error)?
    ) {
        guard let page = taskViewController as? SurveyPage else { return }
        guard reason == .completed, error == nil else {
            return close(page, error.map(Result.failure) ?? .success(reason))
        }
        if let refusal = rules.refusalToAnswer(event) { return close(page, refusing: refusal, refusal) }
        guard let event, let values = extractOutcome(page.result) else {
            page.forgetPreservedRun()
            return close(page, .success(reason))
        }
        let outcome = OCKOutcome(
            taskUUID: event.task.uuid, taskOccurrenceIndex: event.scheduleEvent.occurrence, values: values)
        storeManager.store.addAnyOutcome(outcome, callbackQueue: .main) { [self] result in
            switch result {
            case .success:
                page.forgetPreservedRun()
                close(page, .success(reason))
            case .failure(let error):
                explain(error, of: event, closing: page)
            }
        }
    }

    /// Tells an answer that came second from one that could not be stored.
    private func explain(_ error: OCKStoreError, of event: OCKAnyEvent, closing page: SurveyPage) {
        storeManager.store.fetchAnyEvent(
            forTask: event.task, occurrence: event.scheduleEvent.occurrence, callbackQueue: .main
        ) { [self] result in
            if case .success(let stored) = result, stored.outcome != nil {
                return close(page, refusing: SurveyRules.alreadyAnswered, error)
            }
            let refusal = EventRefusal(
                .failed, "Your answers could not be stored. They are kept; open the task again to send them.")
            close(page, refusing: refusal, error)
        }
    }

    /// Answers to an event that has some already can never be sent, so they are not kept; all others are.
    private func close(_ page: SurveyPage, refusing refusal: EventRefusal, _ error: any Error) {
        if refusal.reason == .conflict { page.forgetPreservedRun() }
        refuse(refusal)
        close(page, .failure(error))
    }

    private func close(_ page: SurveyPage, _ result: Result<ORKTaskFinishReason, any Error>) {
        page.dismiss(animated: true)
        surveyDelegate?.surveyTask(viewController: self, for: page.event.task, didFinish: result)
    }
}
