import Foundation
import Testing

@testable import CareKitStore

@Suite("What users of CareKit asked of schedules")
struct ScheduleWishTests {
    private let place: Place
    private let zone: OCKScheduleElement.ZonePolicy

    init() throws {
        place = try Place("America/New_York")
        zone = .fixed(place.calendar.timeZone)
    }

    @Test("A weekday as an interval is an error that names the way to weekdays, on any day of the week (CareKit #525)")
    func weekdayInterval() throws {
        for day in 0..<7 {
            let error = try #require(throws: ScheduleError.self) {
                try OCKScheduleElement(
                    validating: day0 + Double(day) * 86_400, end: nil, interval: DateComponents(weekday: 1))
            }
            #expect(error == .unsupportedIntervalComponent)
            #expect(error.localizedDescription.contains("OCKSchedule.weekly(on:"))
        }
        let sundays = try OCKSchedule.weekly(on: [1], hour: 8, start: day0, zonePolicy: zone)
        #expect(sundays.summaries.first?.weekdays == [1])
    }

    @Test("Monday, Wednesday and Friday at 7:30 stay at 7:30, from the first not before the start (CareKit #405, #428)")
    func severalWeekdays() throws {
        // Thursday 28 October 2021, 12:00; clocks go back on Sunday 7 November.
        let schedule = try OCKSchedule.weekly(
            on: [2, 4, 6], hour: 7, minutes: 30, start: place.date("2021-10-28 12:00"), zonePolicy: zone)
        #expect(
            (0..<6).map { place.reading(schedule[$0].start) } == [
                "2021-10-29 07:30", "2021-11-01 07:30", "2021-11-03 07:30", "2021-11-05 07:30", "2021-11-08 07:30",
                "2021-11-10 07:30",
            ])
    }

    @Test("Once per week is one event with one outcome, found on each of its days (CareKit #223, #363)")
    func oncePerWeek() async throws {
        let store = try TestStore(.memory).store
        let schedule = try OCKSchedule.oncePerWeek(start: day0, calendar: utc, zonePolicy: .fixed(.gmt))
        let task = try await store.addTask(OCKTask(id: "week", title: nil, carePlanUUID: nil, schedule: schedule))
        try await store.addOutcome(outcome(task, 0, 1))
        // 4 March 2024 was a Monday; the week began the day before, which is when the task takes effect.
        for number in stride(from: -1.0, through: 5, by: 1) {
            let events = try await store.fetchEvents(
                query: OCKEventQuery(dateInterval: DateInterval(start: day(number), end: day(number + 1) - 1)))
            #expect(events.map(\.scheduleEvent.occurrence) == [0])
            #expect(events.first?.outcome != nil)
        }
        let next = try await store.fetchEvents(
            query: OCKEventQuery(dateInterval: DateInterval(start: day(6), end: day(7) - 1)))
        #expect(next.map(\.scheduleEvent.occurrence) == [1])
        #expect(next.first?.outcome == nil)
    }

    @Test("Breakfast times and weekdays can be read back (CareKit #335, #613)")
    func introspection() throws {
        let start = try place.date("2021-06-01")
        let breakfast = try OCKSchedule.daily(hour: 7, minutes: 15, start: start, text: "Breakfast", zonePolicy: zone)
        #expect(breakfast.elements[0].timesOfDay.map { [$0.hour, $0.minute] } == [[7, 15]])
        #expect(breakfast.elements[0].text == "Breakfast")
        let weekly = try OCKSchedule.weekly(on: [1, 4], hour: 8, start: start, zonePolicy: zone)
        #expect(weekly.summaries.map(\.weekdays) == [[1, 4]])
        #expect(weekly.nextEvent(onOrAfter: start).map { place.reading($0.start) } == "2021-06-02 08:00")
        // Apple's own way to weekdays tells as much.
        let apple = OCKSchedule.weeklyAtTime(
            weekday: 5, hours: 8, minutes: 0, start: start, end: nil, targetValues: [], text: nil)
        #expect(apple.summaries.map(\.weekdays) == [[5]])
    }

    @Test("An every-other-day task is not listed on its off days (CareKit #279)")
    func offDays() async throws {
        let store = try TestStore(.memory).store
        let schedule = try OCKSchedule.daily(every: 2, hour: 8, start: day0, zonePolicy: .fixed(.gmt))
        try await store.addTask(OCKTask(id: "a", title: nil, carePlanUUID: nil, schedule: schedule))
        for number in 0..<6 {
            let start = day(Double(number))
            var query = OCKTaskQuery(dateInterval: DateInterval(start: start, end: start + 86_399))
            query.excludesTasksWithNoEvents = true
            #expect(try await store.fetchTasks(query: query).count == (number % 2 == 0 ? 1 : 0))
        }
    }

    @Test("All-day events are in a window exactly if they touch it (CareKit #537, pull requests 351 and 538)")
    func allDayWindows() throws {
        // From 13 March (24 h) over 14 March (23 h) to 15 March, all day every day.
        let element = try place.element("2021-03-13 10:00", every: DateComponents(day: 1), lasting: .allDay)
        let matrix: [(from: String, to: String, events: [Int])] = [
            ("2021-03-14 00:00", "2021-03-14 23:59:59", [1]), ("2021-03-14 00:00", "2021-03-15 00:00", [1]),
            ("2021-03-14 00:00", "2021-03-15 00:00:01", [1, 2]), ("2021-03-14 12:00", "2021-03-14 12:00:01", [1]),
            ("2021-03-13 23:59:59", "2021-03-14 00:00", [0]), ("2021-03-13 23:59:59", "2021-03-14 00:00:01", [0, 1]),
            ("2021-03-12 00:00", "2021-03-13 00:00", []), ("2021-03-12 00:00", "2021-03-13 00:00:01", [0]),
            ("2021-03-13 00:00", "2021-03-16 00:00", [0, 1, 2]),
        ]
        for row in matrix {
            let (from, to) = (try place.date(row.from), try place.date(row.to))
            #expect(element.events(from: from, to: to).map(\.occurrence) == row.events, "\(row.from) to \(row.to)")
            #expect(OCKSchedule(composing: [element]).hasEvent(from: from, to: to) == !row.events.isEmpty)
        }
    }
}
