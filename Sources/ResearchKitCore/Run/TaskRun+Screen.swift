import Foundation

/// What the screen shows.
extension TaskRun {
    /// The step on the screen, or nil before `.start`.
    public var currentStep: ORKStep? { visited.last.flatMap { task.step(withIdentifier: $0) } }

    /// How far the participant has come; shown only where it says so.
    public var progress: ORKTaskProgress {
        currentStep.map { task.progress(ofCurrentStep: $0, with: result) } ?? ORKTaskProgress(current: 0, total: 0)
    }

    /// Whether Back is offered: there is a step before, this one allows it, and that one may be seen again.
    public var canGoBack: Bool {
        guard visited.count > 1, let current = currentStep, current.allowsBackNavigation else { return false }
        return task.step(withIdentifier: visited[visited.count - 2])?.canBeRevisited ?? false
    }

    /// Whether Skip is offered: the step asks for something and is optional.
    public var canSkip: Bool { currentStep.map { $0.isOptional && $0.asksForAnswers } ?? false }

    /// Whether going on would end the task, as far as the answers so far tell.
    public var isAtLastStep: Bool { currentStep.map { task.step(after: $0, with: result) == nil } ?? false }

    /// What the participant has posted on a step, to fill its screen with; empty when nothing was.
    public func fields(ofStep identifier: String) -> StepFields { records[identifier]?.fields ?? [:] }

    /// Whether there is anything worth keeping.
    public var hasAnswers: Bool { records.values.contains { !$0.fields.isEmpty || $0.wasSkipped } }
}
