import Markup
import ResearchKitActiveTask
import ResearchKitCore
import UIKit

/// A page that measures how far a joint moves, or takes an angle that was measured by hand.
final class RangeOfMotionPage: StepPage {
    private let capture: RangeOfMotionCapture

    /// The field that stands for the recording that the run has already, so that it is not sent to and fro.
    static let recordedField = "recorded"

    init(motion: ORKRangeOfMotionStep, fields: StepFields, mistakes: [AnswerError]) {
        capture = RangeOfMotionCapture(motion, fields: fields, mistakes: mistakes)
        super.init(step: motion, fields: fields, mistakes: mistakes)
        addSubview(capture)
    }

    required init?(coder: NSCoder) { return nil }

    override var kind: String { "range-of-motion" }

    override func controlID(of field: String) -> String { capture.angleID }

    override var headingWithoutTitle: String { "Range of motion" }

    override func answers(from posted: StepFields) -> StepFields {
        posted[Self.recordedField] == nil ? posted : capture.fields
    }

    override func answersChanged(to fields: StepFields) {
        let wasRecorded = capture.range != nil
        capture.fields = fields
        capture.mistakes = []
        if wasRecorded || capture.range != nil { capture.setNeedsDisplay() }
    }

    /// A recording begins anew; a typed angle stays as it is until the participant goes on with it.
    override func changeRefused(_ mistakes: [AnswerError], posted: StepFields) {
        guard posted[ORKRangeOfMotionStep.samplesField]?.first?.isEmpty == false else { return }
        capture.mistakes = mistakes
        capture.attempt += 1
        capture.setNeedsDisplay()
    }

    override func renderQuestions(into html: inout HTML) {
        capture.render(into: &html)
        html.element("script", .attribute("type", "module"), .src(ClientResource.rangeOfMotion.address), text: "")
    }
}

/// The measurement itself: still to be made, or made.
final class RangeOfMotionCapture: UIView {
    private let step: ORKRangeOfMotionStep
    var fields: StepFields
    var mistakes: [AnswerError]
    /// The browser's element begins anew with each recording that was refused.
    var attempt: Int

    init(_ step: ORKRangeOfMotionStep, fields: StepFields, mistakes: [AnswerError]) {
        self.step = step
        self.fields = fields
        self.mistakes = mistakes
        attempt = mistakes.isEmpty ? 0 : 1
        super.init(frame: .zero)
        elementKey = "capture"
    }

    required init?(coder: NSCoder) { return nil }

    /// The recorded range in degrees; nil where nothing was recorded.
    var range: Double? {
        let results = step.read(fields).results.compactMap { $0 as? ORKRangeOfMotionResult }
        guard case .sensor(let motion)? = results.first?.measurement else { return nil }
        return motion.range
    }

    override func renderContent(into html: inout HTML) {
        if let range { return renderRecorded(range, into: &html) }
        if let mistake = mistakes.first {
            html.element(
                "p", .id(mistakeID), .class("mistake"), .attribute("role", "alert"), text: mistake.description)
        }
        html.element("range-of-motion", .id("\(elementID)-\(attempt)"), .flag("data-keep-content")) { html in
            html.void(
                "input", .attribute("type", "hidden"),
                .attribute("name", StepPage.controlName(of: ORKRangeOfMotionStep.samplesField)),
                .attribute("value", ""))
            html.element("div", .flag("hidden")) { html in
                html.element("button", .attribute("type", "button"), .class("anywhere"), .flag("data-target")) { html in
                    UIImage(systemName: "hand.tap")?.render(into: &html)
                    html.element("span", .flag("data-target-title"), text: "Tap to start")
                }
            }
            html.element("p", .class("detail"), .attribute("role", "status"), text: "")
            html.element("details", .class("card", "manual"), .flag("open")) { html in
                html.element("summary", text: "Type an angle that was measured by hand")
                renderManualEntry(into: &html)
            }
        }
    }

    /// The `id` of the field for an angle that was measured by hand.
    var angleID: String { elementID + "-angle" }

    private var mistakeID: String { elementID + "-mistake" }

    private func renderRecorded(_ range: Double, into html: inout HTML) {
        html.element("div", .class("card", "measured"), .id(elementID + "-measured")) { html in
            html.hidden(StepPage.controlName(of: RangeOfMotionPage.recordedField), "yes")
            html.element("p", .attribute("role", "status")) { html in
                html.text("You moved through ")
                html.element("strong", text: "\(Int(range.rounded()))°")
            }
            html.button(event: "redo", .class("plain")) { $0.text("Measure again") }
        }
    }

    private func renderManualEntry(into html: inout HTML) {
        html.element("label", .attribute("for", angleID), text: "Angle in degrees, from 0 to 180")
        html.void(
            "input", .attribute("type", "text"), .attribute("inputmode", "decimal"), .id(angleID),
            .attribute("name", StepPage.controlName(of: ORKRangeOfMotionStep.angleField)),
            .attribute("value", fields[ORKRangeOfMotionStep.angleField]?.first ?? ""),
            .attribute("maxlength", "8"),
            .attribute("aria-invalid", mistakes.isEmpty ? nil : "true"),
            .attribute("aria-describedby", mistakes.isEmpty ? nil : mistakeID))
    }
}
