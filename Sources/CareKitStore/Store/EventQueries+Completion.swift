import Foundation
import SQLStorage

extension EventQueries {
    /// The events without those of tasks that are kept until completed and are done.
    ///
    /// - Complexity: O(1) without such a task; with one O(k) for k events, and two queries for all such tasks.
    func remaining(
        of events: [OCKEvent<OCKTask, OCKOutcome>], in timeline: EventTimeline<OCKTask>
    ) throws -> [OCKEvent<OCKTask, OCKOutcome>] {
        let ids = CompletionFilter.taskIDs(in: timeline)
        guard !ids.isEmpty else { return events }
        var outcomeQuery = OCKOutcomeQuery()
        outcomeQuery.taskIDs = ids
        let done = try outcomes.outcomes(matching: outcomeQuery)
        guard !done.isEmpty else { return events }
        var taskQuery = OCKTaskQuery()
        taskQuery.uuids = Array(Set(done.map(\.taskUUID)))
        let versions = try tasks.tasks(matching: taskQuery, at: .distantFuture)
        return CompletionFilter(outcomes: done, versions: versions).remaining(of: events)
    }
}

extension TaskQueries {
    /// The tasks without those that are kept until completed and have no event left in an interval.
    func havingEvents(_ tasks: [Entity], in interval: DateInterval) throws -> [Entity] {
        // Outcomes of HealthKit's tasks are not in this store.
        let once = tasks.filter { $0 is OCKTask && $0.schedule.endsOnCompletion }
        guard !once.isEmpty else { return tasks }
        var query = OCKEventQuery(dateInterval: interval)
        query.taskIDs = once.map(\.id)
        let left = Set(try EventQueries(connection).events(matching: query).map(\.task.id))
        let gone = Set(once.map(\.id)).subtracting(left)
        return tasks.filter { !gone.contains($0.id) }
    }
}
