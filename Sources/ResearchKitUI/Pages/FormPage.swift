import Markup
import ResearchKitCore
import UIKit

/// A page of questions.
final class FormPage: StepPage {
    private let form: ORKFormStep

    init(form: ORKFormStep, fields: StepFields, mistakes: [AnswerError]) {
        self.form = form
        super.init(step: form, fields: fields, mistakes: mistakes)
    }

    required init?(coder: NSCoder) { return nil }

    override var kind: String { "form" }

    override var fieldOrder: [String] { form.formItems?.map(\.identifier) ?? [] }

    override var headingWithoutTitle: String { "Questions" }

    override func renderQuestions(into html: inout HTML) {
        for item in form.formItems ?? [] {
            switch item.answerFormat {
            case nil: html.element("h2", .class("section-title"), text: item.text ?? "")
            case let scale as ORKScaleAnswerFormat: render(item, scale, into: &html)
            default: renderTextField(item, into: &html)
            }
        }
        if let footer = form.footerText { html.element("p", .class("footnote"), text: footer) }
    }

    // MARK: Scale

    /// Radio buttons, none of them chosen before the participant chooses: a start position is not an answer.
    private func render(_ item: ORKFormItem, _ scale: ORKScaleAnswerFormat, into html: inout HTML) {
        let id = controlID(of: item.identifier)
        html.element(
            "fieldset", .class("question"), .attribute("role", "radiogroup"),
            .attribute("aria-required", item.isOptional ? "false" : "true"),
            .attribute("aria-invalid", mistake(in: item) == nil ? nil : "true"),
            .attribute("aria-describedby", description(of: item))
        ) { html in
            html.element("legend") { html in
                html.text(item.text ?? "")
                if item.isOptional { html.element("span", .class("optional"), text: " (optional)") }
            }
            renderRemarks(item, into: &html)
            html.element(
                "div", .class("scale", scale.isVertical ? "vertical" : "horizontal"),
                .attribute("style", "--columns:\(Self.columns(for: scale.choices.count))")
            ) { html in
                let choices = scale.isVertical ? scale.choices.reversed() : scale.choices
                for (index, value) in choices.enumerated() {
                    renderChoice(
                        item, value: String(value), title: String(value), meaning: Self.meaning(of: value, on: scale),
                        id: index == 0 ? id : "\(id)-\(value)", into: &html)
                }
            }
            if !scale.isVertical { renderEnds(of: scale, into: &html) }
            if item.isOptional {
                renderChoice(
                    item, value: "", title: "No answer", meaning: nil, id: "\(id)-none", classes: "no-answer",
                    into: &html)
            }
        }
    }

    /// A row holds all choices, or half of them: rows of equal length are easier to compare.
    private static func columns(for count: Int) -> Int { count <= 6 ? count : (count + 1) / 2 }

    private static func meaning(of value: Int, on scale: ORKScaleAnswerFormat) -> String? {
        switch value {
        case scale.minimum: scale.minimumValueDescription
        case scale.maximum: scale.maximumValueDescription
        default: nil
        }
    }

    private func renderChoice(
        _ item: ORKFormItem, value: String, title: String, meaning: String?, id: String, classes: String = "",
        into html: inout HTML
    ) {
        html.element("label", .class("choice", classes)) { html in
            html.void(
                "input", .attribute("type", "radio"), .id(id),
                .attribute("name", Self.controlName(of: item.identifier)), .attribute("value", value),
                .flag("checked", fields[item.identifier] == [value]))
            html.element("span") { html in
                html.text(title)
                if let meaning { html.element("span", .class("meaning"), text: ", \(meaning)") }
            }
        }
    }

    private func renderEnds(of scale: ORKScaleAnswerFormat, into html: inout HTML) {
        guard scale.minimumValueDescription != nil || scale.maximumValueDescription != nil else { return }
        // For those who hear the page, the meanings are part of the numbers' names.
        html.element("div", .class("scale-ends"), .attribute("aria-hidden", "true")) { html in
            html.element("span", text: scale.minimumValueDescription ?? "")
            html.element("span", text: scale.maximumValueDescription ?? "")
        }
    }

    // MARK: Text

    private func renderTextField(_ item: ORKFormItem, into html: inout HTML) {
        let id = controlID(of: item.identifier)
        html.element("div", .class("question")) { html in
            html.element("label", .attribute("for", id), text: item.text ?? "Answer")
            renderRemarks(item, into: &html)
            html.void(
                "input", .attribute("type", "text"), .id(id),
                .attribute("name", Self.controlName(of: item.identifier)),
                .attribute("value", fields[item.identifier]?.first), .attribute("placeholder", item.placeholder),
                .attribute("aria-required", item.isOptional ? "false" : "true"),
                .attribute("aria-invalid", mistake(in: item) == nil ? nil : "true"),
                .attribute("aria-describedby", description(of: item)))
        }
    }

    // MARK: Remarks

    private func mistake(in item: ORKFormItem) -> AnswerError? { mistakes.first { $0.field == item.identifier } }

    private func renderRemarks(_ item: ORKFormItem, into html: inout HTML) {
        let id = controlID(of: item.identifier)
        if let mistake = mistake(in: item) {
            html.element("p", .id(id + "-mistake"), .class("mistake"), text: mistake.description)
        }
        if let detail = item.detailText { html.element("p", .id(id + "-detail"), .class("detail"), text: detail) }
        if let more = item.learnMoreItem { Self.render(more, into: &html) }
    }

    private func description(of item: ORKFormItem) -> String? {
        let id = controlID(of: item.identifier)
        let parts = [mistake(in: item).map { _ in id + "-mistake" }, item.detailText.map { _ in id + "-detail" }]
        let present = parts.compactMap(\.self)
        return present.isEmpty ? nil : present.joined(separator: " ")
    }
}
