import Markup

/// Cards one below another.
@MainActor open class OCKListViewController: UIViewController {
    /// Makes an empty list.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Provided so that apps can override it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() { view = ListView() }

    /// What is shown where the list shows nothing else; nil shows nothing.
    var emptyText: String? {
        get { (view as? ListView)?.emptyText }
        set { (view as? ListView)?.emptyText = newValue }
    }

    /// Puts a card at the end.
    open func appendViewController(_ controller: UIViewController, animated: Bool) {
        insertViewController(controller, at: view.subviews.count, animated: animated)
    }

    /// Puts a view at the end.
    open func appendView(_ view: UIView, animated: Bool) {
        insertView(view, at: self.view.subviews.count, animated: animated)
    }

    /// Puts a card at a place; a place outside is the nearest end.
    open func insertViewController(_ controller: UIViewController, at index: Int, animated: Bool) {
        addChild(controller)
        insertView(controller.view, at: index, animated: animated)
        controller.didMove(toParent: self)
    }

    /// Puts a view at a place; a place outside is the nearest end.
    open func insertView(_ view: UIView, at index: Int, animated: Bool) {
        view.elementKey = unusedKey(of: view)
        self.view.insertSubview(view, at: index)
    }

    /// Takes the card or view at a place away; nothing where there is none.
    open func remove(at index: Int, animated: Bool) {
        guard view.subviews.indices.contains(index) else { return }
        let removed = view.subviews[index]
        children.first { $0.view === removed }?.removeFromParent()
        removed.removeFromSuperview()
    }

    /// Takes everything away.
    open func clear() {
        for child in children { child.removeFromParent() }
        for view in view.subviews { view.removeFromSuperview() }
    }

    /// Two cards of one task on a page need different identities.
    private func unusedKey(of view: UIView) -> String? {
        guard let key = view.elementKey else { return nil }
        let used = Set(self.view.subviews.filter { $0 !== view }.compactMap(\.elementKey))
        guard used.contains(key) else { return key }
        var number = 2
        while used.contains("\(key) \(number)") { number += 1 }
        return "\(key) \(number)"
    }
}

/// The view of a list.
@MainActor final class ListView: UIView {
    var emptyText: String? { didSet { if emptyText != oldValue { setNeedsDisplay() } } }

    override var elementClasses: [String] { ["card-list"] }

    override func renderContent(into html: inout HTML) {
        if subviews.allSatisfy(\.isHidden), let emptyText { html.element("p", .class("empty-list"), text: emptyText) }
        super.renderContent(into: &html)
    }
}
