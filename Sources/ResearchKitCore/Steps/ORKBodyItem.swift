import UIKit

/// How a body item is drawn.
public enum ORKBodyItemStyle: Int, Hashable, Sendable {
    /// A paragraph.
    case text
    /// A bullet point.
    case bulletPoint
    /// A picture with text beside it.
    case image
    /// A line across the page.
    case horizontalRule
    /// A short text in a frame.
    case tag
}

/// A paragraph, bullet point or picture in the body of a step.
public final class ORKBodyItem {
    /// The main text.
    public var text: String?
    /// Smaller text below it.
    public var detailText: String?
    /// The picture of the style `.image`.
    public var image: UIImage?
    /// A link to an explanation.
    public var learnMoreItem: ORKLearnMoreItem?
    /// How the item is drawn.
    public var bodyItemStyle: ORKBodyItemStyle
    /// Whether the item stands on a card of its own.
    public var useCardStyle = false

    /// An item of the body.
    public init(
        text: String?, detailText: String?, image: UIImage?, learnMoreItem: ORKLearnMoreItem?,
        bodyItemStyle: ORKBodyItemStyle
    ) {
        self.text = text
        self.detailText = detailText
        self.image = image
        self.learnMoreItem = learnMoreItem
        self.bodyItemStyle = bodyItemStyle
    }

    /// A line across the page.
    public convenience init(horizontalRule: Void) {
        self.init(text: nil, detailText: nil, image: nil, learnMoreItem: nil, bodyItemStyle: .horizontalRule)
    }
}
