import Markup

/// A piece of text. Line ends in it are kept; markup in it is shown, never interpreted.
@MainActor open class UILabel: UIView {
    /// The text; an empty label takes no room.
    open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
    /// The text's colour; nil leaves it to the style sheet.
    open var textColor: UIColor? { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    /// The text's role.
    open var font = UIFont.preferredFont(forTextStyle: .body) { didSet { if font != oldValue { setNeedsDisplay() } } }
    /// How the lines are aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }
    /// How many lines are shown; 0 is all. Text is never cut here: readers need all of it.
    public var numberOfLines = 1

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementTag: StaticString {
        switch font.style {
        case .largeTitle, .title1: "h1"
        case .title2: "h2"
        case .title3, .headline: "h3"
        default: "p"
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] {
        ["label", "font-\(font.style.rawValue)", textAlignment == .natural ? "" : "align-\(textAlignment.rawValue)"]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        guard let text else { return }
        guard let textColor else { return html.text(text) }
        html.element("span", .attribute("style", "color:\(textColor.css)")) { html in html.text(text) }
    }
}
