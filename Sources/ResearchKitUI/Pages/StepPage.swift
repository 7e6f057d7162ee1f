import Markup
import ResearchKitActiveTask
import ResearchKitCore
import UIKit

/// What is between the bar and the buttons while a step is shown. Subclasses write one kind of step.
@MainActor class StepPage: UIView {
    let step: ORKStep
    /// What the controls are filled with: what the participant gave before, never a default.
    let fields: StepFields
    /// What has to be mended before the participant can go on.
    let mistakes: [AnswerError]

    /// How many pages were shown before in this scene, this one included.
    var number = 0

    /// Names of answers in a form begin with this, so that no question's name can be one of the page's own fields.
    nonisolated static let answerPrefix = "answer."

    init(step: ORKStep, fields: StepFields, mistakes: [AnswerError]) {
        self.step = step
        self.fields = fields
        self.mistakes = mistakes
        super.init(frame: .zero)
        // Another element for each step: a browser that brings one page in line with the next must not keep a choice.
        elementKey = "page-" + step.identifier
    }

    required init?(coder: NSCoder) { return nil }

    /// The page for a step; a kind that is not known is shown as what every step has: headings, texts and pictures.
    static func page(for step: ORKStep, fields: StepFields, mistakes: [AnswerError], now: Date) -> StepPage {
        switch step {
        case let step as ORKFormStep: FormPage(form: step, fields: fields, mistakes: mistakes)
        case let step as ORKWebViewStep: DocumentPage(document: step, fields: fields, mistakes: mistakes, now: now)
        case let step as ORKRequestPermissionsStep:
            PermissionsPage(permissions: step, fields: fields, mistakes: mistakes)
        case let step as ORK3DModelStep: ModelPage(model: step, fields: fields, mistakes: mistakes)
        case let step as ORKRangeOfMotionStep: RangeOfMotionPage(motion: step, fields: fields, mistakes: mistakes)
        case is ORKTouchAnywhereStep: TouchAnywherePage(step: step, fields: fields, mistakes: mistakes)
        case is ORKCompletionStep: CompletionPage(step: step, fields: fields, mistakes: mistakes)
        default: StepPage(step: step, fields: fields, mistakes: mistakes)
        }
    }

    // MARK: What subclasses say

    /// A class for the style sheet.
    var kind: String { "instruction" }

    /// What the button says that goes on, where the task does not end.
    var nextTitle: String { "Next" }

    /// The fields that the page has controls for.
    var fieldOrder: [String] { [] }

    /// The `id` of the control that answers a field; identifiers are free text, so their place among the fields is used.
    func controlID(of field: String) -> String { "\(elementID)-\(fieldOrder.firstIndex(of: field) ?? 0)" }

    /// What the page is called for those who cannot see it, where the step has no title.
    var headingWithoutTitle: String { "Survey" }

    /// What the step gets of what was posted.
    func answers(from posted: StepFields) -> StepFields { posted }

    /// The run has kept a change. Parts that look different now say so; controls show the change already.
    func answersChanged(to fields: StepFields) {}

    /// The run has refused a change.
    func changeRefused(_ mistakes: [AnswerError], posted: StepFields) {}

    /// Writes what the step asks, below headings and texts.
    func renderQuestions(into html: inout HTML) {}

    override var elementClasses: [String] { ["page-body"] }

    override func renderContent(into html: inout HTML) {
        renderMistakes(into: &html)
        renderHeading(into: &html)
        renderQuestions(into: &html)
        if let footnote = step.footnote { html.element("p", .class("footnote"), text: footnote) }
    }
}
