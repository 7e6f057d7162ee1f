import Foundation
import SQLStorage

/// Inserting rows: many by one statement, since each statement is an exchange with a server.
extension VersionTable {
    /// Appends versions that follow others, and announces them.
    func append(_ versions: [Entity], as kind: RowChange.Kind) throws {
        guard !versions.isEmpty else { return }
        let stamp = try connection.first("SELECT stamp FROM sync_clock", as: Int64?.self) ?? nil
        let inserted = try insert(versions, stamp: stamp)
        guard inserted.count == versions.count else { throw SQLError(.uniqueViolation) }
        for version in versions {
            connection.announce(RowChange(table: Entity.table, kind: kind, key: version.uuid.sqlValue))
        }
    }

    /// Inserts versions that came about at a knowledge, with the edges to those before them; those may come later.
    ///
    /// - Returns: The versions that are new. Of others only edges are added.
    func insert(_ versions: [Entity], stamp: Int64?) throws -> Set<UUID> {
        // What is refused is refused before anything is written. Edges come before the rows that they tell to be followed.
        let own = try versions.map { try $0.ownValues(in: context) }
        try insertEdges(to: versions)
        let followed = try followed(among: versions.map(\.uuid))
        var inserted: Set<UUID> = []
        for versions in SQLQuery.rows(of: Array(zip(versions, own))) {
            let sequences = try insertRows(versions, followed: followed, stamp: stamp)
            let rows = versions.compactMap { version, _ in
                sequences[version.uuid].flatMap { inserted.insert(version.uuid).inserted ? ($0, version) : nil }
            }
            try insertTags(of: rows)
            try Entity.insertParts(of: rows, on: connection)
        }
        return inserted
    }

    /// Inserts rows, and tells the numbers of those that are new.
    private func insertRows(
        _ versions: [(Entity, own: SQLQuery)], followed: Set<UUID>, stamp: Int64?
    ) throws -> [UUID: Int64] {
        let rows = try versions.map { version, own -> SQLQuery in
            let isTip = !followed.contains(version.uuid)
            return """
                (
                    \(version.id), \(version.uuid), \(isTip), \(isTip && version.deletedDate == nil), \(stamp), \(own),
                    \(version.effectiveDate), \(version.createdDate), \(version.updatedDate), \(version.deletedDate),
                    \(version.schemaVersion?.description), \(version.groupIdentifier),
                    \(try version.tags.map(JSONText.encode)), \(version.remoteID), \(version.source),
                    \(try version.userInfo.map(JSONText.encode)), \(version.asset),
                    \(try version.notes.map(JSONText.encode)), \(version.timezone.identifier)
                )
                """
        }
        let inserted = try connection.rows(
            """
            INSERT INTO \(table) (id, uuid, is_tip, is_live, stamp, \(unsafeSQL: Entity.ownColumns), \(sharedColumns))
            VALUES \(join: rows) ON CONFLICT DO NOTHING RETURNING uuid, sequence
            """
        ) { row in (try row.next(UUID.self), try row.next(Int64.self)) }
        return Dictionary(inserted) { first, _ in first }
    }

    private func insertEdges(to versions: [Entity]) throws {
        let edges = versions.flatMap { version in
            version.previousVersionUUIDs.filter { $0 != version.uuid }.map { (previous: $0, next: version.uuid) }
        }
        for edges in SQLQuery.rows(of: edges) {
            try connection.run(
                "UPDATE \(table) SET is_tip = 0, is_live = 0 WHERE uuid IN (\(join: edges.map(\.previous)))")
            let rows = edges.map { edge -> SQLQuery in "(\(edge.previous), \(edge.next))" }
            try connection.run(
                "INSERT INTO \(table)_edge (previous, next) VALUES \(join: rows) ON CONFLICT DO NOTHING")
        }
    }

    /// Those of some versions that another follows: where histories are merged, it may have come first.
    func followed(among uuids: [UUID]) throws -> Set<UUID> {
        Set(
            try SQLQuery.parts(of: uuids).flatMap { uuids in
                try connection.column(
                    "SELECT previous FROM \(table)_edge WHERE previous IN (\(SQLQuery(list: uuids)))")
            })
    }

    private func insertTags(of rows: [(sequence: Int64, entity: Entity)]) throws {
        let tags = rows.flatMap { row in Set(row.entity.tags ?? []).map { (row.sequence, $0) } }
        for tags in SQLQuery.rows(of: tags) {
            let rows = tags.map { sequence, tag -> SQLQuery in "(\(sequence), \(tag))" }
            try connection.run("INSERT INTO \(table)_tag (entity, tag) VALUES \(join: rows)")
        }
    }
}
