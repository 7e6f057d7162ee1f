import Foundation
import Testing

@testable import CareKitStore

@Suite("Occurrence numbers of composed schedules")
struct NumberingTests {
    @Test("Breakfast, lunch and every other dinner are numbered in order of time")
    func threeMeals() throws {
        let place = try Place("America/New_York")
        let schedule = OCKSchedule(composing: [
            try place.element("2019-06-03 08:00", every: DateComponents(day: 1), text: "breakfast"),
            try place.element("2019-06-03 14:00", every: DateComponents(day: 1), text: "lunch"),
            try place.element("2019-06-03 19:00", every: DateComponents(day: 2), text: "dinner"),
        ])
        let third = try schedule.events(from: place.date("2019-06-05"), to: place.date("2019-06-06"))
        // Day 1 has #0–2, day 2 has #3–4, day 3 has #5–7.
        #expect(third.map(\.occurrence) == [5, 6, 7])
        #expect(third.map(\.element.text) == ["breakfast", "lunch", "dinner"])
        #expect(schedule[6].start == third[1].start)
        #expect(schedule[6].element.text == "lunch")
    }

    @Test("A number does not depend on the window: 48-hour and 1-hour events on the same days")
    func mixedDurations() throws {
        let place = try Place("UTC")
        let schedule = OCKSchedule(composing: [
            try place.element("2021-06-01 00:00", every: DateComponents(day: 4), lasting: .hours(48)),
            try place.element("2021-06-01 12:00", every: DateComponents(day: 1), lasting: .hours(1)),
        ])
        let window = try schedule.events(from: place.date("2021-06-02 06:00"), to: place.date("2021-06-03"))
        // Full order: 1 June 00:00 long (#0), 1 June 12:00 (#1), 2 June 12:00 (#2).
        #expect(window.map(\.occurrence) == [0, 2])
        #expect(window.map { place.reading($0.start) } == ["2021-06-01 00:00", "2021-06-02 12:00"])
    }

    @Test("A long event that began far back is numbered past all the short ones before it")
    func longEventFarBack() throws {
        let place = try Place("UTC")
        let schedule = OCKSchedule(composing: [
            try place.element("2021-01-01 00:00", every: DateComponents(hour: 1), lasting: .minutes(5)),
            try place.element("2021-01-11 00:30", every: DateComponents(year: 1), lasting: .hours(24 * 60)),
        ])
        let window = try schedule.events(from: place.date("2021-02-01 00:10"), to: place.date("2021-02-01 01:10"))
        // Ten days and one event of 00:00 come before the long one; 31 days and one event before 01:00, and the long one.
        #expect(window.map(\.occurrence) == [241, 31 * 24 + 2])
    }

    @Test("Events that start together keep the order of their elements")
    func ties() throws {
        let place = try Place("Europe/London")
        let schedule = OCKSchedule(composing: [
            try place.element("2021-06-01 08:00", every: DateComponents(day: 1), text: "red"),
            try place.element("2021-06-01 08:00", every: DateComponents(day: 2), text: "blue"),
            try place.element("2021-06-01 08:00", every: DateComponents(day: 1), text: "green"),
        ])
        let events = try schedule.events(from: place.date("2021-06-03"), to: place.date("2021-06-04"))
        #expect(events.map(\.element.text) == ["red", "blue", "green"])
        #expect(events.map(\.occurrence) == [5, 6, 7])
        #expect(schedule.event(forOccurrenceIndex: 6)?.element.text == "blue")
    }

    @Test("Elements are ordered by start, and those of several schedules form one")
    func composing() throws {
        let place = try Place("UTC")
        let late = OCKSchedule(composing: [try place.element("2021-06-08 08:00", every: DateComponents(day: 1))])
        let early = OCKSchedule(composing: [
            try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-06-08")
        ])
        let both = OCKSchedule(composing: [late, early])
        #expect(try both.startDate() == place.date("2021-06-01 08:00"))
        #expect(both.elements.count == 2)
        #expect(both.endDate() == nil)
        #expect(try early.endDate() == place.date("2021-06-08"))
        // Seven events of the first week, then the other element goes on.
        #expect(try both.event(forOccurrenceIndex: 7)?.start == place.date("2021-06-08 08:00"))
    }

    @Test("The latest end is the schedule's, if every element ends")
    func latestEnd() throws {
        let place = try Place("UTC")
        let schedule = OCKSchedule(composing: [
            try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-07-01"),
            try place.element("2021-06-01 09:00", every: DateComponents(day: 1), until: "2021-06-08"),
        ])
        #expect(try schedule.endDate() == place.date("2021-07-01"))
    }

    @Test("After one element has ended the numbers go on from all of its events")
    func endedElementCounts() throws {
        let place = try Place("UTC")
        let schedule = OCKSchedule(composing: [
            try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-06-08"),
            try place.element("2021-06-08 08:00", every: DateComponents(weekOfYear: 1)),
        ])
        let events = try schedule.events(from: place.date("2021-06-15"), to: place.date("2021-06-16"))
        #expect(events.map(\.occurrence) == [8])
    }

    @Test("Ten years of hourly events are numbered to the last")
    func tenYears() throws {
        let place = try Place("UTC")
        let element = try place.element("2011-01-01 00:00", every: DateComponents(hour: 1), lasting: .minutes(30))
        let schedule = OCKSchedule(composing: [element])
        let events = try schedule.events(from: place.date("2021-01-01 00:15"), to: place.date("2021-01-01 02:00"))
        // 3653 days of 24 hours: three leap days lie between.
        #expect(events.map(\.occurrence) == [3653 * 24, 3653 * 24 + 1])
    }
}
