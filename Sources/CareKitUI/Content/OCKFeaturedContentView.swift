import Markup
import UIKit

/// Hears of taps on featured content.
@MainActor public protocol OCKFeaturedContentViewDelegate: AnyObject {
    /// The person tapped the card.
    func didTapView(_ view: OCKFeaturedContentView)
}

/// A large picture with a title on it; the whole card is one button.
@MainActor open class OCKFeaturedContentView: UIView {
    /// Hears of taps.
    open weak var delegate: (any OCKFeaturedContentViewDelegate)?
    /// The picture that fills the card.
    public let imageView = UIImageView()
    /// The title, at the lower left.
    public let label = UILabel()
    /// The veil between picture and title: dark for light text, light for dark text.
    public let imageOverlayStyle: UIUserInterfaceStyle

    /// A card with a veil over its picture.
    public init(imageOverlayStyle: UIUserInterfaceStyle = .unspecified) {
        self.imageOverlayStyle = imageOverlayStyle
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFill
        label.font = .preferredFont(forTextStyle: .title2)
        label.numberOfLines = 0
        addSubview(imageView)
        addSubview(label)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    private var overlayClass: String {
        switch imageOverlayStyle {
        case .dark: "overlay-dark"
        case .light: "overlay-light"
        case .unspecified: ""
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["care-card", "featured-content", overlayClass] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        imageView.render(into: &html)
        label.render(into: &html)
        renderDisabledReason(into: &html)
        // Stretched over the card by the style sheet: a heading inside a button would be no heading any more.
        html.tap(
            on: self, .attribute("aria-label", accessibilityLabel),
            accessibilityLabel == nil ? .attribute("aria-labelledby", label.elementID) : nil
        ) { _ in }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == "tap" else { return try super.handle(event) }
        delegate?.didTapView(self)
    }
}
