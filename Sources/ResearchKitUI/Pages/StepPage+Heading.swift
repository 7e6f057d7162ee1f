import Markup
import ResearchKitCore
import UIKit

extension StepPage {
    /// Writes the pictures, the heading, which takes the focus when the page is opened, the texts and the body items.
    func renderHeading(into html: inout HTML) {
        if let image = step.image {
            html.element(
                "div",
                .class("hero", "mode-\(step.imageContentMode.rawValue)", step.shouldTintImages ? "tinted" : "")
            ) { html in
                image.render(into: &html)
                step.auxiliaryImage?.render(into: &html, classes: "auxiliary")
            }
        }
        if let icon = step.iconImage {
            html.element("div", .class("icon")) { icon.render(into: &$0) }
        }
        html.element(
            "h1", .class(step.title == nil ? "visually-hidden" : ""), .attribute("tabindex", "-1"),
            .attribute("data-autofocus", mistakes.isEmpty ? focusName : nil), text: step.title ?? headingWithoutTitle)
        if let text = step.text { html.element("p", .class("lead"), text: text) }
        if let detail = step.detailText { html.element("p", .class("detail"), text: detail) }
        if let items = step.bodyItems, !items.isEmpty {
            html.element("ul", .class("body-items")) { html in
                for item in items { Self.render(item, into: &html) }
            }
        }
    }

    /// Writes what is wrong and where, before everything else, and moves the focus there.
    func renderMistakes(into html: inout HTML) {
        guard !mistakes.isEmpty else { return }
        html.element(
            "div", .class("mistakes"), .attribute("role", "alert"), .attribute("tabindex", "-1"),
            .attribute("data-autofocus", focusName)
        ) { html in
            html.element("h2", text: mistakes.count == 1 ? "Check your answer" : "Check your answers")
            html.element("ul") { html in
                for mistake in mistakes {
                    html.element("li") { html in
                        html.element("a", .href("#" + controlID(of: mistake.field)), text: mistake.description)
                    }
                }
            }
        }
    }

    /// Another one for each page that is shown, so that a browser can tell whether it has moved the focus there yet.
    private var focusName: String { "\(elementID).\(number)" }

    /// The name of an answer's control in the form.
    static func controlName(of field: String) -> String { answerPrefix + field }

    private static func render(_ item: ORKBodyItem, into html: inout HTML) {
        if item.bodyItemStyle == .horizontalRule {
            return html.element("li", .class("rule"), .attribute("role", "presentation")) { $0.void("hr") }
        }
        let style =
            switch item.bodyItemStyle {
            case .text: "text"
            case .bulletPoint: "bullet"
            case .tag: "tag"
            default: "picture"
            }
        html.element("li", .class("body-\(style)", item.useCardStyle ? "card" : "")) { html in
            if item.bodyItemStyle == .image { item.image?.render(into: &html) }
            html.element("div") { html in
                if let text = item.text { html.element("p", text: text) }
                if let detail = item.detailText { html.element("p", .class("detail"), text: detail) }
                if let more = item.learnMoreItem { render(more, into: &html) }
            }
        }
    }

    /// An explanation opens in place: it needs no page of its own, no answer is lost, and it works without a script.
    static func render(_ item: ORKLearnMoreItem, into html: inout HTML) {
        let step = item.learnMoreInstructionStep
        html.element("details", .class("learn-more")) { html in
            html.element("summary", text: item.text ?? "Learn more")
            if let title = step.title { html.element("h2", text: title) }
            step.image?.render(into: &html)
            if let text = step.text { html.element("p", text: text) }
            if let detail = step.detailText { html.element("p", .class("detail"), text: detail) }
            if let items = step.bodyItems, !items.isEmpty {
                html.element("ul", .class("body-items")) { html in
                    for item in items { render(item, into: &html) }
                }
            }
        }
    }
}
