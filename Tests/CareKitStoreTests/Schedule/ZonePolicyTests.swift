import Foundation
import Testing

@testable import CareKitStore

@Suite("Zone policies")
struct ZonePolicyTests {
    private let newYork: Place
    private let losAngeles: Place

    init() throws {
        newYork = try Place("America/New_York")
        losAngeles = try Place("America/Los_Angeles")
    }

    /// "Daily at 8:00" planned in New York.
    private func daily(_ policy: OCKScheduleElement.ZonePolicy, until end: String? = nil) throws -> OCKScheduleElement {
        try OCKScheduleElement(
            validating: newYork.date("2021-06-01 08:00"), end: end.map { try newYork.date($0) },
            interval: DateComponents(day: 1), calendar: newYork.calendar, zonePolicy: policy)
    }

    @Test("Eight in New York is five in Los Angeles as an instant and in a fixed zone, and eight where it floats")
    func policies() throws {
        func read(_ policy: OCKScheduleElement.ZonePolicy) throws -> [String] {
            losAngeles.starts(try daily(policy).reading(in: losAngeles.calendar.timeZone), 2)
        }
        #expect(try read(.calendar) == ["2021-06-01 05:00", "2021-06-02 05:00"])
        #expect(try read(.fixed(newYork.calendar.timeZone)) == ["2021-06-01 05:00", "2021-06-02 05:00"])
        #expect(
            try read(.floating(home: newYork.calendar.timeZone)) == ["2021-06-01 08:00", "2021-06-02 08:00"])
    }

    @Test("A fixed zone becomes the calendar's, and the device's zone of the moment becomes a zone of its own")
    func pinned() throws {
        let kathmandu = try Place("Asia/Kathmandu")
        let element = try OCKScheduleElement(
            validating: kathmandu.date("2021-03-01 08:00"), end: nil, interval: DateComponents(day: 1),
            zonePolicy: .fixed(kathmandu.calendar.timeZone))
        #expect(element.calendar.timeZone.identifier == "Asia/Kathmandu")
        // Where it is read changes nothing, nor do clock changes elsewhere.
        #expect(kathmandu.starts(element.reading(in: newYork.calendar.timeZone), 40).last == "2021-04-09 08:00")
        let following = try daily(.floating(home: .autoupdatingCurrent))
        #expect(following.zonePolicy == .floating(home: .current))
    }

    @Test("A floating element at home has the same occurrences as one that follows the calendar", arguments: 0..<40)
    func atHome(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let place = try random.place()
        let element = try random.element(in: place)
        guard element.interval.isWholeDays else { return }
        let floating = try OCKScheduleElement(
            validating: element.start, end: element.end, interval: element.interval, duration: element.duration,
            calendar: place.calendar, zonePolicy: .floating(home: place.calendar.timeZone))
        // The day that Samoa skipped is told below.
        guard place.calendar.timeZone.identifier != "Pacific/Apia" else { return }
        for index in 0..<200 {
            let event = floating.event(forOccurrenceIndex: index)
            let expected = element.event(forOccurrenceIndex: index)
            #expect(event?.start == expected?.start)
            #expect(event?.end == expected?.end)
        }
    }

    @Test(
        "What a floating element reads is the same in every zone, but for hours that a clock skips", arguments: 40..<80)
    func sameReadings(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let (home, away) = (try random.place(), try random.place())
        let element = try random.element(in: home)
        guard element.interval.isWholeDays else { return }
        let floating = try OCKScheduleElement(
            validating: element.start, end: element.end, interval: element.interval, duration: element.duration,
            calendar: away.calendar, zonePolicy: .floating(home: home.calendar.timeZone))
        let gmt = try Place("UTC")
        let plan = try gmt.element(
            home.reading(floating.start), every: element.interval, until: element.end.map(home.reading),
            lasting: element.duration)
        var before = Date.distantPast
        for index in 0..<200 {
            guard let event = floating.event(forOccurrenceIndex: index) else {
                #expect(plan.event(forOccurrenceIndex: index) == nil)
                break
            }
            let planned = try #require(plan.event(forOccurrenceIndex: index))
            // Calendar's own way from a reading to an instant.
            let expected = try away.date(gmt.reading(planned.start))
            #expect(event.start == (element.duration == .allDay ? away.calendar.startOfDay(for: expected) : expected))
            #expect(event.start >= before)
            before = event.start
            let count = floating.count(before: event.start + 1)
            // Only a skipped day puts two on one time.
            #expect(count == index + 1 || floating.event(forOccurrenceIndex: count - 1)?.start == event.start)
        }
    }

    @Test("The end floats too, so that every zone has the same number of occurrences")
    func floatingEnd() throws {
        let element = try OCKScheduleElement(
            validating: newYork.date("2021-06-01 23:00"), end: newYork.date("2021-06-10"),
            interval: DateComponents(day: 1), calendar: newYork.calendar,
            zonePolicy: .floating(home: newYork.calendar.timeZone))
        for zone in RandomSchedules.zones + ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
            let there = try Place(zone)
            let read = element.reading(in: there.calendar.timeZone)
            #expect(there.starts(read, 20).count == 9)
            #expect(there.starts(read, 20).last == "2021-06-09 23:00")
            let last = try there.date("2021-06-09 23:00")
            #expect(read.events(from: last - 60, to: last + 60).map(\.occurrence) == [8])
            #expect(read.endsAfter(last))
            #expect(try read.endsAfter(there.date("2021-06-10")) == false)
            #expect(try OCKSchedule(composing: [read]).endForParticipant == there.date("2021-06-10"))
        }
    }

    @Test("A floating 02:30 is 03:30 where that night has none, and 02:30 again on the next day")
    func gap() throws {
        let element = try OCKScheduleElement(
            validating: Place("Asia/Kathmandu").date("2021-03-14 02:30"), end: nil, interval: DateComponents(day: 1),
            calendar: newYork.calendar, zonePolicy: .floating(home: Place("Asia/Kathmandu").calendar.timeZone))
        #expect(newYork.starts(element, 2) == ["2021-03-14 03:30", "2021-03-15 02:30"])
        let lordHowe = try Place("Australia/Lord_Howe")
        let half = try OCKScheduleElement(
            validating: newYork.date("2021-10-02 02:15"), end: nil, interval: DateComponents(day: 1),
            calendar: lordHowe.calendar, zonePolicy: .floating(home: newYork.calendar.timeZone))
        #expect(lordHowe.starts(half, 3) == ["2021-10-02 02:15", "2021-10-03 02:45", "2021-10-04 02:15"])
    }

    @Test("A floating 01:30 is the first of two, also where it was planned as the second")
    func overlap() throws {
        // 06:30 UTC is the second 01:30 of 7 November 2021 in New York.
        let second = Date(timeIntervalSince1970: 1_636_266_600)
        let element = try OCKScheduleElement(
            validating: second, end: nil, interval: DateComponents(day: 1), calendar: newYork.calendar,
            zonePolicy: .floating(home: newYork.calendar.timeZone))
        #expect(element.event(forOccurrenceIndex: 0)?.start == second - 3600)
        #expect(element.start == second - 3600)
        #expect(element.event(forOccurrenceIndex: 1)?.start == second + 86_400)
    }

    @Test("A floating all-day element is the participant's day: 01:00 to midnight where midnight is skipped")
    func allDay() throws {
        let saoPaulo = try Place("America/Sao_Paulo")
        let element = try OCKScheduleElement(
            validating: newYork.date("2018-11-03 17:00"), end: nil, interval: DateComponents(day: 1),
            duration: .allDay, calendar: saoPaulo.calendar, zonePolicy: .floating(home: newYork.calendar.timeZone))
        #expect(try element.start == newYork.date("2018-11-03"))
        #expect(saoPaulo.starts(element, 3) == ["2018-11-03 00:00", "2018-11-04 01:00", "2018-11-05 00:00"])
        #expect(element.event(forOccurrenceIndex: 1).map { saoPaulo.reading($0.end) } == "2018-11-04 23:59:59")
    }

    @Test("The day that Samoa skipped is made up for on the next, and no number is lost")
    func skippedDay() throws {
        let apia = try Place("Pacific/Apia")
        let element = try OCKScheduleElement(
            validating: newYork.date("2011-12-29 08:00"), end: nil, interval: DateComponents(day: 1),
            calendar: apia.calendar, zonePolicy: .floating(home: newYork.calendar.timeZone))
        #expect(
            apia.starts(element, 4) == [
                "2011-12-29 08:00", "2011-12-31 08:00", "2011-12-31 08:00", "2012-01-01 08:00",
            ])
        let events = try element.events(from: apia.date("2011-12-31"), to: apia.date("2012-01-01"))
        #expect(events.map(\.occurrence) == [1, 2])
    }

    @Test("Hours are elapsed time, so an element that repeats by hours cannot float")
    func hours() {
        for interval in [DateComponents(hour: 8), DateComponents(day: 1, minute: 1), DateComponents(second: 1)] {
            #expect(throws: ScheduleError.floatingIntervalNotWholeDays) {
                try OCKScheduleElement(
                    validating: day0, end: nil, interval: interval, zonePolicy: .floating(home: .gmt))
            }
        }
    }

    @Test("Moving a floating element moves its wall-clock time at home, across a clock change too")
    func offset() throws {
        let element = try OCKScheduleElement(
            validating: newYork.date("2021-03-13 08:00"), end: newYork.date("2021-03-20"),
            interval: DateComponents(day: 1), calendar: losAngeles.calendar,
            zonePolicy: .floating(home: newYork.calendar.timeZone))
        let moved = element.offset(by: DateComponents(day: 1))
        #expect(losAngeles.starts(moved, 1) == ["2021-03-14 08:00"])
        #expect(try moved.end == newYork.date("2021-03-21"))
        #expect(moved.zonePolicy == element.zonePolicy)
    }

    @Test("Years 1 and 4000 float without a trap", arguments: [-62_135_596_800.0, 64_060_000_000])
    func limits(seconds: Double) throws {
        let element = try OCKScheduleElement(
            validating: Date(timeIntervalSince1970: seconds) + 100_000, end: nil, interval: DateComponents(year: 1),
            calendar: newYork.calendar, zonePolicy: .floating(home: .gmt))
        #expect(element.event(forOccurrenceIndex: 1) != nil)
        #expect(element.event(forOccurrenceIndex: 5000) == nil)
        #expect(element.count(before: .distantFuture) < 4001)
    }
}
