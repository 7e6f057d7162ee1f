import Foundation

/// One participant's way through a task: takes events, says what to do, and holds all answers.
///
/// It does no I/O and reads no clock. Answers of steps ahead are kept when the participant goes back, so that they
/// reappear, but count in `result` only once their step has been reached again. Only what was posted is stored:
/// a control's start position never is.
public struct TaskRun {
    /// The task that is run.
    public let task: any ORKTask
    /// Names this run in results and saved data.
    public let id: UUID
    /// Whether the participant may stop and keep the run for later.
    public let canBeSaved: Bool

    /// The identifiers of the steps on the way to the current one, which is the last.
    public internal(set) var visited: [String] = []
    /// Why the run is over, or nil while it goes on.
    public private(set) var finishReason: ORKTaskFinishReason?

    var records: [String: Record] = [:]
    var startDate: Date?
    var shownDate: Date?

    /// What is known of a step that the participant has left.
    struct Record: Codable, Equatable {
        var fields: StepFields
        var wasSkipped = false
        var start: Date
        var end: Date
    }

    /// A run that has not begun; send it `.start`.
    public init(task: any ORKTask, id: UUID, canBeSaved: Bool = true) {
        self.task = task
        self.id = id
        self.canBeSaved = canBeSaved
    }
}

extension TaskRun {
    /// What happens to a run. `step` is the step that the participant saw, so that a second tap on an old page is
    /// told from a first tap on a new one.
    public enum Event {
        /// The screen was opened, for a new or a restored run.
        case start
        /// The participant went on, with what the step's screen posted.
        case submit(step: String, fields: StepFields)
        /// The participant changed an answer and stays on the step; what is there so far is kept.
        case change(step: String, fields: StepFields)
        /// The participant went back; valid answers on the page are kept.
        case back(step: String, fields: StepFields)
        /// The participant skipped a step; an earlier answer to it is dropped.
        case skip(step: String)
        /// The participant asked to leave.
        case cancel
        /// The participant leaves and keeps the run.
        case save
        /// The participant leaves and keeps nothing.
        case discard
    }

    /// What the screen has to do.
    public enum Action: Hashable, Sendable {
        /// Show the step with this identifier, filled with `fields(ofStep:)`.
        case show(step: String)
        /// Go on showing the same step; the change is kept.
        case stay
        /// Ask whether to save (if it can be saved), to discard or to keep going.
        case confirmCancel(canSave: Bool)
        /// Close the screen.
        case finish(ORKTaskFinishReason)
        /// Show the error; nothing has changed.
        case refuse(TaskRunError)
    }

    /// Takes one event. The time is the caller's, so that a run can be tested and replayed.
    public mutating func handle(_ event: Event, at now: Date) -> Action {
        guard finishReason == nil else { return .refuse(.alreadyFinished) }
        switch event {
        case .start: return start(at: now)
        case .submit(let step, let fields): return submit(step, fields, at: now)
        case .change(let step, let fields): return change(step, fields, at: now)
        case .back(let step, let fields): return back(from: step, fields, at: now)
        case .skip(let step): return skip(step, at: now)
        case .cancel: return hasAnswers ? .confirmCancel(canSave: canBeSaved) : finish(.discarded)
        case .save: return canBeSaved ? finish(.saved) : .refuse(.savingNotOffered)
        case .discard: return finish(.discarded)
        }
    }

    private mutating func start(at now: Date) -> Action {
        do {
            try task.validateParameters()
        } catch {
            return .refuse(.invalidTask(String(describing: error)))
        }
        if let current = currentStep { return .show(step: current.identifier) }
        guard let first = task.step(after: nil, with: result) else {
            return .refuse(.invalidTask(DefinitionError.taskWithoutSteps.description))
        }
        startDate = startDate ?? now
        return show(first, at: now)
    }

    private mutating func submit(_ identifier: String, _ fields: StepFields, at now: Date) -> Action {
        guard let step = currentStep, step.identifier == identifier else { return .refuse(.otherStepIsShown) }
        let reading = step.read(fields)
        guard reading.errors.isEmpty else { return .refuse(.answers(reading.errors)) }
        record(reading.fields, of: step, at: now)
        return advance(from: step, at: now)
    }

    private mutating func change(_ identifier: String, _ fields: StepFields, at now: Date) -> Action {
        guard let step = currentStep, step.identifier == identifier else { return .refuse(.otherStepIsShown) }
        let reading = step.read(fields)
        // What is still missing is no mistake yet: the participant has not said that the page is done.
        let mistakes = reading.errors.filter { $0.reason != .required }
        guard mistakes.isEmpty else { return .refuse(.answers(mistakes)) }
        record(reading.fields, of: step, at: now)
        return .stay
    }

    private mutating func skip(_ identifier: String, at now: Date) -> Action {
        guard let step = currentStep, step.identifier == identifier else { return .refuse(.otherStepIsShown) }
        guard canSkip else { return .refuse(.skipNotAllowed) }
        record([:], of: step, at: now, wasSkipped: true)
        return advance(from: step, at: now)
    }

    private mutating func back(from identifier: String, _ fields: StepFields, at now: Date) -> Action {
        guard let step = currentStep, step.identifier == identifier else { return .refuse(.otherStepIsShown) }
        guard canGoBack, let previous = task.step(withIdentifier: visited[visited.count - 2]) else {
            return .refuse(.backNotAllowed)
        }
        // A bare link posts nothing; then what was answered before stays.
        if !fields.isEmpty { record(step.read(fields).fields, of: step, at: now) }
        visited.removeLast()
        shownDate = now
        return .show(step: previous.identifier)
    }

    private mutating func advance(from step: ORKStep, at now: Date) -> Action {
        guard let next = task.step(after: step, with: result) else { return finish(.completed) }
        return show(next, at: now)
    }

    private mutating func show(_ step: ORKStep, at now: Date) -> Action {
        visited.append(step.identifier)
        shownDate = now
        return .show(step: step.identifier)
    }

    private mutating func finish(_ reason: ORKTaskFinishReason) -> Action {
        finishReason = reason
        return .finish(reason)
    }

    private mutating func record(_ fields: StepFields, of step: ORKStep, at now: Date, wasSkipped: Bool = false) {
        let start = shownDate ?? now
        // A clock that was set back must not make a step end before it began.
        records[step.identifier] = Record(fields: fields, wasSkipped: wasSkipped, start: start, end: max(start, now))
    }
}
