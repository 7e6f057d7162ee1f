import Markup

/// A question with a few answers, above everything else.
@MainActor open class UIAlertController: UIViewController {
    /// Where an alert stands.
    public enum Style: Sendable {
        /// From the bottom on a phone.
        case actionSheet
        /// In the middle.
        case alert
    }

    /// What the alert explains.
    public let message: String?
    /// Where it stands.
    public let preferredStyle: Style
    /// The answers, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields above the answers, in the order in which they were added; nil where there are none.
    public private(set) var textFields: [UITextField]?

    /// A question; answers are added to it.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field for text, which ``textFields`` holds when an answer's handler runs.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() { view = AlertView(owner: self) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var displayTitle: String? { title ?? message }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var pageClass: String { preferredStyle == .alert ? "alert" : "action-sheet" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var pageRole: String { "alertdialog" }
}

/// One answer of an alert.
@MainActor public final class UIAlertAction: NSObject {
    /// What an answer means.
    public enum Style: String, Sendable {
        /// As named; `destructive` loses something.
        case `default`, cancel, destructive
    }

    /// What the answer says.
    public let title: String?
    /// What the answer means.
    public let style: Style
    let handler: (@MainActor (UIAlertAction) -> Void)?

    /// An answer that closes the alert and then runs `handler`.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

@MainActor final class AlertView: UIView {
    private weak var owner: UIAlertController?

    init(owner: UIAlertController) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var elementClasses: [String] { ["alert-box"] }

    override func renderContent(into html: inout HTML) {
        guard let owner else { return }
        if let title = owner.title { html.element("h2", text: title) }
        if let message = owner.message { html.element("p", text: message) }
        // One form for fields and answers, since an answer sends what was typed.
        html.form(for: self, .class("alert-form")) { html in
            // In a field, Enter presses a form's first button: it must not answer, least of all "Delete".
            if owner.textFields != nil {
                html.element("button", .attribute("type", "submit"), .flag("disabled"), .flag("hidden"), text: "")
            }
            for (index, field) in (owner.textFields ?? []).enumerated() {
                html.element("label", .class("alert-field")) { html in
                    html.element("span", text: field.accessibilityLabel ?? field.placeholder ?? "")
                    html.void(
                        "input", .attribute("type", "text"), .attribute("name", Self.name(ofField: index)),
                        .attribute("value", field.text ?? ""), .attribute("autocomplete", "off"))
                }
            }
            html.element("div", .class("alert-actions")) { html in
                for (index, action) in owner.actions.enumerated() {
                    html.button(event: "choose \(index)", .class("alert-\(action.style.rawValue)")) { html in
                        html.text(action.title ?? "OK")
                    }
                }
            }
        }
    }

    private static func name(ofField index: Int) -> String { "field.\(index)" }

    override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard let owner, let index = owner.actions.indices.first(where: { event.name == "choose \($0)" }) else {
            return try super.handle(event)
        }
        for (index, field) in (owner.textFields ?? []).enumerated() {
            field.text = event.fields[Self.name(ofField: index)] ?? field.text
        }
        let action = owner.actions[index]
        owner.dismiss(animated: false) { action.handler?(action) }
    }
}
