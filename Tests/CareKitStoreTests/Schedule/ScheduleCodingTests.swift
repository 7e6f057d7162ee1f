import Foundation
import Testing

@testable import CareKitStore

@Suite("Schedules as documents")
struct ScheduleCodingTests {
    private func decoded<Value: Codable & Equatable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    private func element(replacing key: String, with value: Any?) throws -> Data {
        let place = try Place("Europe/London")
        let element = try place.element("2021-06-01 08:00", every: DateComponents(day: 1))
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(element))
        var fields = try #require(object as? [String: Any])
        fields[key] = value
        return try JSONSerialization.data(withJSONObject: fields)
    }

    @Test("A schedule comes back as it was, with its calendars, texts, targets and their order")
    func roundTrip() throws {
        let place = try Place("Asia/Kathmandu")
        let elements = [
            try place.element("2021-06-01 08:00", every: DateComponents(day: 1), text: "breakfast"),
            try place.element("2021-06-01 00:00", every: DateComponents(weekOfYear: 2), lasting: .allDay),
            try OCKScheduleElement(
                validating: place.date("2021-06-01 12:00") + 0.1, end: place.date("2031-06-01"),
                interval: DateComponents(month: 1, day: 2), targetValues: [OCKOutcomeValue(3), OCKOutcomeValue(1)],
                calendar: place.calendar),
        ]
        let schedule = try OCKSchedule(validating: elements)
        #expect(try decoded(schedule) == schedule)
        #expect(try decoded(schedule).elements.first?.calendar.timeZone.identifier == "Asia/Kathmandu")
        #expect(try decoded(schedule.elements[0].duration) == schedule.elements[0].duration)
    }

    @Test("The device's calendar stays the device's, not the one of the moment")
    func autoupdating() throws {
        let element = OCKScheduleElement(
            start: Date(timeIntervalSinceReferenceDate: 0), end: nil, interval: DateComponents(day: 1))
        #expect(try decoded(element).calendar == .autoupdatingCurrent)
    }

    @Test("A document of CareKit 2, which has no calendar, is read with the device's")
    func withoutCalendar() throws {
        let data = try element(replacing: "calendar", with: nil)
        #expect(try JSONDecoder().decode(OCKScheduleElement.self, from: data).calendar == .autoupdatingCurrent)
    }

    @Test("Documents that break a rule are refused with an error that names the rule")
    func hostile() throws {
        let broken: [(String, Any?, ScheduleError)] = [
            ("end", 0.0, .endNotAfterStart), ("interval", [String: Int](), .intervalDoesNotMoveForward),
            ("interval", ["day": -3], .intervalDoesNotMoveForward),
            ("interval", ["weekday": 2], .unsupportedIntervalComponent),
            ("start", 1e300, .dateOutOfRange), ("duration", ["seconds": -1], .invalidDuration),
        ]
        for (key, value, rule) in broken {
            let data = try element(replacing: key, with: value)
            let error = try #require(throws: DecodingError.self) {
                try JSONDecoder().decode(OCKScheduleElement.self, from: data)
            }
            guard case .dataCorrupted(let context) = error else {
                Issue.record("\(key): \(error)")
                continue
            }
            #expect(context.underlyingError as? ScheduleError == rule)
        }
    }

    @Test("A schedule without elements is refused")
    func empty() {
        let data = Data(#"{"elements": []}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(OCKSchedule.self, from: data) }
    }

    @Test("A missing or mistyped field is refused", arguments: ["start", "interval", "duration"])
    func missing(key: String) throws {
        let without = try element(replacing: key, with: nil)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(OCKScheduleElement.self, from: without) }
        let mistyped = try element(replacing: key, with: "soon")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(OCKScheduleElement.self, from: mistyped) }
    }
}
