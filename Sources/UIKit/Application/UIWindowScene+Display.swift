import Markup

extension UIWindowScene {
    /// Says that `view` has to be shown anew.
    func markChanged(_ view: UIView) {
        let isFirst = changed.isEmpty
        changed[ObjectIdentifier(view)] = view
        if isFirst { onNeedsDisplay?() }
    }

    /// The views to send anew since the last call, outermost only and in the order of the document.
    ///
    /// - Complexity: O(changed views × depth).
    public func takeUpdates() -> [UIView] {
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
