import Markup

/// A stack of controllers under a bar with the title of the topmost.
@MainActor open class UINavigationController: UIViewController {
    /// The controllers, lowest first.
    public private(set) var viewControllers: [UIViewController] = []

    /// The bar.
    public let navigationBar = UINavigationBar()

    /// A stack that begins with one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        addChild(rootViewController)
        navigationBar.owner = self
    }

    /// An empty stack.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        navigationBar.owner = self
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// The controller on top.
    public var topViewController: UIViewController? { viewControllers.last }

    /// Puts a controller on top.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        viewControllers.append(controller)
        addChild(controller)
        showTop()
        controller.didMove(toParent: self)
    }

    /// Takes the topmost controller away, unless it is the last.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
        top.view.removeFromSuperview()
        top.removeFromParent()
        showTop()
        topViewController?.didMove(toParent: self)
        return top
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() {
        view = NavigationView()
        view.addSubview(navigationBar)
        showTop()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var visibleChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var displayTitle: String? { topViewController?.displayTitle ?? title }

    func titleChanged() { navigationBar.setNeedsDisplay() }

    private func showTop() {
        guard let view, let top = topViewController else { return }
        for shown in view.subviews where shown !== navigationBar { shown.removeFromSuperview() }
        view.addSubview(top.view)
        titleChanged()
    }
}

/// The bar at the top of a navigation controller.
@MainActor public final class UINavigationBar: UIView {
    /// Where true, the title is large.
    public var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { setNeedsDisplay() } } }

    weak var owner: UINavigationController?

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementTag: StaticString { "header" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementClasses: [String] { ["navigation-bar", prefersLargeTitles ? "large" : ""] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func renderContent(into html: inout HTML) {
        guard let owner, let top = owner.topViewController else { return }
        html.element("div", .class("bar-items")) { html in
            if owner.viewControllers.count > 1 { html.tap(on: self, event: "back") { html in html.text("Back") } }
            render(top.navigationItem.leftBarButtonItems, side: "left", into: &html)
        }
        html.element("h1", text: top.navigationItem.title ?? "")
        html.element("div", .class("bar-items", "trailing")) { html in
            render(top.navigationItem.rightBarButtonItems, side: "right", into: &html)
        }
    }

    private func render(_ items: [UIBarButtonItem]?, side: String, into html: inout HTML) {
        for (index, item) in (items ?? []).enumerated() {
            html.tap(
                on: self, event: side, fields: ["index": String(index)],
                .attribute("aria-label", item.accessibilityLabel ?? item.title)
            ) { html in
                item.image?.render(into: &html)
                if item.image == nil { html.text(item.title ?? "") }
            }
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func handle(_ event: ViewEvent) throws(EventRefusal) {
        let item = owner?.topViewController?.navigationItem
        let items = event.name == "left" ? item?.leftBarButtonItems : item?.rightBarButtonItems
        switch event.name {
        case "back":
            owner?.popViewController(animated: false)
        case "left", "right":
            guard let index = event.fields["index"].flatMap({ Int($0) }), let items, items.indices.contains(index)
            else {
                return try super.handle(event)
            }
            items[index].perform()
        default:
            try super.handle(event)
        }
    }
}

/// What a navigation bar shows for a controller.
@MainActor public final class UINavigationItem {
    private weak var owner: UIViewController?
    private var ownTitle: String?

    init(owner: UIViewController) { self.owner = owner }

    /// The title; where not set, the controller's.
    public var title: String? {
        get { ownTitle ?? owner?.title }
        set {
            ownTitle = newValue
            changed()
        }
    }

    /// The buttons before the title.
    public var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The buttons behind the title.
    public var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

    /// The first button before the title.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button behind the title.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    private func changed() { owner?.navigationController?.titleChanged() }
}

/// A button in a bar.
@MainActor public final class UIBarButtonItem: NSObject {
    /// What the button says.
    public var title: String?
    /// What the button shows in place of its title.
    public var image: UIImage?
    /// The name that assistive technology reads.
    public var accessibilityLabel: String?
    private let action: UIAction?

    /// A button that runs an action.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        action = primaryAction
    }

    func perform() {
        if let action { action.handler(action) }
    }
}

/// The view of a navigation controller.
@MainActor final class NavigationView: UIView {
    override var elementClasses: [String] { ["navigation"] }
}
