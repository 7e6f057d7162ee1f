import Foundation
import Testing

@testable import CareKitStore

@Suite("Which occurrences a window holds")
struct InclusionTests {
    private let place: Place
    private let daily: OCKScheduleElement

    init() throws {
        place = try Place("America/New_York")
        daily = try place.element("2021-06-01 08:00", every: DateComponents(day: 1))
    }

    private func indices(_ from: String, _ to: String, of element: OCKScheduleElement? = nil) throws -> [Int] {
        try (element ?? daily).events(from: place.date(from), to: place.date(to)).map(\.occurrence)
    }

    @Test("An event that starts exactly at the window's end is outside")
    func startAtWindowEnd() throws {
        #expect(try indices("2021-06-02", "2021-06-02 08:00") == [])
        #expect(try indices("2021-06-02", "2021-06-02 08:00:01") == [1])
    }

    @Test("An event that ends exactly at the window's start is inside")
    func endAtWindowStart() throws {
        #expect(try indices("2021-06-02 09:00", "2021-06-02 12:00") == [1])
        #expect(try indices("2021-06-02 09:00:01", "2021-06-02 12:00") == [])
    }

    @Test("An event from 23:00 to midnight appears on the next day too")
    func touchesNextDay() throws {
        let late = try place.element("2021-06-01 23:00", every: DateComponents(day: 1))
        #expect(try indices("2021-06-02", "2021-06-03", of: late) == [0, 1])
    }

    @Test("An event longer than the interval appears as often as it is under way")
    func overlapping() throws {
        let long = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), lasting: .hours(48))
        // Under way at 12:00 on the 5th: those that began on the 3rd at 08:00 (ends on the 5th at 08:00) are over.
        #expect(try indices("2021-06-05 12:00", "2021-06-05 13:00", of: long) == [3, 4])
    }

    @Test("An event without duration is found at its instant")
    func zeroDuration() throws {
        let instant = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), lasting: .seconds(0))
        #expect(try indices("2021-06-01 08:00", "2021-06-01 08:00:01", of: instant) == [0])
        #expect(try indices("2021-06-01 07:00", "2021-06-01 08:00", of: instant) == [])
    }

    @Test("No event starts at or after the element's end")
    func endIsExclusive() throws {
        let bounded = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-06-03 08:00")
        #expect(try indices("2021-01-01", "2022-01-01", of: bounded) == [0, 1])
        let longer = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-06-03 08:00:01")
        #expect(try indices("2021-01-01", "2022-01-01", of: longer) == [0, 1, 2])
    }

    @Test("An element keeps an event that runs on after its end, a schedule drops it")
    func elementAndScheduleDiffer() throws {
        let element = try place.element(
            "2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-06-01 09:00", lasting: .hours(5))
        let (start, end) = try (place.date("2021-06-01 10:00"), place.date("2021-06-01 11:00"))
        #expect(element.events(from: start, to: end).count == 1)
        #expect(OCKSchedule(composing: [element]).events(from: start, to: end).isEmpty)
    }

    @Test("A window of no length, or turned round, holds nothing and stops nothing")
    func emptyWindow() throws {
        let schedule = OCKSchedule(composing: [daily])
        let date = try place.date("2021-06-02 08:30")
        #expect(schedule.events(from: date, to: date).isEmpty)
        #expect(schedule.events(from: date, to: date - 3600).isEmpty)
        #expect(schedule.events(from: .distantFuture, to: .distantPast).isEmpty)
    }

    @Test("Windows that are not numbers or lie beyond all dates hold what they can")
    func extremeWindows() throws {
        let bounded = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-06-04")
        let nan = Date(timeIntervalSinceReferenceDate: .nan)
        let infinity = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(bounded.events(from: nan, to: nan).isEmpty)
        #expect(bounded.events(from: .distantPast, to: nan).isEmpty)
        #expect(bounded.events(from: -infinity, to: infinity).count == 3)
        #expect(bounded.events(from: .distantPast, to: .distantFuture).count == 3)
    }

    @Test("Occurrence numbers that do not exist give nil", arguments: [-1, Int.min, Int.max, 1_000_000_000_000])
    func impossibleNumbers(index: Int) {
        #expect(daily.event(forOccurrenceIndex: index) == nil)
        #expect(OCKSchedule(composing: [daily, daily]).event(forOccurrenceIndex: index) == nil)
    }

    @Test("A window before the start holds nothing")
    func beforeStart() throws {
        #expect(try indices("2020-01-01", "2021-06-01 08:00") == [])
    }
}

private prefix func - (date: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: -date.timeIntervalSinceReferenceDate)
}
