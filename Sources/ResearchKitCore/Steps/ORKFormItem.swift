/// One question of a form, or a heading between questions.
public final class ORKFormItem {
    /// The question's name within its form; its result carries it.
    public let identifier: String
    /// The question.
    public var text: String?
    /// A remark below the question.
    public var detailText: String?
    /// What an empty field shows.
    public var placeholder: String?
    /// How the question is answered; nil for a heading.
    public let answerFormat: ORKAnswerFormat?
    /// Whether the participant can go on without an answer; true unless the app says otherwise, as in Apple's.
    public var isOptional: Bool
    /// A link to an explanation.
    public var learnMoreItem: ORKLearnMoreItem?

    /// A question.
    public init(identifier: String, text: String?, answerFormat: ORKAnswerFormat?, optional: Bool = true) {
        self.identifier = identifier
        self.text = text
        self.answerFormat = answerFormat
        self.isOptional = optional
    }

    /// A heading. Its identifier is empty, as it never has a result.
    public convenience init(sectionTitle: String?) { self.init(identifier: "", text: sectionTitle, answerFormat: nil) }

    /// The question as an error text names it.
    var label: String { text.map { "“\($0)”" } ?? "this question" }
}
