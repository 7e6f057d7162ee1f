/// A task whose steps follow each other in the order of an array.
open class ORKOrderedTask: ORKTask {
    /// The task's name; its results and saved runs carry it.
    public let identifier: String
    /// The steps in order.
    public private(set) var steps: [ORKStep]

    /// A task of steps in order. It does not throw, as Apple's does not; `validateParameters()` finds repeated
    /// identifiers, and a task that has them refuses to start.
    public init(identifier: String, steps: [ORKStep]?) {
        self.identifier = identifier
        self.steps = steps ?? []
    }

    /// A task of steps in order; throws a `DefinitionError` when it could not be run.
    public convenience init(validating identifier: String, steps: [ORKStep]) throws {
        self.init(identifier: identifier, steps: steps)
        try validateParameters()
    }

    /// Adds steps at the end.
    public func appendSteps(_ additional: [ORKStep]) { steps += additional }

    /// A task of the same identifier with other steps.
    public func copy(with steps: [ORKStep]) -> ORKOrderedTask { ORKOrderedTask(identifier: identifier, steps: steps) }

    /// Where the step with the same identifier stands, or nil when the task has none. Linear.
    public func index(of step: ORKStep) -> Int? { steps.firstIndex { $0.identifier == step.identifier } }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func step(after step: ORKStep?, with result: ORKTaskResult) -> ORKStep? {
        guard let step else { return steps.first }
        guard let index = index(of: step), index + 1 < steps.count else { return nil }
        return steps[index + 1]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func step(withIdentifier identifier: String) -> ORKStep? { steps.first { $0.identifier == identifier } }

    /// Counts every step that shows progress, except an instruction or completion at the very beginning or end.
    open func progress(ofCurrentStep step: ORKStep, with result: ORKTaskResult) -> ORKTaskProgress {
        let counted = steps.enumerated().filter { index, step in
            let isAtAnEnd = index == 0 || index == steps.count - 1
            return step.showsProgress && !(isAtAnEnd && step is ORKInstructionStep)
        }
        let place = counted.firstIndex { $0.element.identifier == step.identifier }
        return ORKTaskProgress(current: place.map { $0 + 1 } ?? 0, total: counted.count)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func validateParameters() throws {
        guard !steps.isEmpty else { throw DefinitionError.taskWithoutSteps }
        var seen: Set<String> = []
        for step in steps {
            guard seen.insert(step.identifier).inserted else {
                throw DefinitionError.duplicateStepIdentifier(step.identifier)
            }
            try step.validateParameters()
        }
    }
}
