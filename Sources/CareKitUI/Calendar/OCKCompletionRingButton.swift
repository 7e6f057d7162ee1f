import Markup
import UIKit

/// One day of a calendar: weekday and number above a completion ring, as a link to that day.
///
/// `accessibilityLabel` is its whole name, such as "Monday 30 November, 1 of 2 done"; where there is none, the name is
/// put together from the date and the ring's state.
@MainActor open class OCKCompletionRingButton: UIControl {
    /// The number of the day.
    public let label = UILabel()
    /// The ring.
    public let ring = OCKCompletionRingView()

    let date: Date
    private let weekday: String
    private let fullDate: String

    /// A day.
    init(date: Date, number: String, weekday: String, fullDate: String) {
        self.date = date
        self.weekday = weekday
        self.fullDate = fullDate
        super.init(frame: .zero)
        label.text = number
        addSubview(label)
        addSubview(ring)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// How much of the day's tasks is done.
    open var completionState: OCKCompletionState { ring.state }

    /// Shows how much of the day's tasks is done; the style sheet decides about animation.
    open func setState(_ state: OCKCompletionState, animated: Bool = false) {
        guard state != ring.state else { return }
        ring.state = state
        // The link's name tells the state.
        setNeedsDisplay()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementTag: StaticString { "li" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["week-day", isSelected ? "selected" : ""] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        guard let calendar = superview as? OCKWeekCalendarView else { return super.renderContent(into: &html) }
        calendar.renderLink(
            to: date, into: &html, name: accessibilityLabel ?? "\(fullDate), \(ring.state.words)",
            isChosen: isSelected
        ) { html in
            html.element("span", .class("weekday"), text: weekday)
            label.render(into: &html)
            ring.render(into: &html)
        }
    }
}
