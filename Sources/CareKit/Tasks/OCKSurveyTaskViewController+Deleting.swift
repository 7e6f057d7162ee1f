extension OCKSurveyTaskViewController {
    /// Asks before an answer is taken back.
    func askWhetherToDelete() {
        if let refusal = refusalToDelete { return refuse(refusal) }
        let alert = UIAlertController(
            title: nil, message: "Are you sure you want to delete your response?", preferredStyle: .actionSheet)
        // Strong: at midnight the card's day may leave the screen while the question is open.
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [self] _ in delete() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func delete() {
        // Time has passed since the question was asked.
        if let refusal = refusalToDelete { return refuse(refusal) }
        guard let outcome = event?.outcome else { return }
        storeManager.store.deleteAnyOutcome(outcome, callbackQueue: .main) { [weak self] result in
            guard case .failure = result else { return }
            self?.refuse(EventRefusal(.failed, "Your response could not be deleted. Try again in a moment."))
        }
    }

    private var refusalToDelete: EventRefusal? {
        guard let event, event.outcome != nil else {
            return EventRefusal(.conflict, "This response was deleted already, perhaps in another window.")
        }
        let isAllowed =
            surveyDelegate?.surveyTask(viewController: self, shouldAllowDeletingOutcomeForEvent: event)
            ?? rules.isOfTodayOrLater(event)
        return isAllowed ? nil : EventRefusal(.forbidden, "A response from a past day can no longer be deleted.")
    }
}
