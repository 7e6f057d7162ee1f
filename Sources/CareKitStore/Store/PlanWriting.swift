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

    /// Lets a version rule from a date on, until versions that are planned for later take over, and takes outcomes of
    /// events after the date along.
    func change(_ task: OCKTask, from date: Date) throws -> OCKTask {
        var versions = try windows(upTo: tasks.lastTip(of: task.id), from: date).map { $0.task(from: $0.start) }
        var version = task
        version.effectiveDate = date
        var changed = [version]
        if let first = versions.first, first.effectiveDate > date {
            // Of two versions the one with the later date rules, so a change from before the first is written there too.
            version.effectiveDate = first.effectiveDate
            changed.append(version)
        }
        versions.replaceSubrange(..<min(1, versions.count), with: changed)
        let outcomes = VersionTable<OCKOutcome>(connection)
        var ahead = try outcomes.entities(
            where: """
                v.is_live = 1 AND v.event_start >= \(date)
                AND v.task_uuid IN (SELECT uuid FROM task WHERE id = \(task.id))
                """, order: "v.event_start, v.occurrence")
        var taken: [Int: Set<Int>] = [:]
        var places: [Int] = []
        for index in ahead.indices {
            let start = try outcomes.context.event(EventKey(ahead[index])).start
            let place = versions.lastIndex { $0.effectiveDate <= start } ?? 0
            let event = versions[place].schedule.events(from: start, to: start + 1).first {
                $0.start == start && taken[place]?.contains($0.occurrence) != true
            }
            guard let event, !versions[place].isPaused else { throw StoreRefusal.outcomeAhead }
            taken[place, default: []].insert(event.occurrence)
            places.append(place)
            ahead[index].taskOccurrenceIndex = event.occurrence
        }
        let stored = try versions.flatMap { try tasks.update([$0], at: now, guarding: { _ in }) }
        for (index, place) in zip(ahead.indices, places) { ahead[index].taskUUID = stored[place].uuid }
        _ = try outcomes.update(ahead, at: now) { _ in }
        return stored.first ?? version
    }

    /// Pauses or resumes a task from a date on, with all versions that are planned for later; or until another date, from
    /// which it goes on as planned.
    func setPaused(_ isPaused: Bool, _ id: String, from date: Date, until end: Date? = nil) throws -> OCKTask {
        // Also what is no number is refused so.
        guard date < .distantFuture else { throw SQLError(.invalidValue) }
        let end = end ?? .distantFuture
        var tip = try tasks.lastTip(of: id)
        guard tip.deletedDate == nil else { throw StoreRefusal.deleted }
        guard date < end else { return tip }
        var versions: [(task: OCKTask, isNew: Bool)] = []
        for window in try windows(upTo: tip, from: date) {
            guard window.start < end else {
                versions.append((window.task(from: window.start), false))
                continue
            }
            var version = window.task(from: window.start)
            version.isPaused = isPaused
            versions.append((version, window.task.isPaused != isPaused))
            guard window.end > end else { continue }
            version.isPaused.toggle()
            version.effectiveDate = end
            versions.append((version, true))
        }
        // What is planned for after a change follows it once more, since the newest version rules from its date on.
        for (version, _) in versions.drop(while: { !$0.isNew }) {
            try StoreGuards(connection: connection).checkUpdate(of: version)
            tip = try tasks.update([version], at: now, guarding: { _ in }).first ?? tip
        }
        return tip
    }

    /// The versions of a chain that rule from a date on, in the order in which they do.
    private func windows(upTo tip: OCKTask, from date: Date) throws -> [EventTimeline<OCKTask>.Window] {
        guard date < .distantFuture else { return [] }
        let versions = try tasks.entities(where: "v.id = \(tip.id)")
        let remaining = DateInterval(start: date, end: .distantFuture)
        return EventTimeline(tips: [tip], versions: versions, interval: remaining).windows.reversed()
    }
}

extension EventTimeline<OCKTask>.Window {
    /// The version, to rule from a date on.
    fileprivate func task(from date: Date) -> OCKTask {
        var task = task
        task.effectiveDate = date
        return task
    }
}
