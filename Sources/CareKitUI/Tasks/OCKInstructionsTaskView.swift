import Markup
import UIKit

/// A card of one event: what to do, and one wide button to do it.
///
/// Once the event is complete, an app may let ``instructionsLabel`` show a summary of the answers, a line for each.
@MainActor open class OCKInstructionsTaskView: UIView, OCKTaskDisplayable {
    /// Hears of what the person does with the card.
    open weak var delegate: (any OCKTaskViewDelegate)?
    /// The title and the time.
    public let headerView = OCKHeaderView()
    /// How the event stands, such as "Late"; takes no room without text.
    public let statusLabel = UILabel()
    /// What to do.
    public let instructionsLabel = UILabel()
    /// Completes the event; selected once it is complete.
    public let completionButton = OCKLabeledButton()

    private static let eventIndexPath = IndexPath(indexes: [0, 0])

    /// Makes an empty card; the frame is not used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        instructionsLabel.numberOfLines = 0
        addSubview(headerView)
        addSubview(instructionsLabel)
        addSubview(completionButton)
        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        addSubview(statusLabel)
        completionButton.addAction(
            UIAction { [weak self] _ in self?.completionButtonTapped() }, for: .touchUpInside)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    private func completionButtonTapped() {
        delegate?.taskView(
            self, didCompleteEvent: !completionButton.isSelected, at: Self.eventIndexPath, sender: completionButton)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementTag: StaticString { "article" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["care-card", "task-card"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementAttributes: [Attribute?] { cardAttributes(namedBy: headerView) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        headerView.render(into: &html)
        if statusLabel.text != nil { statusLabel.render(into: &html) }
        // The card's own reason, or that of the button alone.
        completionButton.renderDisabledReason(into: &html)
        instructionsLabel.render(into: &html)
        completionButton.render(into: &html)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == OCKHeaderView.detailsEvent else { return try super.handle(event) }
        delegate?.didSelectTaskView(self, eventIndexPath: Self.eventIndexPath)
    }
}
