import Foundation
import Testing

@testable import CareKitStore

extension [AdherenceCalculation.Ruling] {
    fileprivate init(of tasks: [OCKTask], in interval: DateInterval) {
        self = Element.rulings(of: tasks, among: [], in: interval)
    }
}

@Suite("Adherence by day")
struct AdherenceCalculationTests {
    private let place: Place

    init() throws { place = try Place("America/New_York") }

    private func task(
        _ start: String, every interval: DateComponents = DateComponents(day: 1), until end: String? = nil,
        lasting duration: OCKScheduleElement.Duration = .hours(1)
    ) throws -> OCKTask {
        let element = try place.element(start, every: interval, until: end, lasting: duration)
        return OCKTask(id: "task", title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
    }

    private func adherence(
        _ tasks: [OCKTask], done: Set<Int> = [], _ from: String, _ to: String
    ) throws -> [OCKAdherence] {
        let interval = DateInterval(start: try place.date(from), end: try place.date(to))
        let events = tasks.flatMap { task in
            task.schedule.events(from: interval.start, to: interval.end).map { event in
                let outcome = OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: event.occurrence, values: [])
                return OCKAnyEvent(
                    task: task, outcome: done.contains(event.occurrence) ? outcome : nil, scheduleEvent: event)
            }
        }
        return AdherenceCalculation(
            rulings: .init(of: tasks, in: interval), events: events, interval: interval, calendar: place.calendar
        )
        .adherence { OCKAdherenceAggregator.outcomeExists.aggregate(events: $0) }
    }

    @Test("Each day has the mean of its events")
    func mean() throws {
        let tasks = [try task("2021-06-01 08:00"), try task("2021-06-01 20:00")]
        #expect(
            try adherence(tasks, done: [1], "2021-06-01", "2021-06-04") == [.progress(0), .progress(1), .progress(0)])
    }

    @Test("Days before any task, and days after the last, have no tasks")
    func noTasks() throws {
        let tasks = [try task("2021-06-02 08:00", until: "2021-06-03")]
        let result = try adherence(tasks, "2021-06-01", "2021-06-05")
        #expect(result == [.noTasks, .progress(0), .noEvents, .noTasks])
    }

    @Test("No task at all is not a full day")
    func nothing() throws {
        #expect(try adherence([], "2021-06-01", "2021-06-03") == [.noTasks, .noTasks])
    }

    @Test("A task that does not impact adherence counts neither as a task nor by its events")
    func notCounted() throws {
        var diary = try task("2021-06-01 08:00")
        diary.impactsAdherence = false
        #expect(try adherence([diary], done: [0], "2021-06-01", "2021-06-02") == [.noTasks])
        #expect(try adherence([diary, task("2021-06-01 09:00")], "2021-06-01", "2021-06-02") == [.progress(0)])
    }

    @Test("An event that began days before the interval counts on its first day")
    func multiDayEvent() throws {
        let fast = try task("2021-06-01 08:00", every: DateComponents(day: 30), lasting: .hours(72))
        #expect(try adherence([fast], done: [0], "2021-06-03", "2021-06-05") == [.progress(1), .noEvents])
    }

    @Test("There is one entry for each day of a week with a clock change", arguments: ["2021-03-12", "2021-11-05"])
    func clockChange(first: String) throws {
        let start = try place.date(first)
        let end = try #require(place.calendar.date(byAdding: .day, value: 7, to: start))
        let task = try task("2021-01-01 23:30")
        let interval = DateInterval(start: start, end: end)
        let events = task.schedule.events(from: start + 3600, to: end)
            .map { OCKAnyEvent(task: task, outcome: nil, scheduleEvent: $0) }
        let result = AdherenceCalculation(
            rulings: .init(of: [task], in: interval), events: events, interval: interval, calendar: place.calendar
        )
        .adherence { OCKAdherenceAggregator.outcomeExists.aggregate(events: $0) }
        #expect(result == Array(repeating: .progress(0), count: 7))
    }

    @Test("The query's usual end, one second before midnight, adds no day")
    func oneSecondShort() throws {
        #expect(try adherence([task("2021-06-01 08:00")], "2021-06-01", "2021-06-02 23:59:59").count == 2)
    }

    @Test("An interval of no length has no days")
    func emptyInterval() throws {
        #expect(try adherence([task("2021-06-01 08:00")], "2021-06-01", "2021-06-01").isEmpty)
    }
}
