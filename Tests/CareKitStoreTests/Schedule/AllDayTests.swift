import Foundation
import Testing

@testable import CareKitStore

@Suite("All-day occurrences")
struct AllDayTests {
    private func window(_ place: Place, _ element: OCKScheduleElement, _ from: String, _ to: String) throws -> [Int] {
        try element.events(from: place.date(from), to: place.date(to)).map(\.occurrence)
    }

    @Test("An all-day element starts at the start of its day, whatever time it is given")
    func snapsStart() throws {
        let place = try Place("Europe/London")
        let element = try place.element("2021-05-04 13:37", every: DateComponents(day: 1), lasting: .allDay)
        #expect(place.reading(element.start) == "2021-05-04 00:00")
    }

    @Test("Setting the duration to all day moves the start to the start of its day")
    func snapsWhenSet() throws {
        let place = try Place("Europe/London")
        var element = try place.element("2021-05-04 13:37", every: DateComponents(day: 1))
        element.duration = .allDay
        #expect(place.reading(element.start) == "2021-05-04 00:00")
    }

    @Test(
        "The event ends one second before the next day, whether the day has 23, 24 or 25 hours",
        arguments: [("2021-03-14", 23.0), ("2021-03-15", 24.0), ("2021-11-07", 25.0)])
    func lengthOfDay(day: String, hours: Double) throws {
        let place = try Place("America/New_York")
        let element = try place.element(day, every: DateComponents(day: 1), lasting: .allDay)
        let event = try #require(element.event(forOccurrenceIndex: 0))
        #expect(event.end.timeIntervalSince(event.start) == hours * 3600 - 1)
    }

    @Test("Where midnight is skipped the event lasts from 01:00 to the end of the same day")
    func skippedMidnight() throws {
        let place = try Place("America/Sao_Paulo")
        let element = try place.element("2018-11-01", every: DateComponents(day: 1), lasting: .allDay)
        let event = try #require(element.event(forOccurrenceIndex: 3))
        #expect(place.reading(event.start) == "2018-11-04 01:00")
        #expect(place.reading(event.end) == "2018-11-04 23:59:59")
        #expect(try window(place, element, "2018-11-05", "2018-11-06") == [4])
    }

    @Test("An all-day element that begins where midnight is skipped is at midnight on the days after")
    func beginsWithSkippedMidnight() throws {
        let place = try Place("America/Sao_Paulo")
        let element = try place.element("2018-11-04 12:00", every: DateComponents(day: 1), lasting: .allDay)
        #expect(place.starts(element, 3) == ["2018-11-04 01:00", "2018-11-05 00:00", "2018-11-06 00:00"])
    }

    @Test("Each day's window holds that day's event alone")
    func oneEachDay() throws {
        let place = try Place("America/New_York")
        let element = try place.element("2021-03-01", every: DateComponents(day: 1), lasting: .allDay)
        for day in 10..<20 {
            #expect(try window(place, element, "2021-03-\(day)", "2021-03-\(day + 1)") == [day - 1])
        }
    }

    @Test("The event shows in any part of its day, and not from the last second on")
    func partsOfTheDay() throws {
        let place = try Place("UTC")
        let element = try place.element("2021-03-01", every: DateComponents(day: 7), lasting: .allDay)
        #expect(try window(place, element, "2021-03-01 15:00", "2021-03-01 16:00") == [0])
        #expect(try window(place, element, "2021-03-01 23:59:59", "2021-03-02 08:00") == [0])
        #expect(try window(place, element, "2021-03-02", "2021-03-03") == [])
        let lastHalfSecond = try place.date("2021-03-01 23:59:59") + 0.5
        #expect(try element.events(from: lastHalfSecond, to: place.date("2021-03-02")).isEmpty)
    }

    @Test(
        "With an end one second into a day that day counts, with an end at midnight it does not",
        arguments: [("2021-03-03 00:00:01", 3), ("2021-03-03", 2)])
    func end(end: String, count: Int) throws {
        let place = try Place("Europe/London")
        let element = try place.element("2021-03-01", every: DateComponents(day: 1), until: end, lasting: .allDay)
        #expect(try window(place, element, "2021-02-01", "2021-04-01").count == count)
        #expect(element.event(forOccurrenceIndex: count) == nil)
    }

    @Test("All day every 36 hours falls on the days on which the 36 hours end, not on every day")
    func everyDayAndAHalf() throws {
        let place = try Place("UTC")
        let element = try place.element("2021-03-01", every: DateComponents(hour: 36), lasting: .allDay)
        #expect(
            place.starts(element, 5) == [
                "2021-03-01 00:00", "2021-03-02 00:00", "2021-03-04 00:00", "2021-03-05 00:00", "2021-03-07 00:00",
            ])
    }
}
