import Containers

/// A card of a task that follows the store: what changes there, in any tab or on any device, changes here.
@MainActor
open class OCKTaskViewController<Synchronizer: OCKTaskViewSynchronizerProtocol>: UIViewController,
    OCKTaskViewDelegate
{
    /// The task's identity.
    public let taskID: String
    /// Which events are shown.
    public let eventQuery: OCKEventQuery
    /// The store.
    public let storeManager: OCKSynchronizedStoreManager
    /// Makes and updates the card.
    public let viewSynchronizer: Synchronizer
    /// The events that are shown now.
    public private(set) var viewModel = OCKTaskEvents()

    private var observation: EventObservation?

    /// A card of a task's events.
    public init(
        taskID: String, eventQuery: OCKEventQuery, storeManager: OCKSynchronizedStoreManager,
        viewSynchronizer: Synchronizer
    ) {
        self.taskID = taskID
        self.eventQuery = eventQuery
        self.storeManager = storeManager
        self.viewSynchronizer = viewSynchronizer
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// The card.
    public var taskView: Synchronizer.View? { view as? Synchronizer.View }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() {
        let card = viewSynchronizer.makeView()
        card.delegate = self
        card.elementKey = taskID
        view = card
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        update(OCKTaskEvents())
        var query = eventQuery
        query.taskIDs = [taskID]
        observation = EventObservation(of: query, in: storeManager.store) { [weak self] events in
            self?.update(OCKTaskEvents(events: events))
        } fail: { [weak self] _ in
            self?.couldNotFollow()
        }
    }

    /// What was shown last stays; a card that never showed anything says so.
    private func couldNotFollow() {
        guard viewModel.isEmpty else { return }
        view.isHidden = false
        view.isUserInteractionEnabled = false
        view.disabledReason = "This could not be loaded. Reload the page to try again."
    }

    /// Shows events; called at load and after each change.
    open func update(_ events: OCKTaskEvents) {
        let old = viewModel
        viewModel = events
        guard let taskView else { return }
        viewSynchronizer.updateView(
            taskView, context: OCKSynchronizationContext(viewModel: events, oldViewModel: old, animated: false))
    }

    // MARK: OCKTaskViewDelegate

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCompleteEvent isComplete: Bool, at indexPath: IndexPath,
        sender: Any?
    ) {}

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didSelectOutcomeValueAt index: Int, eventIndexPath: IndexPath,
        sender: Any?
    ) {}

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func taskView(
        _ taskView: any UIView & OCKTaskDisplayable, didCreateOutcomeValueAt index: Int, eventIndexPath: IndexPath,
        sender: Any?
    ) {}

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func didSelectTaskView(_ taskView: any UIView & OCKTaskDisplayable, eventIndexPath: IndexPath) {}
}
