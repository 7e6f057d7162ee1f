/// A screen to read.
open class ORKInstructionStep: ORKStep {}

/// The last screen of a task, which says that it is done.
open class ORKCompletionStep: ORKInstructionStep {}

/// A screen that is shown on top when the participant asks to learn more.
public final class ORKLearnMoreInstructionStep: ORKInstructionStep {}

/// A link to a screen that explains something.
public final class ORKLearnMoreItem {
    /// The link's text; nil stands for an information sign.
    public let text: String?
    /// The screen that the link opens.
    public let learnMoreInstructionStep: ORKLearnMoreInstructionStep

    /// A link to a screen.
    public init(text: String?, learnMoreInstructionStep: ORKLearnMoreInstructionStep) {
        self.text = text
        self.learnMoreInstructionStep = learnMoreInstructionStep
    }
}
