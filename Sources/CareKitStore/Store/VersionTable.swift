import Foundation
import SQLStorage

/// A versioned entity with a table of its own.
protocol StoredEntity: VersionedEntity {
    static var table: String { get }

    /// The columns that only this kind has, in the order of `ownValues` and of reading.
    static var ownColumns: String { get }

    /// The values of `ownColumns`.
    func ownValues(on connection: any Connection) throws -> SQLQuery

    /// Makes an entity of `ownColumns` and of the rows in other tables that belong to the row.
    static func read(_ row: inout SQLRow, sequence: Int64, id: String, on connection: any Connection) throws -> Self

    /// Stores what belongs to the row in other tables.
    func insertParts(sequence: Int64, on connection: any Connection) throws
}

extension StoredEntity {
    func insertParts(sequence: Int64, on connection: any Connection) {}
}

/// The rows of one kind of versioned entity. `v` names a row of the table in conditions.
struct VersionTable<Entity: StoredEntity> {
    let connection: any Connection

    private var table: SQLQuery { "\(unsafeSQL: Entity.table)" }
    private let sharedColumns: SQLQuery = """
        uuid, effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags,
        remote_id, source, user_info, asset, notes, timezone
        """

    init(_ connection: any Connection) {
        self.connection = connection
    }

    func entities(where condition: SQLQuery, order: SQLQuery = "v.sequence") throws -> [Entity] {
        try connection.rows(
            """
            SELECT v.sequence, v.id, \(unsafeSQL: Entity.ownColumns), \(sharedColumns)
            FROM \(table) v WHERE \(condition) ORDER BY \(order)
            """
        ) { row in try entity(&row) }
    }

    func exists(_ condition: SQLQuery) throws -> Bool {
        try connection.first("SELECT 1 FROM \(table) v WHERE \(condition) LIMIT 1", as: Int.self) != nil
    }

    /// The versions of a chain that no other follows, oldest first.
    func tips(of id: String) throws -> [UUID] {
        try connection.column("SELECT uuid FROM \(table) WHERE id = \(id) AND is_tip = 1 ORDER BY sequence")
    }

    /// Appends a version that follows `previous`, and announces it.
    func append(_ entity: Entity, after previous: [UUID], as kind: RowChange.Kind) throws {
        if !previous.isEmpty {
            try connection.run("UPDATE \(table) SET is_tip = 0, is_live = 0 WHERE uuid IN (\(join: previous))")
        }
        let own = try entity.ownValues(on: connection)
        let inserted = try connection.first(
            """
            INSERT INTO \(table) (id, is_tip, is_live, \(unsafeSQL: Entity.ownColumns), \(sharedColumns))
            VALUES (
                \(entity.id), 1, \(entity.deletedDate == nil), \(own), \(entity.uuid), \(entity.effectiveDate),
                \(entity.createdDate), \(entity.updatedDate), \(entity.deletedDate),
                \(entity.schemaVersion?.description), \(entity.groupIdentifier),
                \(try entity.tags.map(JSONText.encode)), \(entity.remoteID), \(entity.source),
                \(try entity.userInfo.map(JSONText.encode)), \(entity.asset),
                \(try entity.notes.map(JSONText.encode)), \(entity.timezone.identifier)
            ) RETURNING sequence
            """, as: Int64.self)
        guard let sequence = inserted else { throw SQLError(.other) }
        for tag in Set(entity.tags ?? []) {
            try connection.run("INSERT INTO \(table)_tag (entity, tag) VALUES (\(sequence), \(tag))")
        }
        for uuid in previous {
            try connection.run("INSERT INTO \(table)_edge (previous, next) VALUES (\(uuid), \(entity.uuid))")
        }
        try entity.insertParts(sequence: sequence, on: connection)
        connection.announce(RowChange(table: Entity.table, kind: kind, key: entity.uuid.sqlValue))
    }

    private func entity(_ row: inout SQLRow) throws -> Entity {
        let (sequence, id) = (try row.next(Int64.self), try row.next(String.self))
        var entity = try Entity.read(&row, sequence: sequence, id: id, on: connection)
        entity.uuid = try row.next()
        entity.effectiveDate = try row.next()
        entity.createdDate = try row.next(Date.self)
        entity.updatedDate = try row.next(Date.self)
        entity.deletedDate = try row.next()
        guard let schemaVersion = OCKSemanticVersion(try row.next(String.self)) else {
            throw StoreRefusal.unreadableRow
        }
        entity.schemaVersion = schemaVersion
        entity.groupIdentifier = try row.next()
        entity.tags = try row.next(String?.self).map { try JSONText.decode([String].self, from: $0) }
        entity.remoteID = try row.next()
        entity.source = try row.next()
        entity.userInfo = try row.next(String?.self).map { try JSONText.decode([String: String].self, from: $0) }
        entity.asset = try row.next()
        entity.notes = try row.next(String?.self).map { try JSONText.decode([OCKNote].self, from: $0) }
        entity.timezone = try TimeZone(stored: try row.next())
        entity.previousVersionUUIDs = try connection.column(
            "SELECT previous FROM \(table)_edge WHERE next = \(entity.uuid) ORDER BY sequence")
        entity.nextVersionUUIDs = try connection.column(
            "SELECT next FROM \(table)_edge WHERE previous = \(entity.uuid) ORDER BY sequence")
        return entity
    }
}
