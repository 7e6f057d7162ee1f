import CareKitUI
import Testing
import UIKit

@Suite("ISO dates")
struct ISODateTests {
    @Test("A day reads back as it was written", arguments: ["0001-01-01", "2024-02-29", "2026-11-30", "9999-12-31"])
    func roundTrip(text: String) throws {
        let date = try #require(ISODate(text))
        #expect(date.description == text)
        let calendar = try newYork()
        let start = try #require(date.startOfDay(in: calendar))
        #expect(ISODate(start, in: calendar) == date)
    }

    @Test("A moment belongs to the day of the calendar's zone")
    func zones() throws {
        // 2026-12-03 02:00 UTC is still the evening of the second in New York.
        let moment = Date(timeIntervalSince1970: 1_796_263_200)
        var utc = Calendar(identifier: .gregorian)
        utc.timeZone = .gmt
        #expect(ISODate(moment, in: utc)?.description == "2026-12-03")
        #expect(ISODate(moment, in: try newYork())?.description == "2026-12-02")
    }

    @Test("A day of another era or beyond the year 9999 has no such name", arguments: [-1e11, 1e12])
    func farAway(seconds: Double) throws {
        #expect(ISODate(Date(timeIntervalSince1970: seconds), in: try newYork()) == nil)
    }

    @Test("A day starts at one where clocks skip midnight")
    func skippedMidnight() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/Asuncion"))
        // Paraguay, 6 October 2024: 00:00 became 01:00, which is 04:00 UTC.
        let start = try #require(ISODate("2024-10-06")?.startOfDay(in: calendar))
        #expect(start == Date(timeIntervalSince1970: 1_728_187_200))
    }

    @Test("Another calendar's dates are written in the Gregorian one")
    func otherCalendars() throws {
        var buddhist = Calendar(identifier: .buddhist)
        buddhist.timeZone = .gmt
        let date = try #require(ISODate("2026-11-30")?.startOfDay(in: buddhist))
        #expect(date == Date(timeIntervalSince1970: 1_795_996_800))
        #expect(ISODate(date, in: buddhist)?.description == "2026-11-30")
    }
}
