import Foundation
import Testing

@testable import CareKitStore

@Suite("Occurrence numbers away from home")
struct AwayNumberingTests {
    @Test("Where a floating event overtakes a fixed one, both keep their numbers")
    func overtaking() throws {
        let (newYork, losAngeles) = (try Place("America/New_York"), try Place("America/Los_Angeles"))
        func element(_ hour: Int, _ policy: OCKScheduleElement.ZonePolicy) throws -> OCKScheduleElement {
            try OCKScheduleElement(
                validating: newYork.date("2021-06-01 0\(hour):00"), end: nil, interval: DateComponents(day: 1),
                calendar: newYork.calendar, zonePolicy: policy)
        }
        let zone = newYork.calendar.timeZone
        // At home the pill at 8 is number 0, 2, …; the call with the clinic at 9 is number 1, 3, ….
        let schedule = try OCKSchedule(validating: [element(8, .floating(home: zone)), element(9, .fixed(zone))])
        let day = (try losAngeles.date("2021-06-02"), try losAngeles.date("2021-06-03"))
        let away = schedule.reading(in: losAngeles.calendar.timeZone)
        let events = away.events(from: day.0, to: day.1)
        #expect(events.map { losAngeles.reading($0.start) } == ["2021-06-02 06:00", "2021-06-02 08:00"])
        #expect(events.map(\.occurrence) == [3, 2])
        #expect(away.event(forOccurrenceIndex: 2).map { losAngeles.reading($0.start) } == "2021-06-02 08:00")
    }

    @Test("Every occurrence has the same number in every zone, by window and by number", arguments: 0..<40)
    func anyZone(seed: UInt64) throws {
        var random = RandomSchedules(seed: seed)
        let (home, away) = (try random.place(), try random.place())
        let origin = random.date(in: home)
        let elements = try (0..<3).map { position in
            let element = try random.element(in: home, near: origin)
            let floats = element.interval.isWholeDays && position != 1
            return try OCKScheduleElement(
                validating: element.start, end: element.end, interval: element.interval, text: "\(position)",
                duration: element.duration, calendar: home.calendar,
                zonePolicy: floats ? .floating(home: home.calendar.timeZone) : .fixed(home.calendar.timeZone))
        }
        let schedule = try OCKSchedule(validating: elements)
        let read = schedule.reading(in: away.calendar.timeZone)
        // What each number is at home: the element, and which of its occurrences.
        var seen: [String: Int] = [:]
        for number in 0..<120 {
            let (atHome, there) = (schedule.event(forOccurrenceIndex: number), read.event(forOccurrenceIndex: number))
            #expect((atHome == nil) == (there == nil))
            guard let atHome, let there else { break }
            #expect(atHome.element.text == there.element.text)
            #expect(there.occurrence == number)
            let text = try #require(there.element.text)
            let own = seen[text, default: 0]
            seen[text] = own + 1
            #expect(there.element.event(forOccurrenceIndex: own)?.start == there.start)
            let window = read.events(from: there.start, to: there.start + 1)
            #expect(window.contains { $0.occurrence == number && $0.start == there.start })
        }
    }
}
