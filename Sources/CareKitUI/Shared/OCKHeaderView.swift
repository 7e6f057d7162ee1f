import Markup
import UIKit

/// The head of a card: a title, and below it a line of detail such as a time.
@MainActor open class OCKHeaderView: UIView {
    /// The title; it names the card for assistive technology.
    public let titleLabel = UILabel()
    /// What stands below the title, such as "8:00 AM" or "Anytime".
    public let detailLabel = UILabel()

    /// Where true, the whole header is a button that opens the card's details, and a chevron says so.
    open var showsDetailDisclosure = false {
        didSet { if showsDetailDisclosure != oldValue { setNeedsDisplay() } }
    }

    /// The event that the header sends to its card.
    static let detailsEvent = "details"

    /// Makes an empty header; the frame is not used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .caption1)
        addSubview(titleLabel)
        addSubview(detailLabel)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["care-header"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        super.renderContent(into: &html)
        guard showsDetailDisclosure else { return }
        // Stretched over the header by the style sheet: a heading inside a button would be no heading any more.
        html.tap(
            on: superview ?? self, event: Self.detailsEvent, .attribute("aria-labelledby", titleLabel.elementID)
        ) { html in
            Glyph.chevronRight.render(into: &html)
        }
    }
}
