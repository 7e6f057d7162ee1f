import Markup

extension UIWindowScene {
    /// Says that `view` has to be shown anew.
    func markChanged(_ view: UIView) {
        let isFirst = changed.isEmpty
        changed[ObjectIdentifier(view)] = view
        if isFirst { onNeedsDisplay?() }
    }

    /// Says that `view` has written an address, so that it is shown anew when the state in the address has changed.
    func rememberLink(in view: UIView) { linking[ObjectIdentifier(view)] = WeakView(view: view) }

    private func markOutdatedLinks() {
        let state = state
        guard state != linkedState else { return }
        linkedState = state
        let views = linking.values.compactMap(\.view)
        linking = [:]
        for view in views { changed[ObjectIdentifier(view)] = view }
    }

    /// The views to send anew since the last call, outermost only and in the order of the document.
    ///
    /// - Complexity: O(changed views × depth).
    public func takeUpdates() -> [UIView] {
        markOutdatedLinks()
        let candidates = changed
        changed = [:]
        let outermost = candidates.values.filter { view in
            guard view.window?.windowScene === self else { return false }
            var ancestor = view.superview
            while let current = ancestor {
                if candidates[ObjectIdentifier(current)] != nil { return false }
                ancestor = current.superview
            }
            return true
        }
        return outermost.sorted { $0.documentPosition.lexicographicallyPrecedes($1.documentPosition) }
    }

    /// Writes the whole scene.
    public func render(into html: inout HTML) {
        windows.first?.render(into: &html)
    }

    /// The name of what is shown now, for the document's title.
    public var title: String? {
        guard var controller = windows.first?.rootViewController else { return nil }
        while let presented = controller.presentedViewController { controller = presented }
        return controller.displayTitle
    }
}

/// Remembers a view without keeping it.
struct WeakView { weak var view: UIView? }
