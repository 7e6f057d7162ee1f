/// Views one after another, in a column or a row.
@MainActor open class UIStackView: UIView {
    /// The direction of a stack.
    public enum Axis: String, Sendable {
        /// As named.
        case horizontal, vertical
    }

    /// The direction.
    open var axis = Axis.horizontal { didSet { if axis != oldValue { setNeedsDisplay() } } }
    /// The gap between two views, in CSS pixels.
    open var spacing: CGFloat = 0
    /// The views in their order.
    public var arrangedSubviews: [UIView] { subviews }

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    /// Puts a view at the end.
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["stack", "stack-\(axis.rawValue)"] }
}
