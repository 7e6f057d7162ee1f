import Markup

/// A closure with a title, for buttons and menus.
@MainActor public final class UIAction {
    /// What the button says.
    public var title: String
    /// What the button shows.
    public var image: UIImage?
    let handler: @MainActor (UIAction) -> Void

    /// An action that runs `handler`.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }
}

/// A view that reacts to a person.
@MainActor open class UIControl: UIView {
    /// What a person does with a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Events by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A changed value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main event.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// Where false, the control shows that it cannot be used, and its events are refused.
    open var isEnabled: Bool {
        get { isUserInteractionEnabled }
        set { isUserInteractionEnabled = newValue }
    }

    /// Where true, the control shows its chosen state.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

    private var actions: [(events: Event, action: UIAction)] = []

    /// Runs `action` when one of `events` happens.
    public func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

    /// Runs the actions for `events`.
    public func sendActions(for events: Event) {
        for entry in actions where !entry.events.isDisjoint(with: events) { entry.action.handler(entry.action) }
    }
}

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

    /// A button's look.
    public enum ButtonType: Sendable {
        /// As named.
        case system, custom
    }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// A button of a look.
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
