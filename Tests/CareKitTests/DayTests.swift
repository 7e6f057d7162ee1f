import TestSupport
import Testing

@testable import CareKit

private let zones = [
    // Clocks change at 2:00, at 2:00 UTC, at midnight, and by half an hour; Apia left out a whole day in 2011.
    "America/New_York", "Europe/Berlin", "Asia/Beirut", "Australia/Lord_Howe", "Pacific/Apia",
]

@MainActor @Suite("Days in several zones")
struct DayTests {
    @Test(
        "A day goes into the address and comes back, through clock changes, leap days and year ends",
        arguments: zones,
        [(2026, 12, 20), (2027, 2, 20), (2028, 2, 20), (2027, 3, 8), (2027, 3, 22), (2027, 10, 20), (2011, 12, 20)])
    func roundTrip(zone: String, start: (Int, Int, Int)) throws {
        let calendar = gregorian(zone)
        let study = try Study(at: day(start.0, start.1, start.2, 12, in: calendar))
        study.calendar = calendar
        let page = Feed(in: study)
        for offset in 1...21 {
            let date = try #require(calendar.date(byAdding: .day, value: offset, to: study.now))
            page.selectDate(date, animated: false)
            #expect(page.selectedDate == calendar.startOfDay(for: date))
            let state = page.sceneState
            page.selectDate(study.now, animated: false)
            #expect(page.sceneState == [:])
            page.restoreSceneState(state)
            #expect(page.selectedDate == calendar.startOfDay(for: date), "\(state)")
        }
    }

    @Test("Every hour of a week belongs to the day that the wall clock says", arguments: zones)
    func dayIndices(zone: String) throws {
        let calendar = gregorian(zone)
        // The weeks of the clock changes of 2027, and one across the new year.
        for (month, date) in [(3, 9), (3, 24), (4, 1), (10, 1), (10, 28), (11, 3), (12, 30)] {
            let week = try #require(
                calendar.dateInterval(of: .weekOfYear, for: day(2027, month, date, 12, in: calendar)))
            var hour = week.start
            while hour < week.end {
                let expected = (calendar.component(.weekday, from: hour) + 5) % 7
                #expect(calendar.dayIndex(of: hour, in: week) == expected)
                hour += 3_600
            }
            #expect(calendar.dayIndex(of: week.start - 1, in: week) == nil)
            #expect(calendar.dayIndex(of: week.end, in: week) == nil)
        }
    }

    @Test("The week from which Samoa left out a day has seven places and no trap")
    func shortWeek() throws {
        let calendar = gregorian("Pacific/Apia")
        let week = try #require(calendar.dateInterval(of: .weekOfYear, for: day(2011, 12, 28, 12, in: calendar)))
        let indices = stride(from: week.start, to: week.end, by: 3_600).map { calendar.dayIndex(of: $0, in: week) }
        #expect(indices.allSatisfy { (0...6).contains($0 ?? -1) })
    }

    @Test("The date is looked at again just after midnight, and at least every hour")
    func nextLook() {
        let calendar = gregorian("America/New_York")
        func seconds(_ date: Date) -> Double { DayClock(now: { date }, calendar: calendar).secondsToNextLook }
        #expect(seconds(day(2027, 3, 17, 10, in: calendar)) == 3_600)
        #expect(seconds(day(2027, 3, 18, 0, in: calendar) - 10) == 10.5)
        #expect(seconds(day(2027, 3, 18, 0, in: calendar)) == 3_600)
        // A day of 23 hours: its last hour begins 22 hours after midnight.
        #expect(seconds(day(2027, 3, 14, 0, in: calendar) + 22 * 3_600 + 1_800) == 1_800.5)
    }

    @Test(
        "Days more than a hundred years away, and moments that are none, are not near",
        arguments: [-1e11, 1e11, .nan, .infinity, -.infinity])
    func absurd(seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let study = try Study()
        #expect(!study.clock.isNear(date))
        let page = Feed(in: study)
        page.selectDate(date, animated: false)
        #expect(page.selectedDate == day(2027, 3, 17))
        page.loadViewIfNeeded()
        page.selectDate(date, animated: false)
        #expect(page.selectedDate == day(2027, 3, 17))
    }
}
