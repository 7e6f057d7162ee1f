import Containers
import Markup

/// A part of the screen that holds properties and writes itself as HTML; there is no layout engine, style sheets lay out.
///
/// A view's HTML is one element that carries its ``elementID``. When a property changes, ``setNeedsDisplay()`` makes the
/// scene send that element anew to the page.
@MainActor open class UIView: UIResponder {
    /// How a picture fills its frame.
    public enum ContentMode: String, Sendable {
        /// As named.
        case scaleToFill, scaleAspectFit, scaleAspectFill, center
    }

    /// The view that holds this one.
    public private(set) weak var superview: UIView?

    /// The views that this one holds, in the order of the document.
    public private(set) var subviews: [UIView] = []

    /// The controller whose root view this is.
    public internal(set) weak var controller: UIViewController?

    /// A number by which an app finds its view again.
    public var tag = 0

    /// Leaves the view out of the screen while it keeps its place.
    public var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }

    /// 1 is opaque. A value below 1 marks the view as dimmed; text stays readable all the same.
    public var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }

    /// Where false, events to this view and its subviews are refused.
    public var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Why the view cannot be used now, in one sentence for the person: shown with the view and in a refusal.
    public var disabledReason: String? {
        get { disabledReasonStorage ?? superview?.disabledReason }
        set {
            disabledReasonStorage = newValue
            setNeedsDisplay()
        }
    }

    /// The colour behind the view.
    public var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { setNeedsDisplay() } } }

    /// The accent colour of this view and its subviews.
    public var tintColor: UIColor! {
        get { tintColorStorage ?? superview?.tintColor ?? .systemBlue }
        set {
            tintColorStorage = newValue
            setNeedsDisplay()
        }
    }

    /// How a picture fills the view.
    public var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }

    /// The name that assistive technology reads.
    public var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { setNeedsDisplay() } } }

    /// Further explanation that assistive technology reads after the name.
    public var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { setNeedsDisplay() } } }

    /// Names the view among its siblings, so that its identity is the same after a restart and in every tab.
    public var elementKey: String? {
        didSet { if elementKey != oldValue { forgetIdentity() } }
    }

    private var disabledReasonStorage: String?
    private var tintColorStorage: UIColor?
    private var identity: String?
    private var number = 0
    private var nextNumber = 0

    /// Makes a view; the frame is not used.
    public init(frame: CGRect) { super.init() }

    /// Makes an empty view.
    public convenience override init() { self.init(frame: .zero) }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation

    @available(*, unavailable) public required convenience init(_instantiate: ()) {
        preconditionFailure("A view is never made by name.")
    }

    // MARK: What subclasses say

    /// The element's tag.
    open var elementTag: StaticString { "div" }

    /// Classes for the style sheet.
    open var elementClasses: [String] { [] }

    /// Attributes beside `id`, `class`, `style` and `hidden`.
    open var elementAttributes: [Attribute?] { [] }

    /// Writes what is inside the element; where not overridden, the subviews.
    open func renderContent(into html: inout HTML) {
        for view in subviews { view.render(into: &html) }
    }

    /// Carries out an event that a control of this view's HTML sent.
    ///
    /// - Throws: ``EventRefusal``; where not overridden, always.
    open func handle(_ event: ViewEvent) throws(EventRefusal) {
        throw EventRefusal(.notFound, "This page is out of date. Reload it and try again.")
    }

    /// The view was put into another, or taken out.
    open func didMoveToSuperview() {}

    // MARK: Hierarchy

    /// Puts `view` behind the other subviews in the document.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts `view` at a place among the subviews; a place outside is the nearest end.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.number = nextNumber
        nextNumber += 1
        view.forgetIdentity()
        setNeedsDisplay()
        view.didMoveToSuperview()
    }

    /// Takes the view out of the one that holds it.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsDisplay()
        self.superview = nil
        forgetIdentity()
        didMoveToSuperview()
    }

    /// True where `view` holds this one at any depth, or is this one.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// The window that this view is shown in.
    public var window: UIWindow? {
        var current = self
        while let superview = current.superview { current = superview }
        return current as? UIWindow
    }

    // MARK: Identity

    static let separator = "--"

    /// The element's `id`: the way from the window to this view, by keys where there are keys and by numbers elsewhere.
    ///
    /// Numbers are never reused among siblings, so a control of an outdated page cannot hit another view.
    public var elementID: String {
        if let identity { return identity }
        let own = elementKey.map(Self.identifier) ?? String(number)
        let id = superview.map { $0.elementID + Self.separator + own } ?? rootID
        identity = id
        return id
    }

    var rootID: String { "v" }

    /// Letters, digits, `_` and single `-` stay; a name that had others gets a fingerprint, so that names never collide.
    private static func identifier(_ key: String) -> String {
        var name = ""
        for byte in key.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: name.unicodeScalars.append(UnicodeScalar(byte))
            default: if !name.hasSuffix("-") { name += "-" }
            }
        }
        guard name == key, name != "", name.first != "-", name.last != "-" else {
            let trimmed = name.drop { $0 == "-" }
            return trimmed + (trimmed.hasSuffix("-") ? "" : "-")
                + String(FNV1a.hash(key.utf8), radix: 36)
        }
        return name
    }

    private func forgetIdentity() {
        identity = nil
        for view in subviews { view.forgetIdentity() }
    }

    // MARK: Display

    /// Says that the view's HTML has changed.
    public func setNeedsDisplay() {
        window?.windowScene?.markChanged(self)
    }

    /// Writes the view's element.
    public final func render(into html: inout HTML) {
        var classes = elementClasses
        if alpha < 1 { classes.append("dimmed") }
        html.element(
            elementTag,
            [.id(elementID), .class(classes), .attribute("style", style), .flag("hidden", isHidden)] + elementAttributes
        ) { html in renderContent(into: &html) }
    }

    private var style: String? {
        var declarations: [String] = []
        if let backgroundColor { declarations.append("background-color:\(backgroundColor.css)") }
        if let tintColorStorage { declarations.append("--tint:\(tintColorStorage.css)") }
        return declarations.isEmpty ? nil : declarations.joined(separator: ";")
    }

    /// False where this view or one that holds it refuses interaction or is hidden.
    public var isEnabledInTree: Bool {
        var current: UIView? = self
        while let view = current {
            if !view.isUserInteractionEnabled || view.isHidden { return false }
            current = view.superview
        }
        return true
    }

    var documentPosition: [Int] {
        var position: [Int] = []
        var current = self
        while let superview = current.superview {
            position.append(superview.subviews.firstIndex { $0 === current } ?? 0)
            current = superview
        }
        return position.reversed()
    }
}
