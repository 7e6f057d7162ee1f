import Foundation
import Testing

@testable import CareKitStore

@Suite("Occurrences across clock changes")
struct ClockChangeTests {
    @Test("A 02:30 daily task returns to 02:30 after spring forward in New York")
    func returnsAfterGap() throws {
        let place = try Place("America/New_York")
        let element = try place.element("2021-03-13 02:30", every: DateComponents(day: 1))
        // 14 March 2021 has no 02:30 there.
        #expect(
            place.starts(element, 4) == [
                "2021-03-13 02:30", "2021-03-14 03:30", "2021-03-15 02:30", "2021-03-16 02:30",
            ])
    }

    @Test("A 01:30 daily task returns to 01:30 after spring forward in London")
    func returnsAfterGapInLondon() throws {
        let place = try Place("Europe/London")
        let element = try place.element("2022-03-26 01:30", every: DateComponents(day: 1))
        #expect(place.starts(element, 3) == ["2022-03-26 01:30", "2022-03-27 02:30", "2022-03-28 01:30"])
    }

    @Test("A 01:30 daily task occurs once on the day on which 01:30 occurs twice")
    func onceInOverlap() throws {
        let place = try Place("America/New_York")
        let element = try place.element("2021-11-06 01:30", every: DateComponents(day: 1))
        let events = try element.events(from: place.date("2021-11-07"), to: place.date("2021-11-08"))
        #expect(events.map(\.occurrence) == [1])
        // The first of the two: 05:30 UTC, still daylight time.
        #expect(events.first?.start.timeIntervalSince1970 == 1_636_263_000)
    }

    @Test("Every 24 hours walks by an hour at a clock change, every day does not")
    func hoursAreNotDays() throws {
        let place = try Place("America/New_York")
        let hours = try place.element("2021-03-13 08:00", every: DateComponents(hour: 24))
        let days = try place.element("2021-03-13 08:00", every: DateComponents(day: 1))
        #expect(place.starts(hours, 3) == ["2021-03-13 08:00", "2021-03-14 09:00", "2021-03-15 09:00"])
        #expect(place.starts(days, 3) == ["2021-03-13 08:00", "2021-03-14 08:00", "2021-03-15 08:00"])
    }

    @Test("Lord Howe's half-hour change moves a 02:15 task by half an hour on that day only")
    func halfHourChange() throws {
        let place = try Place("Australia/Lord_Howe")
        let element = try place.element("2021-10-02 02:15", every: DateComponents(day: 1))
        #expect(place.starts(element, 3) == ["2021-10-02 02:15", "2021-10-03 02:45", "2021-10-04 02:15"])
    }

    @Test("A daily midnight task in São Paulo is at 01:00 on the day without a midnight")
    func midnightGap() throws {
        let place = try Place("America/Sao_Paulo")
        let element = try place.element("2018-11-03 00:00", every: DateComponents(day: 1))
        #expect(place.starts(element, 3) == ["2018-11-03 00:00", "2018-11-04 01:00", "2018-11-05 00:00"])
    }

    @Test("Kathmandu's quarter-hour offset changes nothing")
    func quarterHourOffset() throws {
        let place = try Place("Asia/Kathmandu")
        let element = try place.element("2024-02-28 23:45", every: DateComponents(day: 1))
        #expect(place.starts(element, 3) == ["2024-02-28 23:45", "2024-02-29 23:45", "2024-03-01 23:45"])
        // 23:45 at +05:45 is 18:00 UTC.
        #expect(element.start.timeIntervalSince1970 == 1_709_143_200)
    }

    @Test("An hour-long event across fall back lasts an hour and ends at the wall time at which it started")
    func fixedDurationAcrossOverlap() throws {
        let place = try Place("America/New_York")
        let element = try place.element("2021-11-07 01:30", every: DateComponents(day: 1))
        let event = try #require(element.event(forOccurrenceIndex: 0))
        #expect(event.end.timeIntervalSince(event.start) == 3600)
        #expect(place.reading(event.end) == "2021-11-07 01:30")
    }

    @Test("Samoa has no 30 December 2011, and the days after it keep their time")
    func skippedDay() throws {
        let place = try Place("Pacific/Apia")
        let element = try place.element("2011-12-28 09:00", every: DateComponents(day: 1))
        #expect(place.starts(element, 4).last == "2012-01-01 09:00")
        let event = try #require(element.event(forOccurrenceIndex: 32))
        #expect(place.reading(event.start) == "2012-01-30 09:00")
    }
}
