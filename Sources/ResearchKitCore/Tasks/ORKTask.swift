/// A sequence of steps that may depend on the answers so far.
public protocol ORKTask: AnyObject {
    /// The task's name; its results and saved runs carry it.
    var identifier: String { get }

    /// The step that follows a step, the first one for nil; nil when the task is over.
    func step(after step: ORKStep?, with result: ORKTaskResult) -> ORKStep?

    /// The step with an identifier, or nil when the task has none.
    func step(withIdentifier identifier: String) -> ORKStep?

    /// How far the participant has come when a step is shown.
    func progress(ofCurrentStep step: ORKStep, with result: ORKTaskResult) -> ORKTaskProgress

    /// Throws a `DefinitionError` when the task cannot be run as it was written.
    func validateParameters() throws
}

/// How far a participant has come, as in "1 of 3".
public struct ORKTaskProgress: Hashable, Sendable {
    /// The current step among those that count; the first is 1 (Apple counts from 0), and 0 when it does not count.
    public var current: Int
    /// How many steps count.
    public var total: Int

    /// True when the step counts and is not the only one that does.
    public var shouldBePresented: Bool { current > 0 && total > 1 }

    /// Step `current` of `total`.
    public init(current: Int, total: Int) {
        self.current = current
        self.total = total
    }
}

/// How a run of a task ended.
public enum ORKTaskFinishReason: Int, Hashable, Sendable, Codable {
    /// Stopped, and the run kept so that it can be taken up again.
    case saved
    /// Stopped without keeping anything.
    case discarded
    /// Went through to the end.
    case completed
    /// Ended by an error.
    case failed
    /// Ended early by the participant's choice.
    case earlyTermination
}

/// The name that `ORKTaskFinishReason` had before ResearchKit 3.
public typealias ORKTaskViewControllerFinishReason = ORKTaskFinishReason
