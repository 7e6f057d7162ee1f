/// Shows the first event of a task as a card with one wide button.
@MainActor open class OCKSurveyTaskViewSynchronizer: OCKTaskViewSynchronizerProtocol {
    /// Makes a synchronizer.
    public init() {}

    /// Makes an empty card.
    open func makeView() -> OCKInstructionsTaskView { OCKInstructionsTaskView() }

    /// Shows title, time, instructions and whether the survey is answered; override it to show the answers.
    open func updateView(_ view: OCKInstructionsTaskView, context: OCKSynchronizationContext<OCKTaskEvents>) {
        let event = context.viewModel.first?.first
        view.headerView.titleLabel.text = event?.task.title
        view.headerView.detailLabel.text = event.map(EventText.time)
        view.instructionsLabel.text = event?.task.instructions
        view.instructionsLabel.isHidden = event?.task.instructions?.isEmpty ?? true
        let isComplete = event?.outcome != nil
        view.completionButton.isSelected = isComplete
        view.completionButton.label.text = isComplete ? "Completed" : "Start"
        view.completionButton.accessibilityHint = event?.task.title
        view.completionButton.isHidden = event == nil
    }
}
