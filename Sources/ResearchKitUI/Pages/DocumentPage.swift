import Markup
import ResearchKitCore
import UIKit

/// A page that shows what the study's author wrote as HTML, with a place to sign below where the step asks for it.
final class DocumentPage: StepPage {
    private let document: ORKWebViewStep
    private let now: Date

    init(document: ORKWebViewStep, fields: StepFields, mistakes: [AnswerError], now: Date) {
        self.document = document
        self.now = now
        super.init(step: document, fields: fields, mistakes: mistakes)
    }

    required init?(coder: NSCoder) { return nil }

    override var kind: String { "document" }

    override var nextTitle: String { document.showSignatureAfterContent ? "Agree" : super.nextTitle }

    override var fieldOrder: [String] { [ORKWebViewStep.nameField, ORKWebViewStep.drawingField] }

    override var headingWithoutTitle: String { "Please read" }

    override func renderQuestions(into html: inout HTML) {
        // Style and page are the author's, who is trusted as the app's code is; see `AuthorHTML`.
        if let css = document.customCSS {
            html.element("style") { $0.unsafeHTML(".author { \(css) }") }
        }
        html.element("article", .class("author", "card")) { html in
            html.unsafeHTML(AuthorHTML(document.html).body)
        }
        if document.showSignatureAfterContent { renderSignature(into: &html) }
    }

    private func renderSignature(into html: inout HTML) {
        html.element(
            "section", .class("signature", "card"), .attribute("aria-labelledby", elementID + "-signature")
        ) { html in
            html.element("h2", .id(elementID + "-signature"), text: "Your signature")
            if let mistake = mistakes.first {
                html.element("p", .id(mistakeID), .class("mistake"), text: mistake.description)
            }
            renderPad(into: &html)
            renderName(into: &html)
            html.element("p", .class("detail")) { html in
                html.text("Date: ")
                html.element("time", text: now.formatted(date: .long, time: .omitted))
            }
        }
        html.element(
            "script", .attribute("type", "module"), .src(ClientResource.signaturePad.address), text: "")
    }

    private var mistakeID: String { elementID + "-mistake" }

    /// The element draws; what it has drawn is the hidden field. Without a script it stays away, and the name is typed.
    private func renderPad(into html: inout HTML) {
        let posted = fields[ORKWebViewStep.drawingField]?.first ?? ""
        let drawing = SignatureDrawing(json: posted)
        html.element("signature-pad", .id(controlID(of: ORKWebViewStep.drawingField)), .flag("data-keep-content")) {
            html in
            html.void(
                "input", .attribute("type", "hidden"),
                .attribute("name", Self.controlName(of: ORKWebViewStep.drawingField)),
                .attribute("value", drawing == nil ? "" : posted))
            html.element("div", .flag("data-scripted"), .flag("hidden")) { html in
                html.element(
                    "svg", .attribute("viewBox", "0 0 \(drawing?.width ?? 600) \(drawing?.height ?? 200)"),
                    .attribute("role", "img"),
                    .attribute("aria-label", "Draw your signature here with a finger, a pen or the mouse")
                ) { html in html.element("path", .attribute("d", drawing?.svgPath ?? ""), text: "") }
                html.element("button", .attribute("type", "button"), .class("plain"), text: "Clear")
            }
        }
    }

    private func renderName(into html: inout HTML) {
        let id = controlID(of: ORKWebViewStep.nameField)
        html.element("label", .attribute("for", id), text: "Full name")
        html.element(
            "p", .id(id + "-detail"), .class("detail"),
            text: "Draw your signature, type your full name, or do both: each counts as your signature.")
        html.void(
            "input", .attribute("type", "text"), .id(id),
            .attribute("name", Self.controlName(of: ORKWebViewStep.nameField)),
            .attribute("value", fields[ORKWebViewStep.nameField]?.first ?? ""), .attribute("autocomplete", "name"),
            .attribute("maxlength", "200"), .attribute("aria-invalid", mistakes.isEmpty ? nil : "true"),
            .attribute("aria-describedby", (mistakes.isEmpty ? "" : mistakeID + " ") + id + "-detail"))
    }
}
