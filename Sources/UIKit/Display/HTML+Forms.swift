import Markup

extension HTML {
    /// Writes a form whose events go to `view`. It works as an ordinary form; a script may post it instead.
    ///
    /// The buttons inside are written with ``button(event:_:content:)``. `trigger` names further browser events that post
    /// the form without a button, such as `change`.
    @MainActor public mutating func form(
        for view: UIView, _ attributes: Attribute?..., trigger: String? = nil, content: (inout HTML) -> Void
    ) {
        let always: [Attribute?] = [
            .attribute("method", "post"), .attribute("hx-post", ""), .attribute("hx-swap", "none"),
            .attribute("hx-trigger", trigger.map { "submit, \($0)" }),
        ]
        element("form", always + attributes) { html in
            html.hidden("_view", view.elementID)
            for field in view.window?.windowScene?.formFields ?? [] { html.hidden(field.name, field.value) }
            content(&html)
        }
    }

    /// Writes a hidden field.
    public mutating func hidden(_ name: String, _ value: String) {
        void("input", .attribute("type", "hidden"), .attribute("name", name), .attribute("value", value))
    }

    /// Writes a button that submits its form with the event `event`.
    public mutating func button(
        event: String, _ attributes: Attribute?..., content: (inout HTML) -> Void
    ) {
        element(
            "button",
            [.attribute("type", "submit"), .attribute("name", "_event"), .attribute("value", event)] + attributes,
            content: content)
    }

    /// Writes a form of one button: what is inside is tapped, and `view` gets the event.
    @MainActor public mutating func tap(
        on view: UIView, event: String = "tap", fields: KeyValuePairs<String, String> = [:],
        _ attributes: Attribute?...,
        content: (inout HTML) -> Void
    ) {
        form(for: view, .class("tap")) { html in
            for (name, value) in fields { html.hidden(name, value) }
            html.element(
                "button",
                [
                    .attribute("type", "submit"), .attribute("name", "_event"), .attribute("value", event),
                    .flag("disabled", !view.isEnabledInTree),
                ] + attributes, content: content)
        }
    }

    /// Writes a link to another state of the scene: a real address, and in a live page an event to `view`.
    @MainActor public mutating func link(
        on view: UIView, event: String, fields: KeyValuePairs<String, String> = [:],
        changing changes: [String: String?],
        _ attributes: Attribute?..., content: (inout HTML) -> Void
    ) {
        let scene = view.window?.windowScene
        scene?.rememberLink(in: view)
        var values = ["_view": view.elementID, "_event": event]
        for (name, value) in fields { values[name] = value }
        element(
            "a",
            [
                .href(scene?.address(changing: changes) ?? "./"), .attribute("hx-post", ""),
                .attribute("hx-swap", "none"),
                .attribute("hx-vals", Self.json(values)),
            ] + attributes, content: content)
    }

    /// Values that a script adds to what it posts.
    static func json(_ values: [String: String]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
