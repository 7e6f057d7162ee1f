/// Why an answer was not taken. Its text is for the participant; it names the question and never the answer.
public struct AnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of mistake.
    public enum Reason: Hashable, Sendable {
        /// The question has to be answered and was not.
        case required
        /// What was sent is not a plain whole number.
        case notAWholeNumber
        /// The number lies outside of the scale.
        case outOfRange
        /// The number lies between two steps of the scale.
        case notOnAStep
        /// Several answers were sent where one is asked for.
        case severalAnswers
        /// The answer is larger than any real one.
        case tooLong
        /// The answer has not the form that this kind of question needs.
        case unreadable
    }

    /// The field that the mistake is in: a form item's identifier, or one that the kind of step documents.
    public let field: String
    /// The kind of mistake.
    public let reason: Reason
    /// One sentence that says what to do.
    public let description: String

    /// A mistake in a field, with one sentence that says what to do and does not repeat the answer.
    public init(field: String, reason: Reason, description: String) {
        self.field = field
        self.reason = reason
        self.description = description
    }
}
