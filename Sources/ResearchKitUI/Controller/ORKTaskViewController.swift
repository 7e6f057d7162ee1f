import Containers
import Foundation
import ResearchKitCore
import UIKit

/// Takes a participant through a task, one step on each page.
///
/// After every event the run so far is stored in the participant's container, before the event is answered: whoever
/// opens the task again, after a reload or after the server was killed, continues at the same step with the same answers.
@MainActor open class ORKTaskViewController: UIViewController {
    /// Hears how the task ended.
    public weak var delegate: (any ORKTaskViewControllerDelegate)?

    /// The task that is run.
    public let task: any ORKTask

    /// Names the stored run in the container; nil stores nothing. Set it before the view is loaded.
    ///
    /// The same key continues the same run, so give each occurrence of a repeated task its own.
    public var preservationKey: String?

    /// Whether a completed run is forgotten as soon as the delegate has heard of it.
    ///
    /// Who stores the answers elsewhere sets it to false and calls ``forgetPreservedRun()`` once that is done: then a
    /// failure in between loses nothing.
    public var forgetsCompletedRun = true

    /// All answers on the way to the current step.
    public var result: ORKTaskResult { run.result }

    var run: TaskRun
    /// The run as this controller last read or stored it; what is stored now differs where another tab has gone on.
    var knownData: Data?
    var clock: () -> Date = Date.init
    let container = Container.current

    /// A controller that runs a task; without a UUID the run gets a new one.
    public init(task: any ORKTask, taskRun taskRunUUID: UUID?) {
        self.task = task
        run = TaskRun(task: task, id: taskRunUUID ?? UUID())
        preservationKey = "survey-\(task.identifier)"
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() { view = TaskView(owner: self) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        begin()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var displayTitle: String? { title ?? run.currentStep?.title ?? "Survey" }

    var taskView: TaskView? { view as? TaskView }
}
