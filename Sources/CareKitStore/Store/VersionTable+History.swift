import Foundation
import SQLStorage

/// When versions rule: of tasks, which are planned ahead.
extension VersionTable {
    /// The histories of the chains with some ids; of all chains if there are none.
    ///
    /// - Complexity: O(n) in the versions of these chains, of which only dates and edges are read.
    func histories(ids: [String] = []) throws -> [TaskHistory] {
        Array(try ids.isEmpty ? historiesByID(where: "1 = 1").values : historiesByID(ids).values)
    }

    /// The histories of the chains with some ids, and none if there are none.
    func historiesByID(_ ids: [String]) throws -> [String: TaskHistory] {
        try SQLQuery.parts(of: ids).map { try historiesByID(where: "v.id IN (\(SQLQuery(list: $0)))") }
            .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    private func historiesByID(where condition: SQLQuery) throws -> [String: TaskHistory] {
        let rows = try connection.rows(
            """
            SELECT v.id, v.uuid, v.effective_date, v.deleted_date, v.updated_date, e.previous
            FROM \(table) v LEFT JOIN \(table)_edge e ON e.next = v.uuid
            WHERE \(condition) ORDER BY v.sequence, e.sequence
            """
        ) { row in
            (
                id: try row.next(String.self), uuid: try row.next(UUID.self), effectiveDate: try row.next(Date.self),
                deletedDate: try row.next(Date?.self), updatedDate: try row.next(Date.self),
                previous: try row.next(UUID?.self)
            )
        }
        var chains: [String: [HistoryEntry]] = [:]
        var next = rows.startIndex
        while next < rows.endIndex {
            let row = rows[next]
            let edges = rows[next...].prefix { $0.uuid == row.uuid }
            next = edges.endIndex
            chains[row.id, default: []].append(
                HistoryEntry(
                    uuid: row.uuid, effectiveDate: row.effectiveDate, deletedDate: row.deletedDate,
                    updatedDate: row.updatedDate, previous: edges.compactMap(\.previous)))
        }
        return chains.mapValues { TaskHistory($0) }
    }

    /// Whether `v` is one of some versions.
    func isAmong(_ uuids: [UUID]) -> SQLQuery {
        let lists = SQLQuery.parts(of: uuids).map { list -> SQLQuery in "v.uuid IN (\(SQLQuery(list: list)))" }
        guard let first = lists.first else { return "1 = 0" }
        return lists.dropFirst().reduce(first) { "\($0) OR \($1)" }
    }
}
