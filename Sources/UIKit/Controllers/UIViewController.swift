import Markup

/// Manages a part of the screen and its life.
@MainActor open class UIViewController: UIResponder {
    /// The controller's name, for headings, tabs and the document.
    open var title: String? {
        didSet { if title != oldValue { navigationController?.titleChanged() } }
    }

    /// What a navigation bar shows for this controller.
    public private(set) lazy var navigationItem = UINavigationItem(owner: self)

    /// What a tab bar shows for this controller.
    public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    /// The controllers that this one holds.
    public private(set) var children: [UIViewController] = []

    /// The controller that holds this one.
    public private(set) weak var parent: UIViewController?

    /// The page that this controller opened.
    public internal(set) var presentedViewController: UIViewController?

    /// The controller that opened this page.
    public internal(set) weak var presentingViewController: UIViewController?

    /// How a page covers what is beneath; the style sheet decides by screen size.
    public var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// Where true, the page does not close by a gesture; pages here close by their buttons only.
    public var isModalInPresentation = false

    /// Stands for the tap that opened this page, in the address.
    var presentationToken: String?

    private var loadedView: UIView?
    private var isLoading = false
    private var isVisible = false

    /// Makes a controller; nib files do not exist here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Controllers are not read from archives; provided so that apps can override it.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation

    @available(*, unavailable) public required convenience init(_instantiate: ()) {
        preconditionFailure("A view controller is never made by name.")
    }

    // MARK: View

    /// The controller's view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// True once the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil && !isLoading }

    /// Loads the view where it is not loaded yet.
    public func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        if loadedView == nil { view = UIView() }
        isLoading = false
        viewDidLoad()
    }

    /// Makes the view; where not overridden, an empty one.
    open func loadView() { view = UIView() }

    // MARK: Life

    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The children that are on the screen when this controller is.
    open var visibleChildren: [UIViewController] { children }

    func appear() {
        loadViewIfNeeded()
        if !isVisible {
            isVisible = true
            viewWillAppear(false)
            viewDidAppear(false)
        }
        for child in visibleChildren { child.appear() }
    }

    func disappear() {
        for child in children { child.disappear() }
        guard isVisible else { return }
        isVisible = false
        viewWillDisappear(false)
        viewDidDisappear(false)
    }

    // MARK: Children

    /// Takes a controller in; its view is added by the caller.
    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    /// Lets this controller go from its parent; its view is removed by the caller.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        disappear()
    }

    /// The controller has moved to a parent. Containers call it after the view is in place.
    open func didMove(toParent parent: UIViewController?) {
        if let parent, parent.isVisible { appear() }
    }

    /// The controller is about to move to a parent, or away where nil. Apps that lay out their own containers call it.
    open func willMove(toParent parent: UIViewController?) {}

    /// The nearest navigation controller above.
    public var navigationController: UINavigationController? { ancestor() }

    /// The nearest tab bar controller above.
    public var tabBarController: UITabBarController? { ancestor() }

    private func ancestor<Kind: UIViewController>() -> Kind? {
        var current = parent
        while let controller = current {
            if let match = controller as? Kind { return match }
            current = controller.parent
        }
        return nil
    }

    // MARK: State in the address

    /// What of this controller belongs into the address, such as a date; what is at its default is left out.
    open var sceneState: [String: String] { [:] }

    /// Takes over what the address says; unknown or bad values are ignored, and a missing value means the default.
    open func restoreSceneState(_ state: [String: String]) {}

    /// The name shown for the whole screen; containers pass on the one of what they show.
    open var displayTitle: String? { title }

    /// A class for the style sheet where this controller is a page above others.
    open var pageClass: String { "sheet" }

    /// The role that assistive technology is told where this controller is a page above others.
    open var pageRole: String { "dialog" }
}

/// How a page covers what is beneath.
public enum UIModalPresentationStyle: Sendable {
    /// As named.
    case automatic, fullScreen, pageSheet, formSheet
}
