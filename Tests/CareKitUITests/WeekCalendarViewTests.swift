import CareKitUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Week calendar")
struct WeekCalendarViewTests {
    private let calendar: Calendar
    private let view: OCKWeekCalendarView
    private let delegate = Delegate()

    /// Thursday, 3 December 2026 in New York, in a week that starts on Sunday, 29 November.
    init() throws {
        calendar = try newYork()
        let today = try day("2026-12-03", calendar)
        view = OCKWeekCalendarView(weekOfDate: today, calendar: calendar, today: today)
        view.delegate = delegate
    }

    private func page() throws -> DOMNode { try DOMParser.parse(html(view)) }

    private func selectedDay() -> String? { view.selectedDate.flatMap { ISODate($0, in: calendar)?.description } }

    @Test("A week shows seven days in the order of the calendar, with the chosen day as heading")
    func week() throws {
        let page = try page()
        #expect(page.elements(tag: "h2").map(\.textContent) == ["Thursday, December 3"])
        let days = page.elements(class: "week-day")
        #expect(
            days.compactMap(\.id).map { $0.suffix(10) } == [
                "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05",
            ])
        #expect(days.map(\.textContent) == ["S29", "M30", "T1", "W2", "T3", "F4", "S5"])
    }

    @Test("A week starts where the calendar says")
    func mondayFirst() throws {
        var german = calendar
        german.locale = Locale(identifier: "de_DE")
        german.firstWeekday = 2
        let date = try day("2026-12-03", german)
        let view = OCKWeekCalendarView(weekOfDate: date, calendar: german, today: date)
        let page = try DOMParser.parse(html(view))
        #expect(page.elements(class: "week-day").map(\.textContent) == ["M30", "D1", "M2", "D3", "F4", "S5", "S6"])
        #expect(page.elements(tag: "h2").map(\.textContent) == ["Donnerstag, 3. Dezember"])
    }

    @Test("Only the chosen day is marked as such, and not by colour alone")
    func selection() throws {
        let current = try page().all.filter { $0.attributes["aria-current"] == "date" }
        #expect(current.map(\.textContent) == ["T3"])
        #expect(try page().elements(class: "selected").map(\.textContent) == ["T3"])
    }

    @Test("A day's name is the caller's, or else its date and state")
    func names() throws {
        let monday = try #require(view.completionRingFor(date: try day("2026-11-30", calendar)))
        monday.setState(.progress(0.5))
        #expect(
            try page().elements(tag: "a").contains {
                $0.attributes["aria-label"] == "Monday, November 30, 50 percent done"
            })
        monday.accessibilityLabel = "Monday 30 November, 1 of 2 done" + hostile
        #expect(
            try page().elements(tag: "a").contains {
                $0.attributes["aria-label"] == "Monday 30 November, 1 of 2 done" + hostile
            })
        #expect(!html(view).contains("<script"))
    }

    @Test("Each day is an address; today is the address without a date")
    func addresses() throws {
        let screen = try Screen(view)
        let days = screen.page.elements(class: "week-day").compactMap {
            $0.elements(tag: "a").first?.attributes["href"]
        }
        #expect(
            days == [
                "?date=2026-11-29", "?date=2026-11-30", "?date=2026-12-01", "?date=2026-12-02", "./",
                "?date=2026-12-04",
                "?date=2026-12-05",
            ])
        let steps = screen.page.elements(class: "week-step")
        #expect(steps.map { $0.attributes["aria-label"] } == ["Previous week", "Next week"])
        #expect(steps.map { $0.attributes["href"] } == ["?date=2026-11-26", "?date=2026-12-10"])
    }

    @Test("Another week has a link back to today")
    func today() throws {
        #expect(try page().elements(class: "week-today").isEmpty)
        view.selectDate(try day("2026-12-10", calendar))
        let screen = try Screen(view)
        #expect(screen.page.elements(class: "week-today").map { $0.attributes["href"] } == ["./"])
    }

    @Test("Choosing a day of another week shows that week and tells the delegate")
    func choosing() throws {
        var screen = try Screen(view)
        #expect(screen.send("select", to: view, ["date": "2026-12-08"]) == nil)
        #expect(delegate.heard == ["2026-12-08 at 2"])
        #expect(selectedDay() == "2026-12-08")
        #expect(view.completionRingButtons.count == 7)
        #expect(ISODate(view.dateInterval.start, in: calendar)?.description == "2026-12-06")
        try screen.patch()
        #expect(screen.page.elements(tag: "h2").map(\.textContent) == ["Tuesday, December 8"])
    }

    @Test(
        "A date that is none is refused, and the chosen day stays",
        arguments: [
            "", "today", "2026-02-30", "2026-13-01", "0000-01-01", "26-01-01", "2026-12-03T00:00", "-026-12-03",
            "2026_12_03",
            "２０２６-12-03", hostile,
        ])
    func badDates(text: String) throws {
        let screen = try Screen(view)
        #expect(screen.send("select", to: view, ["date": text])?.reason == .invalid)
        #expect(selectedDay() == "2026-12-03")
        #expect(delegate.heard.isEmpty)
    }

    @Test("An event without a date and an unknown event are refused")
    func badEvents() throws {
        let screen = try Screen(view)
        #expect(screen.send("select", to: view)?.reason == .invalid)
        #expect(screen.send("tap", to: view, ["date": "2026-12-08"])?.reason == .notFound)
        #expect(screen.send("select", to: view.completionRingButtons[0])?.reason == .notFound)
        #expect(delegate.heard.isEmpty)
    }

    @Test(
        "The first and the last day that an address can name are shown without a way further",
        arguments: [
            ("0001-01-01", "Previous week"), ("9999-12-31", "Next week"),
        ])
    func ends(text: String, missing: String) throws {
        let screen = try Screen(view)
        #expect(screen.send("select", to: view, ["date": text]) == nil)
        #expect(selectedDay() == text)
        #expect(try !page().elements(class: "week-step").contains { $0.attributes["aria-label"] == missing })
        #expect(try page().elements(class: "week-step").count == 1)
    }

    @Test("A page that took patches is the page that a reload shows")
    func patches() throws {
        var screen = try Screen(view)
        let ring = view.completionRingButtons[1]
        for state in [OCKCompletionState.dimmed, .zero, .progress(0.25), .progress(1), .empty] {
            ring.setState(state, animated: true)
            #expect(ring.completionState == state)
            #expect(try screen.patch() == [ring])
        }
        ring.accessibilityLabel = "Monday 30 November, 1 of 2 done"
        #expect(try screen.patch() == [ring])
        ring.setState(.empty)
        #expect(try screen.patch().isEmpty)
        view.selectDate(try day("2026-11-30", calendar))
        #expect(try screen.patch() == [view])
        view.today = try day("2026-11-30", calendar)
        #expect(try screen.patch() == [view])
    }

    @Test("A week in which clocks change has seven different days", arguments: ["2026-03-08", "2026-11-01"])
    func clockChange(text: String) throws {
        let view = OCKWeekCalendarView(weekOfDate: try day(text, calendar), calendar: calendar)
        #expect(Set(view.completionRingButtons.map { $0.elementKey }).count == 7)
        #expect(view.completionRingButtons.first?.elementKey == text)
    }

    @MainActor private final class Delegate: OCKCalendarViewDelegate {
        var heard: [String] = []
        func calendarView(
            _ calendarView: any UIView & OCKCalendarDisplayable, didSelectDate date: Date, at index: Int, sender: Any?
        ) {
            let calendar = (calendarView as? OCKWeekCalendarView)?.calendar
            heard.append("\(calendar.flatMap { ISODate(date, in: $0)?.description } ?? "?") at \(index)")
        }
    }
}

func newYork() throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    calendar.locale = Locale(identifier: "en_US")
    return calendar
}

func day(_ text: String, _ calendar: Calendar) throws -> Date {
    try #require(ISODate(text)?.startOfDay(in: calendar))
}
