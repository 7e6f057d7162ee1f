import Foundation

/// The answer to one question; a result without a value means that the question was shown and left unanswered.
open class ORKQuestionResult: ORKResult {
    /// The answer in the type that the question's format gives it.
    open var answer: Any? { nil }
}

/// The answer to a question on a scale.
public final class ORKScaleQuestionResult: ORKQuestionResult {
    /// The chosen number, or nil when the participant chose none: a scale's start position is never an answer.
    public var scaleAnswer: NSNumber?

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var answer: Any? { scaleAnswer }
}
