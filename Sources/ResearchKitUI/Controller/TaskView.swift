import Markup
import ResearchKitCore
import UIKit

/// The frame around every step: Back, progress and Cancel above the page, Next and Skip below, all in one form.
///
/// Events go to this view, whatever step is shown: so a page that is out of date is told so, and never answers another step.
@MainActor final class TaskView: UIView {
    private weak var owner: ORKTaskViewController?
    private(set) var page: StepPage?
    private var failure: TaskRunError?
    private var shownPages = 0

    /// The hidden field with the identifier of the step that a page shows.
    static let stepField = "step"

    init(owner: ORKTaskViewController) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows another page.
    func show(_ page: StepPage) {
        shownPages += 1
        page.number = shownPages
        self.page?.removeFromSuperview()
        self.page = page
        addSubview(page)
        // The layer that holds this view carries the page's name, which is the step's.
        superview?.setNeedsDisplay()
    }

    /// Says that the task cannot be run.
    func showFailure(_ error: TaskRunError) {
        failure = error
        setNeedsDisplay()
    }

    override var elementClasses: [String] { ["task", page?.kind ?? ""] }

    override func renderContent(into html: inout HTML) {
        if let failure { return renderFailure(failure, into: &html) }
        guard let owner, let page else { return }
        html.form(
            for: self, .class("step"), .attribute("autocomplete", "off"), .flag("novalidate"), trigger: "change"
        ) { html in
            html.hidden(Self.stepField, page.step.identifier)
            // Enter in a text field uses the first button of a form; without this one it would be Back.
            html.button(
                event: "next", .class("visually-hidden"), .attribute("tabindex", "-1"),
                .attribute("aria-hidden", "true")
            ) { _ in }
            renderBar(owner.run, into: &html)
            page.render(into: &html)
            renderActions(owner.run, page, into: &html)
        }
        // Cancel opens a question and must do nothing else, so it carries no answers: a form of its own.
        html.form(for: self, .id(cancelID)) { html in html.hidden(Self.stepField, page.step.identifier) }
    }

    private var cancelID: String { elementID + "-cancel" }

    private func renderBar(_ run: TaskRun, into html: inout HTML) {
        html.element("header", .class("task-bar")) { html in
            html.element("div") { html in
                guard run.canGoBack else { return }
                html.button(event: "back", .class("bar-button")) { html in
                    UIImage(systemName: "chevron.left")?.render(into: &html)
                    html.text("Back")
                }
            }
            renderProgress(run.progress, into: &html)
            html.element("div") { html in
                guard !(run.currentStep is ORKCompletionStep) else { return }
                html.button(event: "cancel", .class("bar-button"), .attribute("form", cancelID)) { $0.text("Cancel") }
            }
        }
    }

    private func renderProgress(_ progress: ORKTaskProgress, into html: inout HTML) {
        guard progress.shouldBePresented else { return html.element("div", text: "") }
        let text = "\(progress.current) of \(progress.total)"
        html.element(
            "div", .class("progress"), .attribute("role", "progressbar"), .attribute("aria-label", "Progress"),
            .attribute("aria-valuemin", "0"), .attribute("aria-valuemax", String(progress.total)),
            .attribute("aria-valuenow", String(progress.current)), .attribute("aria-valuetext", text)
        ) { html in
            html.element("span", text: text)
            let percent = 100 * progress.current / max(progress.total, 1)
            html.element("span", .class("progress-track")) { html in
                html.element("span", .attribute("style", "width:\(percent)%"), text: "")
            }
        }
    }

    private func renderActions(_ run: TaskRun, _ page: StepPage, into html: inout HTML) {
        html.element("footer", .class("task-actions")) { html in
            html.button(event: "next", .class("primary")) { $0.text(nextTitle(run, page)) }
            if run.canSkip { html.button(event: "skip", .class("secondary")) { $0.text("Skip") } }
        }
    }

    private func nextTitle(_ run: TaskRun, _ page: StepPage) -> String { run.isAtLastStep ? "Done" : page.nextTitle }

    private func renderFailure(_ failure: TaskRunError, into html: inout HTML) {
        html.element("div", .class("page-body")) { html in
            html.element(
                "h1", .attribute("tabindex", "-1"), .attribute("data-autofocus", "failure"),
                text: "This cannot be shown")
            html.element("p", text: failure.description)
            html.tap(on: self, event: "close", .class("primary")) { $0.text("Close") }
        }
    }

    // MARK: Events

    override func handle(_ event: ViewEvent) throws(EventRefusal) {
        if let failure, event.name == "close" { return owner?.fail(failure) ?? () }
        guard let owner, let page else { return try super.handle(event) }
        let step = event.fields[Self.stepField] ?? ""
        let posted = page.answers(from: StepFields(event.fields))
        switch event.name {
        case "next": try owner.send(.submit(step: step, fields: posted))
        case "back": try owner.send(.back(step: step, fields: posted))
        case "skip": try owner.send(.skip(step: step))
        case "cancel": try owner.send(.cancel)
        case "redo": try owner.send(.change(step: step, fields: [:]))
        case "change": try owner.send(.change(step: step, fields: posted))
        default: try super.handle(event)
        }
    }
}

extension StepFields {
    /// What a form posted, as far as it is an answer.
    init(_ form: FormFields) {
        self.init()
        for field in form.all where field.name.hasPrefix(StepPage.answerPrefix) {
            self[String(field.name.dropFirst(StepPage.answerPrefix.count)), default: []].append(field.value)
        }
    }
}
