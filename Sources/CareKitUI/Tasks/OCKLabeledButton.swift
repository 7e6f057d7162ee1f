import Markup
import UIKit

/// A wide button with a label: filled while there is something to do, grey with a check once it is selected.
///
/// What the person saw travels with the tap. A tap from a page that is out of date is refused, so that a second
/// "Start" can never be taken for "undo".
@MainActor open class OCKLabeledButton: UIControl {
    /// What the button says.
    public let label: UILabel = InlineLabel()

    /// Makes a button without text; the frame is not used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    private var eventName: String { isSelected ? "deselect" : "select" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["care-button", isSelected ? "selected" : ""] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        html.tap(on: self, event: eventName, .attribute("aria-label", accessibilityLabel)) { html in
            if isSelected { Glyph.check.render(into: &html) }
            label.render(into: &html)
            if let accessibilityHint {
                html.element("span", .class("visually-hidden"), text: accessibilityHint)
            }
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard ["select", "deselect"].contains(event.name) else { return try super.handle(event) }
        guard event.name == eventName else {
            throw EventRefusal(.conflict, "This has changed in the meantime. Look at it again before you go on.")
        }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}

/// A label within a line of text, as a button may only contain.
private final class InlineLabel: UILabel {
    override var elementTag: StaticString { "span" }
}
