import Foundation

/// What came out of a task, a step or a question. A class, because apps tell results apart with `as?`.
open class ORKResult {
    /// The identifier of the task, step or form item that the result belongs to.
    public let identifier: String
    /// When the participant began.
    open var startDate = Date.distantPast
    /// When the participant was done; never before `startDate`.
    open var endDate = Date.distantPast
    /// An app's own additions.
    open var userInfo: [String: Any]?

    /// An empty result.
    public init(identifier: String) { self.identifier = identifier }
}

/// A result that holds others, in the order in which they arose.
open class ORKCollectionResult: ORKResult {
    /// The results inside.
    open var results: [ORKResult]?

    /// The first of the results inside.
    public var firstResult: ORKResult? { results?.first }

    /// The last result inside that carries an identifier: of a step that was visited twice, the later visit. Linear.
    public func result(forIdentifier identifier: String) -> ORKResult? {
        results?.last { $0.identifier == identifier }
    }
}

/// Everything that came out of one run of a task.
open class ORKTaskResult: ORKCollectionResult {
    /// Names this run of the task.
    public let taskRunUUID: UUID
    /// Where a run leaves its files, if it makes any.
    public let outputDirectory: URL?

    /// The empty result of one run.
    public init(taskIdentifier: String, taskRun: UUID, outputDirectory: URL?) {
        self.taskRunUUID = taskRun
        self.outputDirectory = outputDirectory
        super.init(identifier: taskIdentifier)
    }

    /// The result of the step with an identifier, if that step was answered. Linear in the number of steps.
    public func stepResult(forStepIdentifier identifier: String) -> ORKStepResult? {
        result(forIdentifier: identifier) as? ORKStepResult
    }
}

/// Everything that came out of one step.
open class ORKStepResult: ORKCollectionResult {
    /// True when the participant chose Skip, so that a skipped question differs from one that was never shown.
    ///
    /// An addition of this library.
    public internal(set) var wasSkipped = false

    /// A result with those of the step's parts.
    public init(stepIdentifier: String, results: [ORKResult]?) {
        super.init(identifier: stepIdentifier)
        self.results = results
    }
}
