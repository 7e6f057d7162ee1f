import Foundation
import SQLStorage

/// Finds answers to versions of tasks that do not rule at the time of their events: see Documentation/Decisions/0016.
struct AnswersElsewhere {
    let queries: EventQueries
    let histories: [TaskHistory]
    let timeline: EventTimeline<OCKTask>

    /// The answers that show in an interval.
    ///
    /// - Parameter ranges: For each version, the occurrences that are its own events.
    /// - Complexity: O(1) where no task has been changed; else one or two queries for all that have.
    func answers(
        in interval: DateInterval, besides ranges: [UUID: ClosedRange<Int>]
    ) throws -> [AnswerElsewhere<OCKTask, OCKOutcome>] {
        let changed = histories.filter { $0.entries.count > 1 }
        let versions = changed.flatMap(\.entries).filter { $0.deletedDate == nil }.map(\.uuid)
        let found = try queries.outcomes.answered(versions, in: interval, besides: ranges)
        guard !found.isEmpty else { return [] }
        let chains = Dictionary(changed.flatMap { chain in chain.entries.map { ($0.uuid, chain) } }) { first, _ in first
        }
        let answered = try events(of: found).filter { event in
            chains[event.task.uuid]?.contains(event.scheduleEvent, of: event.task.uuid) == false && isInView(event)
        }
        let ruling = answered.map { chains[$0.task.uuid]?.window(at: $0.scheduleEvent.start) }
        let plans = try versionsByUUID(ruling.compactMap { $0?.uuid })
        return zip(answered, ruling).map { event, window in
            AnswerElsewhere(event: event, places: places(at: event.scheduleEvent.start, window, plans))
        }
    }

    private func events(of found: [EventKey]) throws -> [OCKEvent<OCKTask, OCKOutcome>] {
        let ranges = Dictionary(grouping: found, by: \.taskUUID).compactMapValues { keys -> ClosedRange<Int>? in
            let numbers = keys.map(\.occurrence)
            guard let low = numbers.min(), let high = numbers.max() else { return nil }
            return low...high
        }
        let (wanted, versions) = (Set(found), try versionsByUUID(Array(ranges.keys)))
        // What was written last comes first, so that every device shows the same.
        let outcomes = try queries.outcomes.outcomes(of: ranges).sorted { $1.isWritten(before: $0) }
        return outcomes.compactMap { outcome in
            guard wanted.contains(EventKey(outcome)), let task = versions[outcome.taskUUID],
                let event = task.schedule.event(forOccurrenceIndex: outcome.taskOccurrenceIndex)
            else { return nil }
            return OCKEvent(task: task, outcome: outcome, scheduleEvent: event)
        }
    }

    /// Whether the task is there at the time of an event, paused or not.
    private func isInView(_ event: OCKEvent<OCKTask, OCKOutcome>) -> Bool {
        timeline.windows.contains { window in
            window.task.id == event.task.id && event.scheduleEvent.start < window.end
                && event.scheduleEvent.end >= window.start
        }
    }

    private func places(at start: Date, _ window: TaskHistory.Window?, _ versions: [UUID: OCKTask]) -> [EventKey] {
        guard let window, let task = versions[window.uuid], task.hasEvents else { return [] }
        return task.schedule.events(from: start, to: start + 1).filter { $0.start == start }
            .map { EventKey(taskUUID: task.uuid, occurrence: $0.occurrence) }
    }

    private func versionsByUUID(_ uuids: [UUID]) throws -> [UUID: OCKTask] {
        let versions = try queries.tasks.versions(Array(Set(uuids)), matching: OCKTaskQuery())
        return Dictionary(versions.map { ($0.uuid, $0) }) { first, _ in first }
    }
}
