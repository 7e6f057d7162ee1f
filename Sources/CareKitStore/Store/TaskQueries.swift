import Foundation
import SQLStorage

/// What queries for tasks mean in tables.
struct TaskQueries {
    private let table: VersionTable<OCKTask>

    init(_ connection: any Connection) {
        table = VersionTable(connection)
    }

    /// The tasks that match a query, in its order; then newest first, and as they were inserted.
    func tasks(matching query: OCKTaskQuery) throws -> [OCKTask] {
        var conditions = table.matching(
            ids: query.ids, uuids: query.uuids, groupIdentifiers: query.groupIdentifiers, tags: query.tags,
            remoteIDs: query.remoteIDs)
        conditions.append("v.deleted_date IS NULL")
        if !query.carePlanUUIDs.isEmpty { conditions.append("v.care_plan_uuid IN (\(join: query.carePlanUUIDs))") }
        // The store holds no care plans, so no task has one with an id or a remote id.
        if !query.carePlanIDs.isEmpty { conditions.append("1 = 0") }
        if !query.carePlanRemoteIDs.isEmpty, !query.carePlanRemoteIDs.contains(nil) { conditions.append("1 = 0") }

        var order = SQLQuery(stringLiteral: "")
        for descriptor in query.sortDescriptors { order += "\(descriptor.order), " }
        order += "v.created_date DESC, v.sequence"

        guard let interval = query.dateInterval else {
            order.append(limit: query.limit, offset: query.offset)
            return try table.entities(where: SQLQuery(all: conditions), order: order)
        }
        conditions += [
            "v.effective_date < \(interval.end)",
            "v.is_tip = 1 OR NOT \(table.isFollowed(by: "n.effective_date < \(interval.end)"))",
        ]
        // A page is cut from what remains, so that it is full if there is enough.
        let inForce = try table.entities(where: SQLQuery(all: conditions), order: order)
            .filter { $0.belongs(to: interval, needsEvent: query.excludesTasksWithNoEvents) }
        return Array(inForce.dropFirst(max(0, query.offset)).prefix(max(0, query.limit ?? .max)))
    }
}

extension OCKTask {
    /// Apple's rule: a finite schedule must reach the interval; an endless one counts even without an event there.
    fileprivate func belongs(to interval: DateInterval, needsEvent: Bool) -> Bool {
        if let end = schedule.endDate(), end < interval.start { return false }
        return !needsEvent || schedule.hasEvent(from: interval.start, to: interval.end)
    }
}

extension OCKTaskQuery.SortDescriptor {
    /// Engines disagree about where NULL sorts, so it is said: first in ascending order.
    fileprivate var order: SQLQuery {
        let (column, ascending) =
            switch self {
            case .effectiveDate(let ascending): ("v.effective_date", ascending)
            case .groupIdentifier(let ascending): ("v.group_identifier", ascending)
            case .title(let ascending): ("v.title", ascending)
            }
        let direction = ascending ? "ASC" : "DESC"
        return """
            CASE WHEN \(unsafeSQL: column) IS NULL THEN 0 ELSE 1 END \(unsafeSQL: direction),
            \(unsafeSQL: column) \(unsafeSQL: direction)
            """
    }
}
