import Markup

/// Several controllers, one of them shown, with a bar to choose.
@MainActor open class UITabBarController: UIViewController {
    /// The controllers in the order of the bar.
    open var viewControllers: [UIViewController]? {
        didSet {
            for child in children { child.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
            selectedIndex = min(selectedIndex, max(children.count - 1, 0))
            if isViewLoaded { showSelected() }
        }
    }

    /// The place of the controller that is shown.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue, isViewLoaded else { return }
            showSelected()
        }
    }

    /// The controller that is shown.
    public var selectedViewController: UIViewController? {
        children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
    }

    /// The bar.
    public let tabBar = UITabBar()

    /// Sets the controllers in the order of the bar.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() {
        tabBar.owner = self
        view = TabView()
        showSelected()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var displayTitle: String? { selectedViewController?.displayTitle ?? title }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var sceneState: [String: String] {
        selectedIndex == 0 ? [:] : [Self.stateKey: tabName(selectedIndex)]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func restoreSceneState(_ state: [String: String]) {
        selectedIndex = children.indices.first { tabName($0) == state[Self.stateKey] } ?? 0
    }

    static let stateKey = "tab"

    /// A tab's name in the address: its title in small letters, words joined by `-`; where it has none, its number.
    func tabName(_ index: Int) -> String {
        let words = (children[index].tabBarItem.title ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? String(index) : words.joined(separator: "-")
    }

    private func showSelected() {
        guard let selected = selectedViewController, let view else { return }
        for child in children where child !== selected { child.disappear() }
        for shown in view.subviews { shown.removeFromSuperview() }
        selected.view.elementKey = selected.view.elementKey ?? tabName(selectedIndex)
        view.addSubview(selected.view)
        // Its place among the views is another one each time; its name stays, and with it the focus.
        tabBar.elementKey = "tab-bar"
        view.addSubview(tabBar)
        if view.window != nil { selected.appear() }
    }
}

/// The bar at the bottom of a tab bar controller.
@MainActor public final class UITabBar: UIView {
    weak var owner: UITabBarController?

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementTag: StaticString { "nav" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementClasses: [String] { ["tab-bar"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementAttributes: [Attribute?] { [.attribute("aria-label", "Main")] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func renderContent(into html: inout HTML) {
        guard let owner else { return }
        for (index, controller) in owner.children.enumerated() {
            let isSelected = index == owner.selectedIndex
            html.link(
                on: self, event: "select", fields: ["index": String(index)],
                changing: [UITabBarController.stateKey: index == 0 ? nil : owner.tabName(index)],
                isSelected ? .attribute("aria-current", "page") : nil
            ) { html in
                controller.tabBarItem.image?.render(into: &html)
                html.element("span", text: controller.tabBarItem.title ?? controller.title ?? "Tab \(index + 1)")
            }
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == "select", let owner, let index = event.fields["index"].flatMap({ Int($0) }),
            owner.children.indices.contains(index)
        else { return try super.handle(event) }
        owner.selectedIndex = index
    }
}

/// What a tab bar shows for a controller.
@MainActor public final class UITabBarItem: NSObject {
    /// The tab's name.
    public var title: String?
    /// The tab's picture.
    public var image: UIImage?
    /// A number by which an app finds its tab again.
    public var tag: Int

    /// A tab's name and picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }
}

/// The view of a tab bar controller.
@MainActor final class TabView: UIView {
    override var elementClasses: [String] { ["tabs"] }
}
