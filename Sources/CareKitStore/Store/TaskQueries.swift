import Foundation
import SQLStorage

/// What queries for tasks of one type mean in tables.
struct TaskQueries<Entity: StoredTask> {
    private let table: VersionTable<Entity>
    var connection: any Connection { table.connection }

    init(_ connection: any Connection) {
        table = VersionTable(connection)
    }

    /// The tasks that match a query, in its order; then newest first, and as they were inserted.
    func tasks(matching query: OCKTaskQuery, at now: Date) throws -> [Entity] {
        let plans = Reference(ids: query.carePlanIDs, uuids: query.carePlanUUIDs, remoteIDs: query.carePlanRemoteIDs)
            .conditions("v.care_plan_uuid", in: OCKCarePlan.table)
        guard let interval = query.dateInterval else {
            return try table.versions(matching: query, and: plans, at: now)
        }
        let ruling = try histories(matching: query).compactMap { $0.window(before: interval.end) }
            .filter { !$0.isDeleted }
        // A page is cut from what remains, so that it is full if there is enough.
        var whole = query
        (whole.limit, whole.offset) = (nil, 0)
        let tasks = try table.page(of: whole, where: plans + [table.isAmong(ruling.map(\.uuid))])
            .filtered(by: query)
        return try (query.excludesTasksWithNoEvents ? havingEvents(tasks, in: interval) : tasks).page(of: query)
    }

    /// The histories of the tasks with the ids that a query names, or of all tasks.
    func histories(matching query: OCKTaskQuery) throws -> [TaskHistory] {
        try table.histories(ids: query.ids)
    }

    /// Which versions rule when in the time of a query.
    func timeline(of histories: [TaskHistory], for query: OCKEventQuery) throws -> EventTimeline<Entity> {
        let windows = histories.flatMap { $0.windows(in: query.dateInterval) }
        return EventTimeline(windows, of: try versions(windows.map(\.uuid), matching: query.taskQuery))
    }

    /// Those of some versions that match a query, whatever time it asks for.
    func versions(_ uuids: [UUID], matching query: OCKTaskQuery) throws -> [Entity] {
        try SQLQuery.parts(of: uuids).flatMap { uuids in
            try table.entities(where: SQLQuery(all: table.matching(query) + [table.isAmong(uuids)]))
        }
    }
}

extension Array where Element: OCKAnyTask {
    /// The tasks that may have events in a query's time, or do if it asks for that.
    func filtered(by query: OCKTaskQuery) -> [Element] {
        filter { $0.belongs(to: query) }
    }
}

extension [any OCKAnyTask] {
    /// The tasks that may have events in a query's time, or do if it asks for that. Ported tests name it.
    func filtered(by query: OCKTaskQuery) -> [any OCKAnyTask] {
        filter { $0.belongs(to: query) }
    }
}

extension OCKAnyTask {
    fileprivate func belongs(to query: OCKTaskQuery) -> Bool {
        query.dateInterval.map { belongs(to: $0, needsEvent: query.excludesTasksWithNoEvents) } ?? true
    }

    /// Apple's rule: a finite schedule must reach the interval; an endless one counts even without an event there.
    fileprivate func belongs(to interval: DateInterval, needsEvent: Bool) -> Bool {
        if let end = schedule.endForParticipant, end < interval.start { return false }
        let isPaused = (self as? any OCKAnyVersionableTask)?.isPaused ?? false
        return !needsEvent || (!isPaused && schedule.hasEvent(from: interval.start, to: interval.end))
    }
}
