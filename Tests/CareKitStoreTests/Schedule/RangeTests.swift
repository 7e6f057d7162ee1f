import Foundation
import Testing

@testable import CareKitStore

@Suite("Occurrences by number")
struct RangeTests {
    private let place: Place
    private let daily: OCKScheduleElement
    private let schedule: OCKSchedule

    /// At 8:00 for five days from 1 June, and at 20:00 on 1, 3 and 5 June: eight occurrences.
    init() throws {
        place = try Place(TimeZone.current.identifier)
        daily = try place.element("2021-06-01 08:00", every: DateComponents(day: 1), until: "2021-06-06")
        let evening = try place.element("2021-06-01 20:00", every: DateComponents(day: 2), until: "2021-06-06")
        schedule = OCKSchedule(composing: [daily, evening])
    }

    @Test("The lower number is included and the upper is not")
    func bounds() {
        let events = schedule.events(betweenOccurrenceIndex: 1, and: 4)
        #expect(events.map(\.occurrence) == [1, 2, 3])
        #expect(
            events.map { place.reading($0.start) } == ["2021-06-01 20:00", "2021-06-02 08:00", "2021-06-03 08:00"])
        #expect(daily.events(betweenOccurrenceIndex: 0, and: 1).map(\.start) == [daily.start])
    }

    @Test("There are fewer where the schedule ends")
    func pastTheEnd() {
        #expect(schedule.events(betweenOccurrenceIndex: 6, and: 100).map(\.occurrence) == [6, 7])
        #expect(daily.events(betweenOccurrenceIndex: 0, and: .max).count == 5)
        #expect(daily.events(betweenOccurrenceIndex: 5, and: 6).isEmpty)
    }

    @Test("Numbers that make no range give nothing", arguments: [(3, 3), (4, 2), (-1, 2), (.min, .max)])
    func noRange(start: Int, stop: Int) {
        #expect(schedule.events(betweenOccurrenceIndex: start, and: stop).isEmpty)
        #expect(daily.events(betweenOccurrenceIndex: start, and: stop).isEmpty)
    }

    @Test(
        "A day has an occurrence if one touches it",
        arguments: [("2021-05-31", false), ("2021-06-01", true), ("2021-06-05", true), ("2021-06-06", false)])
    func day(text: String, exists: Bool) throws {
        #expect(try schedule.exists(onDay: place.date(text + " 23:59")) == exists)
    }
}
