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
    /// - Complexity: O(k log k) for k events, whatever the age of the tasks and the number of other outcomes.
    func events(matching query: OCKEventQuery) throws -> [OCKEvent<OCKTask, OCKOutcome>] {
        guard query.dateInterval.duration > 0 else { return [] }
        let tips = try tasks.tasksAndDeletions(matching: query.taskQuery, in: query.dateInterval)
        let timeline = try timeline(tips, in: query.dateInterval)
        let occurrences = try timeline.occurrences()
        let events = occurrences.events(outcomes: try outcomes.outcomes(of: occurrences.ranges))
        return try remaining(of: events, in: timeline)
    }

    /// What tells how far the tasks of each day are done.
    func adherence(matching query: OCKAdherenceQuery, at now: Date) throws -> AdherenceCalculation {
        AdherenceCalculation(
            tasks: try tasks.tasks(matching: query.eventQuery.taskQuery, at: now),
            events: try events(matching: query.eventQuery).lazy.map(\.anyEvent), interval: query.dateInterval)
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
        return OCKEvent(task: task, outcome: outcome, scheduleEvent: scheduleEvent)
    }

    /// The versions that rule in an interval; where the tip ruled from its start and was not merged, no others matter.
    private func timeline(_ tips: [OCKTask], in interval: DateInterval) throws -> EventTimeline<OCKTask> {
        let older = tips.filter {
            max($0.effectiveDate, $0.deletedDate ?? .distantPast) > interval.start && !$0.previousVersionUUIDs.isEmpty
                || $0.previousVersionUUIDs.count > 1
        }
        guard !older.isEmpty else { return EventTimeline(tips: tips, versions: [], interval: interval) }
        return EventTimeline(tips: tips, versions: try tasks.versions(ids: older.map(\.id)), interval: interval)
    }
}
