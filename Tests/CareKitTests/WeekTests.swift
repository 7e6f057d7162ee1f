import Testing

@testable import CareKit
@testable import CareKitStore

@Suite("The numbers of a week")
struct WeekTests {
    private let calendar = gregorian("America/New_York")
    // Clocks go forward on Sunday 14 March 2027, the last day of this week.
    private var week: DateInterval {
        DateInterval(start: day(2027, 3, 8, in: calendar), end: day(2027, 3, 15, in: calendar))
    }

    private func event(
        _ date: Date, values: [Double]? = nil, task: String = "a", impactsAdherence: Bool = true
    ) -> OCKAnyEvent {
        let element = OCKScheduleElement(start: date, end: nil, interval: DateComponents(day: 1))
        var owner = OCKTask(id: task, title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
        owner.impactsAdherence = impactsAdherence
        let outcome = values.map {
            OCKOutcome(taskUUID: owner.uuid, taskOccurrenceIndex: 0, values: $0.map { OCKOutcomeValue($0) })
        }
        return OCKAnyEvent(
            task: owner, outcome: outcome,
            scheduleEvent: OCKScheduleEvent(start: date, end: date + 3_600, element: element, occurrence: 0))
    }

    private func series(_ aggregator: OCKEventAggregator, task: String = "a") -> OCKDataSeriesConfiguration {
        OCKDataSeriesConfiguration(
            taskID: task, legendTitle: "A", gradientStartColor: .systemBlue, gradientEndColor: .systemBlue,
            markerSize: 3, eventAggregator: aggregator)
    }

    private func values(_ events: [OCKAnyEvent], _ aggregator: OCKEventAggregator) -> [CGFloat?] {
        WeekOfValues(week: week, calendar: calendar).values(of: series(aggregator), in: events)
    }

    @Test("A day's outcomes become one number")
    func oneNumber() {
        let monday = day(2027, 3, 8, 8, in: calendar)
        let sunday = day(2027, 3, 14, 23, in: calendar)
        let events = [event(monday, values: [1, 2]), event(monday + 3_600, values: [3]), event(sunday, values: [])]
        #expect(values(events, .countOutcomes) == [2, nil, nil, nil, nil, nil, 1])
        #expect(values(events, .countOutcomeValues) == [3, nil, nil, nil, nil, nil, 0])
    }

    @Test("An aggregator is not asked about a day without an outcome, so its 0 is never drawn")
    func noMark() {
        let tuesday = day(2027, 3, 9, 8, in: calendar)
        #expect(values([event(tuesday)], .custom { _ in 0 }) == [nil, nil, nil, nil, nil, nil, nil])
        #expect(values([event(tuesday, values: [5])], .custom { _ in 0 }) == [nil, 0, nil, nil, nil, nil, nil])
    }

    @Test("What is no number has no mark", arguments: [Double.nan, .infinity, -.infinity])
    func noNumber(value: Double) {
        let events = [event(day(2027, 3, 9, 8, in: calendar), values: [5])]
        #expect(values(events, .custom { _ in value }).allSatisfy { $0 == nil })
    }

    @Test("Other tasks and events that began before the week do not count")
    func others() {
        let events = [
            event(day(2027, 3, 9, 8, in: calendar), values: [5], task: "b"),
            event(day(2027, 3, 7, 23, in: calendar), values: [5]),
            event(day(2027, 3, 15, in: calendar), values: [5]),
        ]
        #expect(values(events, .countOutcomes).allSatisfy { $0 == nil })
    }

    @Test("Names run through the week in its own order, with whole days for the table")
    func names() {
        let names = WeekOfValues(week: week, calendar: calendar).names
        #expect(names.short == ["M", "T", "W", "T", "F", "S", "S"])
        #expect(names.long.first == "Monday, March 8")
        #expect(names.long.last == "Sunday, March 14")
    }

    @Test("Rings count events of tasks that impact adherence, done and in all")
    func rings() {
        let monday = day(2027, 3, 8, 8, in: calendar)
        let events = [
            event(monday, values: [1]), event(monday), event(monday, impactsAdherence: false),
            event(day(2027, 3, 9, 8, in: calendar), values: [1]), event(day(2027, 3, 10, 8, in: calendar)),
        ]
        let days = WeekOfProgress(of: events, week: week, calendar: calendar).days
        #expect(days.map(\.done) == [1, 1, 0, 0, 0, 0, 0])
        #expect(days.map(\.total) == [2, 1, 1, 0, 0, 0, 0])
        #expect(days.map(\.completionState) == [.progress(0.5), .progress(1), .zero, .empty, .empty, .empty, .empty])
    }

    // São Paulo went from 2018-11-03 23:59:59 to 2018-11-04 01:00:00.
    @Test("A day that begins at one o'clock counts its events from then")
    func clockChangeAtMidnight() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        let week = DateInterval(start: day(2018, 10, 29, in: calendar), end: day(2018, 11, 5, in: calendar))
        let change = day(2018, 11, 4, 1, in: calendar)
        let days = WeekOfProgress(
            of: [event(change), event(change - 1), event(change - 2, values: [1])], week: week, calendar: calendar
        ).days
        #expect(days.last?.start == change)
        #expect(days.map(\.total) == [0, 0, 0, 0, 0, 2, 1])
        #expect(days.map(\.done) == [0, 0, 0, 0, 0, 1, 0])
    }

    @Test("A card's events are grouped by task, in the order of their first event")
    func grouping() {
        let monday = day(2027, 3, 8, 8, in: calendar)
        let events = OCKTaskEvents(events: [
            event(monday, task: "b"), event(monday + 60, task: "a"), event(monday + 120, task: "b"),
        ])
        #expect(events.map { $0.map(\.task.id) } == [["b", "b"], ["a"]])
        #expect(OCKTaskEvents().first?.first == nil)
    }
}
