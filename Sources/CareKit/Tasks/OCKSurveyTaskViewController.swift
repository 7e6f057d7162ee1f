import ResearchKit

/// A card that opens a survey; what comes of the survey becomes the outcome of the card's event.
@MainActor
open class OCKSurveyTaskViewController: OCKTaskViewController<OCKSurveyTaskViewSynchronizer>,
    ORKTaskViewControllerDelegate
{
    /// Hears of the survey's end and decides whether an answer may be taken back.
    open weak var surveyDelegate: (any OCKSurveyTaskViewControllerDelegate)?

    let extractOutcome: (ORKTaskResult) -> [OCKOutcomeValue]?
    let survey: any ORKTask
    var clock = DayClock()
    /// Where refusals are shown, also after the card's day was left.
    private weak var scene: UIWindowScene?
    /// Rings when the event's edit window says something else.
    var turn: Alarm?
    /// Whether the card shows what an edit window says.
    var showsWindow = false
    /// Whether the card says that its task is paused.
    var showsPause = false
    /// Whether the view is loaded and waits for events: until then there is nothing to say about a task without any.
    private var followsStore = false

    /// A card of a task.
    ///
    /// - Parameter extractOutcome: turns a survey's result into outcome values; nil stores nothing.
    public convenience init(
        task: any OCKAnyTask, eventQuery: OCKEventQuery, storeManager: OCKSynchronizedStoreManager, survey: any ORKTask,
        viewSynchronizer: OCKSurveyTaskViewSynchronizer = OCKSurveyTaskViewSynchronizer(),
        extractOutcome: @escaping (ORKTaskResult) -> [OCKOutcomeValue]?
    ) {
        self.init(
            taskID: task.id, eventQuery: eventQuery, storeManager: storeManager, survey: survey,
            viewSynchronizer: viewSynchronizer, extractOutcome: extractOutcome)
    }

    /// A card of the task with an identity.
    ///
    /// - Parameter extractOutcome: turns a survey's result into outcome values; nil stores nothing.
    public init(
        taskID: String, eventQuery: OCKEventQuery, storeManager: OCKSynchronizedStoreManager, survey: any ORKTask,
        viewSynchronizer: OCKSurveyTaskViewSynchronizer = OCKSurveyTaskViewSynchronizer(),
        extractOutcome: @escaping (ORKTaskResult) -> [OCKOutcomeValue]?
    ) {
        self.survey = survey
        self.extractOutcome = extractOutcome
        super.init(
            taskID: taskID, eventQuery: eventQuery, storeManager: storeManager, viewSynchronizer: viewSynchronizer)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    var event: OCKAnyEvent? { viewModel.first?.first }
    var rules: SurveyRules { SurveyRules(clock: clock) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        followsStore = true
    }

    /// A card without an event takes no room, so that its list can say that there is nothing to do.
    ///
    /// The button is named after its event: a tap from a page that shows another event finds no button.
    open override func update(_ events: OCKTaskEvents) {
        super.update(events)
        showPause(of: nil)
        setHidden(event == nil)
        showWindow()
        if event == nil, followsStore { lookForPause() }
        guard let taskView, taskView.completionButton.elementKey != event?.id else { return }
        taskView.completionButton.elementKey = event?.id
        taskView.setNeedsDisplay()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCompleteEvent isComplete: Bool, at indexPath: IndexPath,
        sender: Any?
    ) {
        scene = view.window?.windowScene
        if isComplete { openSurvey() } else { askWhetherToDelete() }
    }

    private func setHidden(_ isHidden: Bool) {
        guard view.isHidden != isHidden else { return }
        view.isHidden = isHidden
        view.superview?.setNeedsDisplay()
    }

    func refuse(_ refusal: EventRefusal) { scene?.refuse(refusal) }
}
