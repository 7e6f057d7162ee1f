import Foundation
import Testing

@testable import CareKitStore

@Suite("Occurrences at the ends of months and in leap years")
struct MonthEndTests {
    @Test("Monthly from 31 January is the last of February and again the 31st of March")
    func monthlyFromThe31st() throws {
        let place = try Place("Europe/London")
        let element = try place.element("2021-01-31 08:00", every: DateComponents(month: 1))
        #expect(
            place.starts(element, 5) == [
                "2021-01-31 08:00", "2021-02-28 08:00", "2021-03-31 08:00", "2021-04-30 08:00", "2021-05-31 08:00",
            ])
    }

    @Test("Yearly from 29 February is the 28th in common years and the 29th in leap years")
    func yearlyFromLeapDay() throws {
        let place = try Place("America/New_York")
        let element = try place.element("2020-02-29 08:00", every: DateComponents(year: 1))
        #expect(
            place.starts(element, 5) == [
                "2020-02-29 08:00", "2021-02-28 08:00", "2022-02-28 08:00", "2023-02-28 08:00", "2024-02-29 08:00",
            ])
    }

    @Test("Mixed intervals are counted from the start too")
    func mixedInterval() throws {
        let place = try Place("UTC")
        let element = try place.element("2021-01-31 08:00", every: DateComponents(month: 1, day: 1))
        // One month and a day: 28 February + 1; two months and two days: 31 March + 2.
        #expect(place.starts(element, 3) == ["2021-01-31 08:00", "2021-03-01 08:00", "2021-04-02 08:00"])
    }

    @Test("Weeks are seven days, together with days too")
    func weeks() throws {
        let place = try Place("Europe/London")
        let weekly = try place.element("2021-03-22 08:00", every: DateComponents(weekOfYear: 1))
        #expect(place.starts(weekly, 2) == ["2021-03-22 08:00", "2021-03-29 08:00"])
        let tenDays = try place.element("2021-03-22 08:00", every: DateComponents(day: 3, weekOfYear: 1))
        #expect(place.starts(tenDays, 2) == ["2021-03-22 08:00", "2021-04-01 08:00"])
    }

    @Test("Months follow the element's calendar: Hebrew months, not Gregorian ones")
    func otherCalendar() throws {
        let place = try Place("Asia/Jerusalem", .hebrew)
        let element = try place.element("2023-09-16 08:00", every: DateComponents(month: 1))
        // 1 Tishri 5784 was 16 September 2023, 1 Heshvan 16 October, 1 Kislev 14 November.
        #expect(place.starts(element, 3) == ["2023-09-16 08:00", "2023-10-16 08:00", "2023-11-14 08:00"])
    }

    @Test(
        "The 120th month is found without counting up to it, whatever day is asked about",
        arguments: [0, 1, 59, 119, 600])
    func distantMonths(index: Int) throws {
        let place = try Place("America/New_York")
        let element = try place.element("2010-08-31 07:15", every: DateComponents(month: 1))
        let event = try #require(element.event(forOccurrenceIndex: index))
        let found = element.events(from: event.start, to: event.start + 1)
        #expect(found.map(\.occurrence) == [index])
    }
}
