import Foundation
import Testing

@testable import CareKitStore

@Suite("Zones, days of the month and periods as documents")
struct ScheduleRuleCodingTests {
    private let place: Place

    init() throws { place = try Place("America/New_York") }

    private func element(
        every interval: DateComponents = DateComponents(month: 1),
        zonePolicy: OCKScheduleElement.ZonePolicy = .calendar,
        monthDay: OCKScheduleElement.MonthDay? = nil,
        lastsUntilNext: Bool = false
    ) throws -> OCKScheduleElement {
        try OCKScheduleElement(
            validating: place.date("2021-06-01 08:00"), end: nil, interval: interval,
            duration: lastsUntilNext ? .allDay : .hours(1), calendar: place.calendar, zonePolicy: zonePolicy,
            monthDay: monthDay, lastsUntilNext: lastsUntilNext)
    }

    private func fields(_ element: OCKScheduleElement) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(element))
        return try #require(object as? [String: Any])
    }

    private func decoded(_ fields: [String: Any]) throws -> OCKScheduleElement {
        try JSONDecoder().decode(OCKScheduleElement.self, from: JSONSerialization.data(withJSONObject: fields))
    }

    @Test("An element with Apple's behaviour has Apple's keys and no other")
    func unchanged() throws {
        let keys = try fields(element()).keys.sorted()
        #expect(keys == ["calendar", "duration", "interval", "start", "targetValues"])
        let schedule = OCKSchedule(composing: [try element()])
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(schedule))
        #expect((object as? [String: Any])?.keys.sorted() == ["elements"])
    }

    @Test("Elements come back as they were, and their differences make them different")
    func roundTrip() throws {
        let zone = place.calendar.timeZone
        let elements = [
            try element(), try element(zonePolicy: .fixed(zone)), try element(zonePolicy: .floating(home: zone)),
            try element(zonePolicy: .floating(home: try #require(TimeZone(secondsFromGMT: 20_700)))),
            try element(zonePolicy: .fixed(zone), monthDay: .day(31)),
            try element(zonePolicy: .fixed(zone), monthDay: .weekday(3, ordinal: 2)),
            try element(zonePolicy: .fixed(zone), monthDay: .weekday(3, ordinal: -1)),
            try element(zonePolicy: .floating(home: zone), lastsUntilNext: true),
        ]
        #expect(Set(elements).count == elements.count)
        for element in elements { #expect(try decoded(fields(element)) == element) }
    }

    @Test("A fixed zone is the calendar's too, so that Apple's programs compute the same")
    func fixed() throws {
        let kathmandu = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        let fields = try fields(element(zonePolicy: .fixed(kathmandu)))
        #expect(fields["zonePolicy"] as? [String: String] == ["fixed": "Asia/Kathmandu"])
        let calendar = try #require(fields["calendar"] as? [String: Any])
        #expect((calendar["timeZone"] as? [String: String])?["identifier"] == "Asia/Kathmandu")
    }

    @Test("Programs that know no days of the month and no periods miss a key and refuse them")
    func oldReaders() throws {
        let monthly = try fields(element(zonePolicy: .fixed(.gmt), monthDay: .weekday(3, ordinal: 2)))
        #expect(monthly["interval"] == nil)
        #expect(monthly["onMonthDay"] != nil)
        let period = try fields(element(zonePolicy: .fixed(.gmt), lastsUntilNext: true))
        #expect(period["duration"] == nil)
        #expect(period["lastsUntilNext"] as? Bool == true)
    }

    @Test("Documents with a zone or a day that does not exist are refused")
    func hostile() throws {
        let monthly = try fields(element(zonePolicy: .fixed(.gmt), monthDay: .day(31)))
        for (key, value): (String, Any) in [
            ("zonePolicy", ["fixed": "Mars/Olympus"]), ("zonePolicy", ["floating": ""]),
            ("zonePolicy", ["sideways": "UTC"]), ("zonePolicy", [String: String]()),
            ("onMonthDay", ["months": 1, "day": ["day": 32]]), ("onMonthDay", ["months": 0, "day": ["day": 3]]),
            ("onMonthDay", ["months": Int.max, "day": ["weekday": 8, "ordinal": 1]]),
            ("onMonthDay", ["months": 1, "day": ["weekday": 1, "ordinal": 5]]), ("onMonthDay", "monthly"),
            ("start", 1e300),
        ] {
            var broken = monthly
            broken[key] = value
            #expect(throws: DecodingError.self, "\(key): \(value)") { try decoded(broken) }
        }
    }

    @Test("A schedule until completed comes back as one")
    func untilCompleted() throws {
        let schedule = OCKSchedule(composing: [try element()])
        var once = schedule
        once.endsOnCompletion = true
        #expect(once != schedule)
        #expect(try JSONDecoder().decode(OCKSchedule.self, from: JSONEncoder().encode(once)) == once)
        #expect(once.offset(by: DateComponents(day: 1)).endsOnCompletion)
        #expect(once.reading(in: .gmt).endsOnCompletion)
    }
}
