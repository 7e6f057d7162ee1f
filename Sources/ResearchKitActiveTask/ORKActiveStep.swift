import ResearchKitCore

/// A step in which the participant does something that is measured.
///
/// It cannot be skipped, left or reached by going back, and a run that is taken up again begins before it.
open class ORKActiveStep: ORKStep {
    /// A step without content.
    public override init(identifier: String) {
        super.init(identifier: identifier)
        isOptional = false
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var allowsBackNavigation: Bool { false }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var isRestorable: Bool { false }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var canBeRevisited: Bool { false }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var asksForAnswers: Bool { true }
}

/// A step that waits for one tap anywhere on the screen.
public final class ORKTouchAnywhereStep: ORKActiveStep {
    /// A step that says what the tap begins.
    public init(identifier: String, instructionText: String) {
        super.init(identifier: identifier)
        text = instructionText
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var isRestorable: Bool { true }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var allowsBackNavigation: Bool { true }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var canBeRevisited: Bool { true }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var asksForAnswers: Bool { false }
}
