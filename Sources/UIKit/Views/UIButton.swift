import Markup

/// A button.
@MainActor open class UIButton: UIControl {
    /// A control's state, for titles and pictures.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A state by its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The ordinary state.
        public static let normal: State = []
        /// The chosen state.
        public static let selected = State(rawValue: 4)
    }

    /// What Apple draws in different looks; here the style sheet gives one.
    public enum ButtonType: Sendable {
        /// As named.
        case system, custom
    }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// A button; one look serves all types.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    /// A button that runs an action and shows its title and picture.
    public convenience init(primaryAction: UIAction) {
        self.init(frame: .zero)
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .touchUpInside)
    }

    /// What the button says in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        setNeedsDisplay()
    }

    /// What the button shows in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        setNeedsDisplay()
    }

    /// What the button says now.
    public var currentTitle: String? { (isSelected ? titles[.selected] : nil) ?? titles[.normal] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["button", isSelected ? "selected" : ""] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        let title = currentTitle ?? ""
        html.tap(on: self, .attribute("aria-label", accessibilityLabel ?? (title.isEmpty ? "Button" : nil))) { html in
            ((isSelected ? images[.selected] : nil) ?? images[.normal])?.render(into: &html)
            html.text(title)
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == "tap" else { return try super.handle(event) }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}
