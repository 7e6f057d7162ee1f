import Foundation
import SQLStorage

/// The events of a store, read on one connection so that tasks and outcomes are of the same moment.
struct EventQueries {
    let tasks: TaskQueries<OCKTask>
    let outcomes: OutcomeQueries

    init(_ connection: any Connection) {
        tasks = TaskQueries(connection)
        outcomes = OutcomeQueries(connection)
    }

    /// The events that match a query, with the outcomes of their occurrences.
    ///
    /// - Complexity: O(k log k + v) for k events and v versions of tasks, whatever the number of other outcomes.
    func events(matching query: OCKEventQuery) throws -> [OCKEvent<OCKTask, OCKOutcome>] {
        try read(query).events
    }

    /// What tells how far the tasks of each day are done.
    func adherence(matching query: OCKAdherenceQuery) throws -> AdherenceCalculation {
        let (timeline, events) = try read(query.eventQuery)
        return AdherenceCalculation(
            rulings: timeline.windows.map { AdherenceCalculation.Ruling(task: $0.task, start: $0.start, end: $0.end) },
            events: events.lazy.map(\.anyEvent), interval: query.dateInterval)
    }

    /// One event of a stored task version.
    func event(taskUUID: UUID, occurrence: Int) throws -> OCKEvent<OCKTask, OCKOutcome> {
        var query = OCKTaskQuery()
        query.uuids = [taskUUID]
        guard let task = try tasks.tasks(matching: query, at: .distantFuture).first else {
            throw StoreRefusal.taskMissing
        }
        guard let scheduleEvent = task.schedule.event(forOccurrenceIndex: occurrence) else {
            throw StoreRefusal.occurrenceMissing
        }
        let outcome = try outcomes.outcomes(of: [taskUUID: occurrence...occurrence]).first
        let event = OCKEvent(task: task, outcome: outcome, scheduleEvent: scheduleEvent)
        let hasOtherVersions = !task.previousVersionUUIDs.isEmpty || !task.nextVersionUUIDs.isEmpty
        return outcome == nil && hasOtherVersions ? try shown(event) ?? event : event
    }

    /// An event as a view of its time shows it; nil if none does.
    func shown(_ event: OCKEvent<OCKTask, OCKOutcome>) throws -> OCKEvent<OCKTask, OCKOutcome>? {
        let (start, end) = (event.scheduleEvent.start, event.scheduleEvent.end)
        var query = OCKEventQuery(dateInterval: DateInterval(start: start, end: max(end, start + 1)))
        query.taskIDs = [event.task.id]
        return try events(matching: query).first { $0.id == event.id }
    }

    private func read(
        _ query: OCKEventQuery
    ) throws -> (timeline: EventTimeline<OCKTask>, events: [OCKEvent<OCKTask, OCKOutcome>]) {
        guard query.dateInterval.duration > 0 else { return (EventTimeline([], of: []), []) }
        let histories = try tasks.histories(matching: query.taskQuery)
        let timeline = try tasks.timeline(of: histories, for: query)
        let occurrences = try timeline.occurrences()
        let answers = AnswersElsewhere(queries: self, histories: histories, timeline: timeline)
        let events = occurrences.events(outcomes: try outcomes.outcomes(of: occurrences.ranges))
            .joined(with: try answers.answers(in: query.dateInterval, besides: occurrences.ranges))
        return (timeline, try remaining(of: events, in: timeline))
    }
}
