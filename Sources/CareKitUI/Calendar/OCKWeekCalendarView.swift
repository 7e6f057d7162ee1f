import Markup
import UIKit

/// A week: the chosen day as a heading, and a completion ring for each of the seven days.
///
/// Every day is a real address, `date=2026-11-30`, and today is the address without a date.
@MainActor open class OCKWeekCalendarView: UIView, OCKCalendarDisplayable {
    /// Hears of the days that the person chooses.
    open weak var delegate: (any OCKCalendarViewDelegate)?

    /// The calendar that says where weeks start and in which time zone days change.
    public let calendar: Calendar

    /// The day that the address without a date means, and that "Today" leads to.
    open var today: Date { didSet { if today != oldValue { setNeedsDisplay() } } }

    /// The week that is shown.
    public private(set) var dateInterval = DateInterval()

    /// The days of the week that is shown, in their order.
    public var completionRingButtons: [OCKCompletionRingButton] {
        subviews.compactMap { $0 as? OCKCompletionRingButton }
    }

    /// The chosen day.
    public var selectedDate: Date? { selection }

    private var selection: Date

    /// Shows the week around a day and chooses that day.
    public init(weekOfDate date: Date, calendar: Calendar = .current, today: Date = Date()) {
        self.calendar = calendar
        self.today = today
        selection = date
        super.init(frame: .zero)
        selectDate(date)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Chooses a day and shows its week. Rings of a week that was not shown before are empty.
    open func selectDate(_ date: Date) {
        selection = date
        // The end of an interval is the first moment of the next week.
        if completionRingButtons.isEmpty || date < dateInterval.start || date >= dateInterval.end {
            showWeek(of: date)
        }
        for button in completionRingButtons { button.isSelected = calendar.isDate(button.date, inSameDayAs: date) }
        setNeedsDisplay()
    }

    /// The ring of the day that `date` falls on; nil where the week that is shown does not have it.
    open func completionRingFor(date: Date) -> OCKCompletionRingButton? {
        completionRingButtons.first { calendar.isDate($0.date, inSameDayAs: date) }
    }

    private func showWeek(of date: Date) {
        for button in completionRingButtons { button.removeFromSuperview() }
        let start = calendar.dateInterval(of: .weekOfYear, for: date)?.start ?? calendar.startOfDay(for: date)
        let names = CalendarText(calendar)
        for offset in 0..<7 {
            let day = moved(start, byDays: offset)
            let button = OCKCompletionRingButton(
                date: day, number: names.number(day), weekday: names.weekday(day), fullDate: names.full(day))
            button.elementKey = ISODate(day, in: calendar)?.description
            addSubview(button)
        }
        dateInterval = DateInterval(start: start, end: max(start, moved(start, byDays: 7)))
    }

    private func moved(_ date: Date, byDays days: Int) -> Date {
        calendar.date(byAdding: .day, value: days, to: date) ?? date
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementTag: StaticString { "nav" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["week-calendar"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementAttributes: [Attribute?] {
        [.attribute("aria-label", accessibilityLabel ?? "Calendar")]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        html.element("div", .class("week-bar")) { html in
            html.element("h2", text: CalendarText(calendar).full(selection))
            if !calendar.isDate(selection, inSameDayAs: today) {
                renderLink(to: today, into: &html, key: "today", class: "week-today") { html in html.text("Today") }
            }
            renderStep(-7, "previous", "Previous week", .chevronLeft, into: &html)
            renderStep(7, "next", "Next week", .chevronRight, into: &html)
        }
        html.element("ol", .class("week-days")) { html in
            for button in completionRingButtons { button.render(into: &html) }
        }
    }

    private func renderStep(_ days: Int, _ key: String, _ name: String, _ glyph: Glyph, into html: inout HTML) {
        renderLink(to: moved(selection, byDays: days), into: &html, key: key, class: "week-step", name: name) { html in
            glyph.render(into: &html)
        }
    }

    /// Writes a link to a day; nothing for a day that no address can name.
    ///
    /// Links that come and go beside each other need a key each, so that the one with the focus keeps it.
    func renderLink(
        to date: Date, into html: inout HTML, key: String? = nil, class: String = "", name: String? = nil,
        isChosen: Bool = false,
        content: (inout HTML) -> Void
    ) {
        guard let day = ISODate(date, in: calendar)?.description else { return }
        let isToday = calendar.isDate(date, inSameDayAs: today)
        html.link(
            on: self, event: "select", fields: ["date": day], changing: ["date": isToday ? nil : day],
            key.map { .id("\(elementID)-\($0)") }, .class(`class`), .attribute("aria-label", name),
            isChosen ? .attribute("aria-current", "date") : nil,
            content: content)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == "select" else { return try super.handle(event) }
        guard let date = event.fields["date"].flatMap({ ISODate($0) })?.startOfDay(in: calendar) else {
            throw EventRefusal(.invalid, "Choose a day by its date, such as 2026-11-30.")
        }
        selectDate(date)
        let index = completionRingButtons.firstIndex(where: \.isSelected) ?? 0
        delegate?.calendarView(self, didSelectDate: date, at: index, sender: completionRingButtons[index])
    }
}
