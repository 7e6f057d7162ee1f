import Markup
import UIKit

/// Says which week a chart shows, with a way to the week before and, where it has begun, to the week after.
///
/// Both ways are real addresses, such as `week=2026-11-23`; the week that a chart shows first is the address without one.
@MainActor public final class WeekStepper: UIView {
    /// The name of the week in the address.
    public var addressKey = "week" { didSet { if addressKey != oldValue { setNeedsDisplay() } } }

    private let calendar: Calendar
    private let onStep: @MainActor (Date) -> Void
    private var week = DateInterval()
    private var last: Date?
    private var home: Date?

    /// A stepper that shows no week yet.
    ///
    /// - Parameter onStep: gets the first moment of the week that the person chose.
    public init(calendar: Calendar, onStep: @escaping @MainActor (Date) -> Void) {
        self.calendar = calendar
        self.onStep = onStep
        super.init(frame: .zero)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Shows a week.
    ///
    /// - Parameters:
    ///   - last: the first moment of the last week that there is a way to.
    ///   - home: the first moment of the week that the address without a week means.
    public func show(week: DateInterval, last: Date, home: Date?) {
        (self.week, self.last, self.home) = (week, last, home)
        setNeedsDisplay()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementClasses: [String] { ["week-stepper"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override var elementAttributes: [Attribute?] {
        // No landmark: a page may have several charts.
        [.attribute("role", "group"), .attribute("aria-label", "Week")]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func renderContent(into html: inout HTML) {
        renderStep(-1, "Previous week", .chevronLeft, into: &html)
        html.element(
            "span", .class("week-title"), .attribute("aria-live", "polite"),
            text: CalendarText(calendar).week(week, besides: last ?? week.start))
        renderStep(1, "Next week", .chevronRight, into: &html)
    }

    private func renderStep(_ weeks: Int, _ name: String, _ glyph: Glyph, into html: inout HTML) {
        let start = calendar.date(byAdding: .weekOfYear, value: weeks, to: week.start)
        guard let start, isOpen(start), let date = ISODate(start, in: calendar)?.description else {
            return html.element(
                "span", .class("week-step"), .attribute("role", "link"), .attribute("aria-disabled", "true"),
                .attribute("aria-label", name)
            ) { html in glyph.render(into: &html) }
        }
        html.link(
            on: self, event: "step", fields: ["date": date], changing: [addressKey: start == home ? nil : date],
            .class("week-step"), .attribute("aria-label", name)
        ) { html in glyph.render(into: &html) }
    }

    private func isOpen(_ start: Date) -> Bool { last.map { start <= $0 } ?? false }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == "step" else { return try super.handle(event) }
        guard let date = event.fields["date"].flatMap({ ISODate($0) })?.startOfDay(in: calendar),
            let start = calendar.dateInterval(of: .weekOfYear, for: date)?.start
        else {
            throw EventRefusal(.invalid, "Choose a week by the date of its first day, such as 2026-11-23.")
        }
        guard isOpen(start) else { throw EventRefusal(.forbidden, "This week has not begun yet.") }
        onStep(start)
    }
}
