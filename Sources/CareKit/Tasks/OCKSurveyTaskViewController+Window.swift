extension OCKSurveyTaskViewController {
    /// Says on the card what the task's edit window says of the event now, and looks again when that changes.
    func showWindow() {
        let hasWindow = event?.editWindow != nil
        // Without a window the button and the label are the app's.
        guard let taskView, hasWindow || showsWindow else { return }
        showsWindow = hasWindow
        let refusal = hasWindow ? event.flatMap(rules.refusalToChange) : nil
        taskView.completionButton.isEnabled = refusal == nil
        taskView.completionButton.disabledReason = refusal?.sentence
        taskView.statusLabel.text = event.flatMap(rules.lateness)
        taskView.setNeedsDisplay()
        turn = event.flatMap(rules.nextTurn).map { date in
            Alarm(in: clock.seconds(toLookAt: date)) { [weak self] in self?.showWindow() }
        }
    }

    /// A paused task has no events: then the card says so, instead of taking no room.
    func lookForPause() {
        var query = OCKTaskQuery(dateInterval: eventQuery.dateInterval)
        query.ids = [taskID]
        storeManager.store.fetchAnyTasks(query: query, callbackQueue: .main) { [weak self] result in
            guard let self, event == nil, case .success(let tasks) = result,
                let task = tasks.first as? any OCKAnyVersionableTask, task.isPaused
            else { return }
            showPause(of: task)
        }
    }

    /// Shows a card of a paused task, or takes back that it is one.
    func showPause(of task: (any OCKAnyTask)?) {
        guard let taskView, showsPause || task != nil else { return }
        showsPause = task != nil
        taskView.disabledReason = task == nil ? nil : "Paused. There is nothing to do for now."
        guard let task else { return }
        taskView.headerView.titleLabel.text = task.title
        taskView.isHidden = false
        taskView.superview?.setNeedsDisplay()
    }
}
