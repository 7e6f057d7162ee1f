import Foundation
import Testing

@testable import CareKitStore

@Suite("Participants who move between time zones")
struct ZoneMoveTests {
    static let zones = [
        "America/New_York", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Pago_Pago",
        "Australia/Lord_Howe",
    ]

    /// The same task as its owner reads it in a zone: what follows the device's calendar follows that zone's.
    private func read(_ schedule: OCKSchedule, in zone: String) throws -> OCKSchedule {
        let place = try Place(zone)
        return OCKSchedule(
            composing: try schedule.reading(in: place.calendar.timeZone).elements.map { element in
                guard element.zonePolicy == .calendar else { return element }
                return try OCKScheduleElement(
                    validating: element.start, end: element.end, interval: element.interval, text: element.text,
                    duration: element.duration, calendar: place.calendar)
            })
    }

    @Test(
        "Moving east or west leaves every outcome on its event (CareKit #626)", arguments: zones,
        ["calendar", "floating"])
    func moving(zone: String, policy: String) async throws {
        let newYork = try Place("America/New_York")
        let home = newYork.calendar.timeZone
        let elements = try [8, 20].map { hour in
            try OCKScheduleElement(
                validating: newYork.date("2021-03-10 \(hour):00"), end: newYork.date("2021-03-20"),
                interval: DateComponents(day: 1), calendar: newYork.calendar,
                zonePolicy: policy == "floating" ? .floating(home: home) : .calendar)
        }
        let planned = OCKSchedule(composing: elements)
        let moved = try read(planned, in: zone)
        #expect(moved.occurrenceCount == planned.occurrenceCount)
        let store = try TestStore(.memory).store
        for (writer, reader) in [(planned, moved), (moved, planned)] {
            let id = UUID().uuidString
            var task = try await store.addTask(OCKTask(id: id, title: nil, carePlanUUID: nil, schedule: writer))
            try await store.addOutcomes((0..<6).map { outcome(task, $0, $0) })
            // The same version as the other zone reads it.
            task.schedule = reader
            let far = DateInterval(start: day0 - 4_000 * 86_400, end: day0 + 4_000 * 86_400)
            let events = EventTimeline(tips: [task], versions: [], interval: far)
            var query = OCKOutcomeQuery()
            query.taskIDs = [id]
            let outcomes = try await store.fetchOutcomes(query: query)
            let found = try events.events(outcomes: outcomes)
            #expect(found.map(\.scheduleEvent.occurrence).sorted() == Array(0..<20))
            for event in found {
                let number = event.scheduleEvent.occurrence
                #expect(event.outcome?.values.first?.integerValue == (number < 6 ? number : nil))
                // Even numbers are breakfast in every zone.
                #expect(event.scheduleEvent.element.start == elements[number % 2].start)
            }
        }
    }

    @Test("The device's zone changes between write and read, and every event has its outcome (CareKit #626)")
    func processZone() async {
        await #expect(processExitsWith: .success) {
            func move(_ zone: String) {
                setenv("TZ", zone, 1)
                NSTimeZone.resetSystemTimeZone()
            }
            let store = try TestStore(.file).store
            move("America/New_York")
            let start = try #require(
                Calendar.current.date(from: DateComponents(year: 2021, month: 3, day: 12, hour: 9)))
            let tasks = try await store.addTasks([
                OCKTask(
                    id: "apple", title: nil, carePlanUUID: nil,
                    schedule: .dailyAtTime(hour: 8, minutes: 0, start: start, end: nil, text: nil)),
                OCKTask(id: "floating", title: nil, carePlanUUID: nil, schedule: try .daily(hour: 8, start: start)),
                OCKTask(
                    id: "all day", title: nil, carePlanUUID: nil,
                    schedule: try .daily(hour: 0, start: start, duration: .allDay)),
            ])
            let zones = ["Asia/Kathmandu", "America/Los_Angeles", "Pacific/Kiritimati", "America/New_York"]
            for (number, zone) in zones.enumerated() {
                for task in tasks { try await store.addOutcome(outcome(task, number, number)) }
                move(zone)
                for task in tasks {
                    for earlier in 0...number {
                        let event = try await store.fetchEvent(forTask: task, occurrence: earlier)
                        #expect(event.outcome?.values.first?.integerValue == earlier)
                        var query = OCKEventQuery(for: event.scheduleEvent.start)
                        query.taskIDs = [task.id]
                        let day = try await store.fetchEvents(query: query)
                        #expect(day.first { $0.scheduleEvent.occurrence == earlier }?.outcome == event.outcome)
                    }
                    let hour = Calendar.current.component(
                        .hour, from: try await store.fetchEvent(forTask: task, occurrence: 5).scheduleEvent.start)
                    if task.id == "floating" { #expect(hour == 8) }
                    if task.id == "all day" { #expect(hour == 0) }
                }
            }
        }
    }

    @Test("A zone that was the device's when an element was made stays the element's when the device moves")
    func pinnedZone() async {
        await #expect(processExitsWith: .success) {
            setenv("TZ", "America/New_York", 1)
            NSTimeZone.resetSystemTimeZone()
            // 12 March 2021, 08:00 in New York.
            let start = Date(timeIntervalSince1970: 1_615_554_000)
            let fixed = try OCKScheduleElement(
                validating: start, end: nil, interval: DateComponents(day: 1), zonePolicy: .fixed(.current))
            let floating = try OCKScheduleElement(
                validating: start, end: nil, interval: DateComponents(day: 1), zonePolicy: .floating())
            let read = floating.reading(in: .current)
            setenv("TZ", "Asia/Kathmandu", 1)
            NSTimeZone.resetSystemTimeZone()
            // Two days later New York has put its clocks forward.
            let inNewYork = start + 3 * 86_400 - 3600
            #expect(fixed.event(forOccurrenceIndex: 3)?.start == inNewYork)
            #expect(read.event(forOccurrenceIndex: 3)?.start == inNewYork)
            // 15 March, 08:00 in Kathmandu, 5:45 ahead of GMT.
            #expect(floating.event(forOccurrenceIndex: 3)?.start.timeIntervalSince1970 == 1_615_774_500)
            #expect(floating.event(forOccurrenceIndex: 0)?.start != floating.start)
        }
    }

    @Test("A card's day is the local day of its event (CareKit #36)", arguments: zones)
    func localDay(zone: String) throws {
        let there = try Place(zone)
        let home = try Place("Europe/London")
        let schedule = try OCKSchedule.daily(
            hour: 23, minutes: 30, start: home.date("2021-06-01"), calendar: there.calendar,
            zonePolicy: .floating(home: home.calendar.timeZone))
        let allDay = try OCKSchedule.daily(
            hour: 0, start: home.date("2021-06-01 15:00"), duration: .allDay, calendar: there.calendar,
            zonePolicy: .floating(home: home.calendar.timeZone))
        for number in 0..<30 {
            let day = number < 9 ? "2021-06-0\(number + 1)" : "2021-06-\(number + 1)"
            #expect(there.reading(schedule[number].start) == "\(day) 23:30")
            #expect(there.reading(allDay[number].start) == "\(day) 00:00")
            #expect(there.reading(allDay[number].end) == "\(day) 23:59:59")
        }
    }
}
