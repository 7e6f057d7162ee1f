import ResearchKit

/// Hears of a survey's end and decides whether an answer may be taken back.
@MainActor public protocol OCKSurveyTaskViewControllerDelegate: AnyObject {
    /// The survey is over and its outcome stored, or something failed on the way.
    func surveyTask(
        viewController: OCKSurveyTaskViewController, for task: any OCKAnyTask,
        didFinish result: Result<ORKTaskViewControllerFinishReason, any Error>)

    /// Whether the outcome of an event may be deleted, as far as its task's edit window leaves that open. Where not
    /// implemented, that of a past day may not, unless the task has a window.
    func surveyTask(
        viewController: OCKSurveyTaskViewController, shouldAllowDeletingOutcomeForEvent event: OCKAnyEvent
    ) -> Bool
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKSurveyTaskViewControllerDelegate {
    public func surveyTask(
        viewController: OCKSurveyTaskViewController, for task: any OCKAnyTask,
        didFinish result: Result<ORKTaskViewControllerFinishReason, any Error>
    ) {}

    public func surveyTask(
        viewController: OCKSurveyTaskViewController, shouldAllowDeletingOutcomeForEvent event: OCKAnyEvent
    ) -> Bool {
        SurveyRules(clock: viewController.clock).refusalToDelete(event) == nil
    }
}
