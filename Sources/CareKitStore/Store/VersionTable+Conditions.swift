import Foundation
import SQLStorage

/// Conditions on a row `v` of a version table.
extension VersionTable {
    /// What every query can ask for: empty lists do not constrain, lists constrain together, values inside one or.
    func matching(_ query: some VersionQuery) -> [SQLQuery] {
        var conditions: [SQLQuery] = []
        if !query.ids.isEmpty { conditions.append("v.id IN (\(join: query.ids))") }
        if !query.uuids.isEmpty { conditions.append("v.uuid IN (\(join: query.uuids))") }
        if !query.groupIdentifiers.isEmpty {
            conditions.append(SQLQuery("v.group_identifier", isAmong: query.groupIdentifiers))
        }
        if !query.remoteIDs.isEmpty { conditions.append(SQLQuery("v.remote_id", isAmong: query.remoteIDs)) }
        if !query.tags.isEmpty {
            conditions.append(
                "v.sequence IN (SELECT entity FROM \(table)_tag WHERE tag IN (\(join: query.tags)))")
        }
        return conditions
    }

    /// What `v` must meet to rule just before a time.
    func inForce(at end: Date) -> [SQLQuery] {
        [
            "v.effective_date < \(end) AND (v.deleted_date IS NULL OR v.is_tip = 1 OR v.deleted_date < \(end))",
            "v.is_tip = 1 OR NOT \(isFollowed(by: takesEffect(before: end)))",
        ]
    }

    /// Whether `n` has taken effect just before a time. A deletion that no version follows does so when it says, usually for all
    /// time; once a version follows, it tells of the gap since it was made.
    private func takesEffect(before date: Date) -> SQLQuery {
        """
        n.effective_date < \(date) AND (n.deleted_date IS NULL OR n.is_tip = 1 OR n.deleted_date < \(date))
        """
    }

    /// Whether `n` is a deletion that stands, and has taken effect by now or leaves `v` no time.
    func isDeletion(at now: Date) -> SQLQuery {
        """
        n.deleted_date IS NOT NULL AND n.is_tip = 1
        AND (n.effective_date <= \(now) OR n.effective_date <= v.effective_date)
        """
    }

    /// Whether a version `n` that follows `v`, at once or later, meets a condition.
    func isFollowed(by condition: SQLQuery) -> SQLQuery {
        reaches(condition, from: "previous", to: "next")
    }

    /// Whether `v` follows any version.
    var isFollowing: SQLQuery { "EXISTS (SELECT 1 FROM \(table)_edge WHERE next = v.uuid LIMIT 1 OFFSET 0)" }

    /// Whether a version `n` that `v` follows, at once or later but with no deletion in between, meets a condition.
    func follows(_ condition: SQLQuery) -> SQLQuery {
        // Most versions follow none, which is told sooner than a recursion begins.
        """
        (\(isFollowing) AND \(
            reaches(
                "n.deleted_date IS NULL AND (\(condition))", from: "next", to: "previous",
                passing: "JOIN \(table) r ON r.uuid = reached.uuid AND r.deleted_date IS NULL")))
        """
    }

    private func reaches(
        _ condition: SQLQuery, from: String, to: String, passing: SQLQuery = ""
    ) -> SQLQuery {
        // A server that does not know how few versions are reached would rather look through all others of the container.
        // What has an offset is not joined but asked for each, by its uuid.
        """
        EXISTS (
            WITH RECURSIVE reached (uuid) AS (
                SELECT \(unsafeSQL: to) FROM \(table)_edge WHERE \(unsafeSQL: from) = v.uuid
                UNION
                SELECT e.\(unsafeSQL: to) FROM \(table)_edge e
                JOIN reached ON e.\(unsafeSQL: from) = reached.uuid
                \(passing)
            )
            SELECT 1 FROM reached WHERE EXISTS (
                SELECT 1 FROM \(table) n WHERE n.uuid = reached.uuid AND (\(condition)) LIMIT 1 OFFSET 0
            )
        )
        """
    }
}

extension SQLQuery {
    /// Whether a column has one of the values; nil stands for "has none".
    init(_ column: String, isAmong values: [String?]) {
        let named = values.compactMap { $0 }
        let among: SQLQuery = "\(unsafeSQL: column) IN (\(join: named))"
        self = named.count == values.count ? among : "(\(among) OR \(unsafeSQL: column) IS NULL)"
    }

    /// All of the conditions together.
    init(all conditions: [SQLQuery]) {
        self = "1 = 1"
        for condition in conditions { self += " AND (\(condition))" }
    }

    /// One page of a result.
    mutating func append(limit: Int?, offset: Int) {
        guard limit != nil || offset > 0 else { return }
        self += " LIMIT \(max(0, limit ?? Int.max)) OFFSET \(max(0, offset))"
    }
}
