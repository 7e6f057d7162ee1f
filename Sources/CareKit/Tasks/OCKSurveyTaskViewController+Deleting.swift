extension OCKSurveyTaskViewController {
    /// Asks before an answer is taken back, and for the reason where the task's edit window wants one.
    func askWhetherToDelete() {
        if let refusal = refusalToDelete { return refuse(refusal) }
        guard let event else { return }
        var message = "Are you sure you want to delete your response?"
        if rules.isClosed(event) { message += " You cannot answer again, since this is closed." }
        let needsReason = rules.needsReason(toDelete: event)
        let alert = UIAlertController(
            title: nil, message: message, preferredStyle: needsReason ? .alert : .actionSheet)
        if needsReason { alert.addTextField { $0.placeholder = "Reason" } }
        let reason = alert.textFields?.first
        // Strong: at midnight the card's day may leave the screen while the question is open.
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [self] _ in delete(because: reason?.text) })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func delete(because reason: String?) {
        // Time has passed since the question was asked.
        if let refusal = refusalToDelete { return refuse(refusal) }
        guard let event, var outcome = event.outcome else { return }
        let reason = reason?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if rules.needsReason(toDelete: event), reason.isEmpty {
            return refuse(EventRefusal(.invalid, "Nothing was deleted: it needs a reason. Try again and write one."))
        }
        if !reason.isEmpty, var corrected = outcome as? OCKOutcome {
            corrected.correction = OutcomeCorrection(reason: reason, date: clock.now())
            outcome = corrected
        }
        storeManager.store.deleteAnyOutcome(outcome, callbackQueue: .main) { [weak self] result in
            guard case .failure = result else { return }
            self?.refuse(EventRefusal(.failed, "Your response could not be deleted. Try again in a moment."))
        }
    }

    private var refusalToDelete: EventRefusal? {
        guard let event, event.outcome != nil else {
            return EventRefusal(.conflict, "This response was deleted already, perhaps in another window.")
        }
        // A window is the study's rule, which no app may widen.
        if event.editWindow != nil, let refusal = rules.refusalToDelete(event) { return refusal }
        guard let surveyDelegate else { return rules.refusalToDelete(event) }
        return surveyDelegate.surveyTask(viewController: self, shouldAllowDeletingOutcomeForEvent: event)
            ? nil : EventRefusal(.forbidden, "A response from a past day can no longer be deleted.")
    }
}
