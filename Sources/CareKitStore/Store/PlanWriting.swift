import Foundation
import SQLStorage

/// Writes versions of tasks that split a plan at a date.
struct PlanWriting {
    private let connection: any Connection
    private let now: Date
    private let tasks: VersionTable<OCKTask>

    init(_ connection: any Connection, at now: Date) {
        self.connection = connection
        self.now = now
        tasks = VersionTable(connection)
    }

    /// Lets a version rule from a date on, and takes outcomes of events after it along.
    func change(_ task: OCKTask, from date: Date) throws -> OCKTask {
        var version = task
        version.effectiveDate = date
        let outcomes = VersionTable<OCKOutcome>(connection)
        var ahead = try outcomes.entities(
            where: """
                v.is_live = 1 AND v.event_start >= \(date)
                AND v.task_uuid IN (SELECT uuid FROM task WHERE id = \(task.id))
                """, order: "v.event_start, v.occurrence")
        var taken: Set<Int> = []
        for index in ahead.indices {
            let start = try ahead[index].scheduleEvent(on: connection).start
            let event = version.schedule.events(from: start, to: start + 1).first {
                $0.start == start && !taken.contains($0.occurrence)
            }
            guard let event, !version.isPaused else { throw StoreRefusal.outcomeAhead }
            taken.insert(event.occurrence)
            ahead[index].taskOccurrenceIndex = event.occurrence
        }
        guard let stored = try tasks.update([version], at: now, guarding: { _ in }).first else { return version }
        for index in ahead.indices { ahead[index].taskUUID = stored.uuid }
        _ = try outcomes.update(ahead, at: now) { _ in }
        return stored
    }

    /// Pauses or resumes a task from a date on, with all versions that are planned for later.
    func setPaused(_ isPaused: Bool, _ id: String, from date: Date) throws -> OCKTask {
        // Also what is no number is refused so.
        guard date < .distantFuture else { throw SQLError(.invalidValue) }
        let versions = try tasks.entities(where: "v.id = \(id)")
        guard var tip = versions.last(where: \.nextVersionUUIDs.isEmpty) else { throw StoreRefusal.notStored }
        guard tip.deletedDate == nil else { throw StoreRefusal.deleted }
        let remaining = DateInterval(start: date, end: .distantFuture)
        let windows = EventTimeline(tips: [tip], versions: versions, interval: remaining).windows
        for window in windows.reversed() where window.task.isPaused != isPaused {
            var version = window.task
            version.isPaused = isPaused
            version.effectiveDate = window.start
            try StoreGuards(connection: connection).checkUpdate(of: version)
            tip = try tasks.update([version], at: now, guarding: { _ in }).first ?? tip
        }
        return tip
    }
}
