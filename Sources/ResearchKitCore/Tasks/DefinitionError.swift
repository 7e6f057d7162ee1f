/// What is wrong with a task as its author wrote it. The text is for the author.
public enum DefinitionError: Error, Hashable, Sendable {
    /// Two steps of a task share an identifier, so their answers could not be told apart.
    case duplicateStepIdentifier(String)
    /// Two items of a form share an identifier, so their answers could not be told apart.
    case duplicateItemIdentifier(String)
    /// A task has no steps.
    case taskWithoutSteps
    /// A scale's bound lies outside of −10,000...10,000.
    case scaleBoundTooLarge
    /// A scale's maximum is not above its minimum.
    case scaleBoundsReversed
    /// A scale's step is below 1 or does not divide the distance between the bounds.
    case scaleStepDoesNotFit
    /// A scale has more than 13 steps.
    case scaleHasTooManySteps
    /// A step lacks something that only the author can give; the text says what.
    case incompleteStep(String, needs: String)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DefinitionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .duplicateStepIdentifier(let identifier):
            "Give each step its own identifier: “\(identifier)” is used more than once."
        case .duplicateItemIdentifier(let identifier):
            "Give each form item its own identifier: “\(identifier)” is used more than once."
        case .taskWithoutSteps: "Give the task at least one step."
        case .scaleBoundTooLarge: "Keep a scale's bounds between -10000 and 10000."
        case .scaleBoundsReversed: "Make a scale's maximum larger than its minimum."
        case .scaleStepDoesNotFit: "Choose a scale's step of at least 1 that divides maximum minus minimum."
        case .scaleHasTooManySteps: "Give a scale at most 13 steps."
        case .incompleteStep(let identifier, let needs): "Give the step “\(identifier)” \(needs)."
        }
    }
}
