import Foundation
import SQLStorage

/// What queries for outcomes mean in tables.
struct OutcomeQueries {
    /// How far from an event's time the one in its outcome's row may be, which is that of the zone at storing.
    static let zoneMargin = 1.5 * TimeInterval.day

    private let connection: any Connection
    private let table: VersionTable<OCKOutcome>

    init(_ connection: any Connection) {
        self.connection = connection
        table = VersionTable(connection)
    }

    /// The outcomes that match a query: newest first, then as they were inserted.
    func outcomes(matching query: OCKOutcomeQuery) throws -> [OCKOutcome] {
        var conditions = table.matching(query)
        conditions += Reference(ids: query.taskIDs, uuids: query.taskUUIDs, remoteIDs: query.taskRemoteIDs)
            .conditions("v.task_uuid", in: OCKTask.table)
        conditions.append(isNotDeleted)
        if let recorded = query.recordedInterval {
            conditions.append("v.created_date >= \(recorded.start) AND v.created_date < \(recorded.end)")
        }
        if let interval = query.dateInterval {
            conditions += [isShown, try touches(interval)]
        }
        var order: SQLQuery = "v.created_date DESC, v.sequence"
        order.append(limit: query.limit, offset: query.offset)
        return try table.entities(where: SQLQuery(all: conditions), order: order)
    }

    /// The outcomes that events of task versions show, for a range of occurrences of each.
    func outcomes(of occurrences: [UUID: ClosedRange<Int>]) throws -> [OCKOutcome] {
        let ranges = occurrences.map { OccurrenceRange(task: $0.key, occurrences: $0.value) }
        return try OccurrenceRange.lists(of: ranges).flatMap { asked in
            try table.entities(
                among: "\(asked) CROSS JOIN outcome v",
                where: "\(OccurrenceRange.holds) AND (\(isNotDeleted)) AND (\(isShown))")
        }
    }

    /// The events of task versions that touch an interval, or lie near to it, and have an answer.
    ///
    /// - Parameter ranges: What is not wanted: for versions among them, a range of occurrences.
    func answered(
        _ versions: [UUID], in interval: DateInterval, besides ranges: [UUID: ClosedRange<Int>]
    ) throws -> [EventKey] {
        guard !versions.isEmpty else { return [] }
        let margin = Self.zoneMargin
        let isNear = try touches(DateInterval(start: interval.start - margin, end: interval.end + margin))
        let asked = versions.map { OccurrenceRange(task: $0, occurrences: ranges[$0]) }
        return try OccurrenceRange.lists(of: asked).flatMap { asked in
            try connection.rows(
                """
                SELECT v.task_uuid, v.occurrence FROM \(asked) CROSS JOIN outcome v
                WHERE \(OccurrenceRange.lacks) AND v.is_live = 1 AND (\(isNear))
                """
            ) { row in EventKey(taskUUID: try row.next(), occurrence: try row.next()) }
        }
    }

    /// Versions of a deleted outcome are gone too, whatever their id: the graph tells.
    private var isNotDeleted: SQLQuery {
        """
        v.deleted_date IS NULL AND (v.is_tip = 1 OR NOT \(table.isFollowed(by: "n.deleted_date IS NOT NULL")))
        """
    }

    /// Of the versions of an outcome the one that takes effect last; at the same time the newer one. So an update that
    /// takes effect earlier loses.
    private var isShown: SQLQuery {
        """
        (v.is_tip = 1 OR NOT \(table.isFollowed(by: "n.effective_date >= v.effective_date")))
        AND NOT \(table.follows("n.effective_date > v.effective_date"))
        """
    }

    /// Whether the event touches a time. No event is longer than the longest, so an index need not be searched back to
    /// the first event of all.
    private func touches(_ interval: DateInterval) throws -> SQLQuery {
        let longest = try connection.first(
            "SELECT event_end - event_start FROM outcome ORDER BY event_end - event_start DESC LIMIT 1", as: Double.self
        )
        return """
            v.event_start < \(interval.end) AND v.event_end >= \(interval.start)
            AND v.event_start >= \(interval.start - (longest ?? 0) - 1)
            """
    }
}
