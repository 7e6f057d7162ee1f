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
