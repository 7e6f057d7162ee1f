import Foundation
import SQLStorage

/// Reading rows, with what other tables hold for them.
extension VersionTable {
    /// The versions that meet a condition. What belongs to them is read for a page of rows at a time, so that a row costs
    /// no statement of its own and few rows are kept.
    ///
    /// - Parameter rows: where to look for `v`; nil for the whole table.
    func entities(
        among rows: SQLQuery? = nil, where condition: SQLQuery, order: SQLQuery = "v.sequence"
    ) throws -> [Entity] {
        var entities: [Entity] = []
        var page: [Row] = []
        _ = try connection.rows(
            """
            SELECT v.sequence, v.id, v.uuid, v.is_tip, \(isFollowing), \(unsafeSQL: Entity.ownColumns), \(sharedColumns)
            FROM \(rows ?? "\(table) v") WHERE \(condition) ORDER BY \(order)
            """
        ) { row in
            let identity = RowIdentity(sequence: try row.next(), id: try row.next(), uuid: try row.next())
            page.append(
                Row(identity: identity, isTip: try row.next(), isFollowing: try row.next(), columns: row.kept()))
            guard page.count == SQLQuery.maximumListCount else { return }
            try append(page, to: &entities)
            page.removeAll(keepingCapacity: true)
        }
        try append(page, to: &entities)
        return entities
    }

    private func append(_ page: [Row], to entities: inout [Entity]) throws {
        guard !page.isEmpty else { return }
        let sequences = page.map(\.identity.sequence)
        let parts = try Entity.parts(of: SQLQuery(list: sequences), on: connection)
        // Most versions stand alone, which is told with the row sooner than by another statement.
        let previous = try edges(
            of: page.filter(\.isFollowing).map(\.identity.sequence), from: "next", to: "previous")
        let next = try edges(of: page.filter { !$0.isTip }.map(\.identity.sequence), from: "previous", to: "next")
        for row in page {
            var columns = row.columns
            var entity = try Entity.read(&columns, of: row.identity, parts: parts)
            entity.uuid = row.identity.uuid
            try readSharedColumns(&columns, into: &entity)
            entity.previousVersionUUIDs = previous[row.identity.sequence] ?? []
            entity.nextVersionUUIDs = next[row.identity.sequence] ?? []
            entities.append(entity)
        }
    }

    /// The neighbours of some versions in the graph.
    private func edges(of sequences: [Int64], from: String, to: String) throws -> [Int64: [UUID]] {
        guard !sequences.isEmpty else { return [:] }
        let edges = try connection.rows(
            """
            SELECT v.sequence, e.\(unsafeSQL: to)
            FROM \(table) v JOIN \(table)_edge e ON e.\(unsafeSQL: from) = v.uuid
            WHERE v.sequence IN (\(SQLQuery(list: sequences))) ORDER BY e.sequence
            """
        ) { row in (try row.next(Int64.self), try row.next(UUID.self)) }
        return edges.reduce(into: [:]) { $0[$1.0, default: []].append($1.1) }
    }

    private func readSharedColumns(_ row: inout SQLRow, into entity: inout Entity) throws {
        entity.effectiveDate = try row.next()
        entity.createdDate = try row.next(Date.self)
        entity.updatedDate = try row.next(Date.self)
        entity.deletedDate = try row.next()
        entity.schemaVersion = try OCKSemanticVersion(stored: try row.next())
        entity.groupIdentifier = try row.next()
        entity.tags = try row.next(String?.self).map { try JSONText.decode([String].self, from: $0) }
        entity.remoteID = try row.next()
        entity.source = try row.next()
        entity.userInfo = try row.next(String?.self).map { try JSONText.decode([String: String].self, from: $0) }
        entity.asset = try row.next()
        entity.notes = try row.next(String?.self).map { try JSONText.decode([OCKNote].self, from: $0) }
        entity.timezone = try TimeZone(stored: try row.next())
    }
}

/// A row that waits for what other tables hold for it.
private struct Row {
    let identity: RowIdentity
    let isTip: Bool
    let isFollowing: Bool
    let columns: SQLRow
}
