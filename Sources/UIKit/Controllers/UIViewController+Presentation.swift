extension UIViewController {
    /// Opens a page above this controller.
    ///
    /// The tap that is under way stands in the address from now on, so that a reload opens the page again.
    public func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        var presenter = rootOfTree
        while let presented = presenter.presentedViewController { presenter = presented }
        guard let window = presenter.view.window, controller.presentingViewController == nil else { return }
        presenter.presentedViewController = controller
        controller.presentingViewController = presenter
        controller.presentationToken = window.windowScene?.rememberOpening()
        window.arrangeLayers()
        controller.appear()
        completion?()
    }

    /// Closes the page that this controller opened, or else the page that this controller belongs to.
    public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        let root = rootOfTree
        let presenter = root.presentedViewController == nil ? root.presentingViewController : root
        guard let presenter, let presented = presenter.presentedViewController else {
            completion?()
            return
        }
        let window = presenter.view.window
        for page in ([presented] + presented.presentedChain).reversed() {
            page.presentingViewController?.presentedViewController = nil
            page.presentingViewController = nil
            page.disappear()
        }
        window?.arrangeLayers()
        completion?()
    }

    /// The pages above this controller, lowest first.
    var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var current = presentedViewController
        while let controller = current {
            chain.append(controller)
            current = controller.presentedViewController
        }
        return chain
    }

    private var rootOfTree: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    var collectedSceneState: [String: String] {
        children.reduce(into: sceneState) { state, child in
            state.merge(child.collectedSceneState) { own, _ in own }
        }
    }

    func restoreCollectedSceneState(_ state: [String: String]) {
        restoreSceneState(state)
        for child in children { child.restoreCollectedSceneState(state) }
    }
}
