/// How a question is answered. Subclasses say which answers are valid and make the result.
open class ORKAnswerFormat {
    /// For subclasses.
    public init() {}

    /// Throws a `DefinitionError` when no answer could ever be valid or the bounds contradict each other.
    open func validateParameters() throws {}

    /// The longest answer that is looked at, in Unicode scalars.
    open var longestAnswer: Int { 10_000 }

    /// The result for an answer as it was posted, trimmed and not empty; nil stands for no answer.
    ///
    /// - Parameter label: the question as error texts name it, in quotation marks.
    open func result(
        for answer: String?, identifier: String, label: String
    ) throws(AnswerError) -> ORKQuestionResult {
        ORKQuestionResult(identifier: identifier)
    }
}

extension ORKAnswerFormat {
    /// A scale of whole numbers, the form in which apps usually ask for one.
    ///
    /// - Parameter defaultValue: where the control stands at first. It is never an answer: what a participant did not
    ///   choose is not stored.
    public static func scale(
        withMaximumValue maximum: Int, minimumValue minimum: Int, defaultValue: Int, step: Int, vertical: Bool,
        maximumValueDescription: String?, minimumValueDescription: String?
    ) -> ORKScaleAnswerFormat {
        ORKScaleAnswerFormat(
            maximumValue: maximum, minimumValue: minimum, defaultValue: defaultValue, step: step, vertical: vertical,
            maximumValueDescription: maximumValueDescription, minimumValueDescription: minimumValueDescription)
    }
}
