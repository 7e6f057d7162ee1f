/// A screen with one or more questions. Each question's answer is the field that its identifier names.
open class ORKFormStep: ORKStep {
    /// The questions and headings in order.
    open var formItems: [ORKFormItem]?
    /// Text below the questions.
    open var footerText: String?

    /// A form without questions.
    public override init(identifier: String) { super.init(identifier: identifier) }

    /// A form with a heading and a text.
    public init(identifier: String, title: String?, text: String?) {
        super.init(identifier: identifier)
        self.title = title
        self.text = text
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var asksForAnswers: Bool { formItems?.contains { $0.answerFormat != nil } ?? false }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func validateParameters() throws {
        var seen: Set<String> = []
        for item in formItems ?? [] {
            guard let format = item.answerFormat else { continue }
            guard seen.insert(item.identifier).inserted else {
                throw DefinitionError.duplicateItemIdentifier(item.identifier)
            }
            try format.validateParameters()
        }
    }

    /// Reads every question by itself, so that the screen can show all mistakes at once.
    open override func read(_ fields: StepFields) -> StepReading {
        var reading = StepReading()
        for item in formItems ?? [] {
            guard let format = item.answerFormat else { continue }
            do throws(AnswerError) {
                let answer = try StepReading.singleValue(
                    of: item.identifier, in: fields, label: item.label, limit: format.longestAnswer)
                reading.results.append(
                    try format.result(for: answer, identifier: item.identifier, label: item.label))
                if let answer {
                    reading.fields[item.identifier] = [answer]
                } else if !item.isOptional {
                    throw AnswerError(
                        field: item.identifier, reason: .required, description: "Answer \(item.label) to go on.")
                }
            } catch {
                reading.errors.append(error)
            }
        }
        return reading
    }
}
