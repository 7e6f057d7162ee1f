import Foundation

/// An event of which the outcome is not known yet. Ported tests name it.
struct PartialEvent<Task: OCKAnyTask> {
    let task: Task
    let scheduleEvent: OCKScheduleEvent
}

extension OCKReadOnlyEventStore where Task: OCKAnyVersionableTask {
    /// The events of all versions of tasks in an interval, in order. Ported tests name it.
    ///
    /// - Throws: `OCKStoreError.fetchFailed` if there would be more than a million.
    func partialEvents(of versions: [Task], in interval: DateInterval) throws(OCKStoreError) -> [PartialEvent<Task>] {
        let tips = versions.filter { version in
            !versions.contains { $0.previousVersionUUIDs.contains(version.uuid) }
        }
        return try EventTimeline(tips: tips, versions: versions, interval: interval).events(outcomes: [Outcome]())
            .map { PartialEvent(task: $0.task, scheduleEvent: $0.scheduleEvent) }
    }

    /// The same events with their outcomes. Ported tests name it.
    func events(
        joining partialEvents: [PartialEvent<Task>], with outcomes: [Outcome]
    ) -> [OCKEvent<Task, Outcome>] {
        let byKey = Dictionary(
            outcomes.map { (EventKey($0), $0) }
        ) { first, _ in first }
        return partialEvents.map { event in
            let key = EventKey(taskUUID: event.task.uuid, occurrence: event.scheduleEvent.occurrence)
            return OCKEvent(task: event.task, outcome: byKey[key], scheduleEvent: event.scheduleEvent)
        }
    }
}
