import Foundation
import Testing

@testable import CareKitStore

@Suite("Schedules by time of day, in the machine's zone")
struct FactoryTests {
    private let place: Place

    init() throws { place = try Place(TimeZone.current.identifier) }

    @Test("Daily at 8, planned at 9, begins today at 8")
    func beginsBeforeStart() throws {
        let schedule = OCKSchedule.dailyAtTime(
            hour: 8, minutes: 15, start: try place.date("2021-06-01 09:00"), end: nil, text: "morning",
            duration: .minutes(10), targetValues: [OCKOutcomeValue(2)])
        #expect(place.reading(schedule.startDate()) == "2021-06-01 08:15")
        #expect(schedule[0].element.text == "morning")
        #expect(schedule[0].element.targetValues.first?.integerValue == 2)
        #expect(schedule[0].end == schedule[0].start + 600)
        #expect(place.reading(schedule[30].start) == "2021-07-01 08:15")
    }

    @Test(
        "Weekly begins on the first such weekday from the start's day on",
        arguments: [(3, "2021-06-01"), (4, "2021-06-02"), (1, "2021-06-06"), (2, "2021-06-07")])
    func weekly(weekday: Int, day: String) throws {
        // 1 June 2021 was a Tuesday.
        let schedule = OCKSchedule.weeklyAtTime(
            weekday: weekday, hours: 7, minutes: 30, start: try place.date("2021-06-01 12:00"), end: nil,
            targetValues: [], text: nil)
        #expect(place.reading(schedule.startDate()) == "\(day) 07:30")
        #expect(try schedule[1].start == #require(place.calendar.date(byAdding: .day, value: 7, to: schedule[0].start)))
        #expect(schedule[0].end == schedule[0].start + 3600)
    }

    @Test("All day at a time is all day")
    func allDay() throws {
        let schedule = OCKSchedule.dailyAtTime(
            hour: 8, minutes: 0, start: try place.date("2021-06-01 09:00"), end: nil, text: nil, duration: .allDay)
        #expect(place.reading(schedule.startDate()) == "2021-06-01 00:00")
    }

    @Test("The end is kept")
    func end() throws {
        let schedule = OCKSchedule.dailyAtTime(
            hour: 8, minutes: 0, start: try place.date("2021-06-01"), end: try place.date("2021-06-04"), text: nil)
        #expect(schedule.event(forOccurrenceIndex: 2) != nil)
        #expect(schedule.event(forOccurrenceIndex: 3) == nil)
    }
}

@Suite("Moved schedules")
struct OffsetTests {
    @Test("Moving keeps the calendar, the interval, the text and the length")
    func keepsEverything() throws {
        let place = try Place("Asia/Kathmandu")
        let element = try place.element(
            "2021-06-01 08:00", every: DateComponents(day: 2), until: "2021-06-10", text: "walk", lasting: .minutes(20))
        let moved = element.offset(by: DateComponents(day: 3, hour: 1))
        #expect(place.reading(moved.start) == "2021-06-04 09:00")
        #expect(moved.end.map(place.reading) == "2021-06-13 01:00")
        #expect(moved.calendar == place.calendar)
        #expect(moved.interval == element.interval)
        #expect(moved.text == "walk")
        #expect(moved.duration == .minutes(20))
    }

    @Test("A schedule moves with all its elements, backwards too")
    func schedule() throws {
        let place = try Place("America/New_York")
        let schedule = OCKSchedule(composing: [
            try place.element("2021-03-14 08:00", every: DateComponents(day: 1)),
            try place.element("2021-03-15 08:00", every: DateComponents(day: 1)),
        ])
        let moved = schedule.offset(by: DateComponents(day: -1))
        // Across the clock change the wall time stays.
        #expect(moved.elements.map { place.reading($0.start) } == ["2021-03-13 08:00", "2021-03-14 08:00"])
    }

    @Test("Moves beyond the calendar leave the schedule where it is", arguments: [10_000, -10_000])
    func farMove(years: Int) throws {
        let place = try Place("UTC")
        let element = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-07-01")
        #expect(element.offset(by: DateComponents(year: years)) == element)
    }
}
