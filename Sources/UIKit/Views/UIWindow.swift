import Markup

/// The root of a scene's views: the root controller's view, and above it the pages that are open.
@MainActor public final class UIWindow: UIView {
    /// The scene that shows the window.
    public private(set) weak var windowScene: UIWindowScene?

    /// The controller whose view fills the window.
    public var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if oldValue?.presentedViewController != nil { oldValue?.dismiss(animated: false) }
            oldValue?.view.removeFromSuperview()
            oldValue?.disappear()
            arrangeLayers()
            if isKey { rootViewController?.appear() }
        }
    }

    private var isKey = false

    /// A window of a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
        windowScene.windows.append(self)
    }

    /// Windows are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Shows the window.
    public func makeKeyAndVisible() {
        isKey = true
        rootViewController?.appear()
    }

    override var rootID: String { "w" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementClasses: [String] { ["window"] }

    /// What every form says stands here once for all links: htmx adds what the elements around a link say.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementAttributes: [Attribute?] {
        guard let fields = windowScene?.formFields, !fields.isEmpty else { return [] }
        return [.attribute("hx-vals", HTML.json(Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }))]
    }

    /// Brings the layers in line with the chain of presented controllers.
    func arrangeLayers() {
        let controllers = rootViewController.map { [$0] + $0.presentedChain } ?? []
        let kept = subviews.compactMap { $0 as? WindowLayer }.filter { layer in
            controllers.contains { $0 === layer.content }
        }
        for layer in subviews where !kept.contains(where: { $0 === layer }) { layer.removeFromSuperview() }
        for (depth, controller) in controllers.enumerated() where !kept.contains(where: { $0.content === controller }) {
            addSubview(WindowLayer(controller, depth: depth))
        }
        for case let layer as WindowLayer in subviews { layer.isCovered = layer !== subviews.last }
    }
}

/// One layer of a window: the root, or an open page above it. What is covered can be neither used nor reached by keyboard.
@MainActor final class WindowLayer: UIView {
    let content: UIViewController
    private let depth: Int
    var isCovered = false { didSet { if isCovered != oldValue { setNeedsDisplay() } } }

    init(_ content: UIViewController, depth: Int) {
        self.content = content
        self.depth = depth
        super.init(frame: .zero)
        elementKey = depth == 0 ? "root" : "page\(depth)"
        addSubview(content.view)
    }

    required init?(coder: NSCoder) { return nil }

    override var elementClasses: [String] { depth == 0 ? ["layer"] : ["layer", "page", content.pageClass] }

    override var elementAttributes: [Attribute?] {
        let dialog: [Attribute?] = [
            .attribute("role", content.pageRole), .attribute("aria-modal", "true"),
            .attribute("aria-label", content.displayTitle ?? "Page"), .attribute("tabindex", "-1"),
        ]
        return (depth == 0 ? [] : dialog) + [.flag("inert", isCovered)]
    }
}
