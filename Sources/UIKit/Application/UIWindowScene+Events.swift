extension UIWindowScene {
    /// Delivers an event to the view that it is meant for.
    ///
    /// Whatever the page says, a view that is hidden, disabled or covered by an open page is refused here.
    ///
    /// - Throws: ``EventRefusal`` with one sentence for the person.
    public func deliver(_ event: ViewEvent) throws(EventRefusal) {
        refusal = nil
        guard let window = windows.first, let view = window.view(withElementID: event.view) else {
            throw EventRefusal(.notFound, "This page is out of date. Reload it and try again.")
        }
        guard window.isReachable(view) else {
            throw EventRefusal(.forbidden, "This cannot be used now. Close what is open and try again.")
        }
        guard view.isEnabledInTree else {
            throw EventRefusal(.forbidden, view.disabledReason ?? "This cannot be changed on this day.")
        }
        lastEvent = event
        try view.handle(event)
    }

    /// Refuses the event that is under way, after its view has returned: a store said no in a callback.
    ///
    /// The first refusal counts; the person sees its sentence.
    public func refuse(_ refusal: EventRefusal) {
        if self.refusal == nil { self.refusal = refusal }
    }

    /// The refusal that came after the last event's view had returned, once.
    public func takeRefusal() -> EventRefusal? {
        defer { refusal = nil }
        return refusal
    }
}

extension UIWindow {
    /// Finds a view by walking the tree along its identity.
    ///
    /// - Complexity: O(depth × siblings).
    public func view(withElementID id: String) -> UIView? {
        var view: UIView = self
        while view.elementID != id {
            let next = view.subviews.first { id == $0.elementID || id.hasPrefix($0.elementID + UIView.separator) }
            guard let next else { return nil }
            view = next
        }
        return view
    }

    /// Only the topmost layer can be used while pages are open above the root.
    func isReachable(_ view: UIView) -> Bool {
        guard let top = subviews.last, subviews.count > 1 else { return true }
        return view === top || view.isDescendant(of: top)
    }
}
