import Foundation
import SQLStorage

/// The kinds that a store keeps, in the order in which they can refer to each other.
let storedKinds: [any StoredEntity.Type] = [
    OCKPatient.self, OCKCarePlan.self, OCKContact.self, OCKTask.self, OCKHealthKitTask.self, OCKOutcome.self,
]

/// A versioned entity with a table of its own.
protocol StoredEntity: VersionedEntity {
    static var table: String { get }

    /// The columns that only this kind has, in the order of `ownValues` and of reading.
    static var ownColumns: String { get }

    /// The values of `ownColumns`.
    func ownValues(on connection: any Connection) throws -> SQLQuery

    /// What other tables hold for rows of this kind.
    associatedtype Parts = Void

    /// Reads what other tables hold for some rows: for all of them together, since a statement for each would cost more
    /// than the rows.
    static func parts(of sequences: SQLQuery, on connection: any Connection) throws -> Parts

    /// Makes an entity of `ownColumns` and of its parts.
    static func read(_ row: inout SQLRow, of identity: RowIdentity, parts: Parts) throws -> Self

    /// Stores what belongs to the row in other tables.
    func insertParts(sequence: Int64, on connection: any Connection) throws
}

/// What names a row in other tables, for people and in the version graph.
struct RowIdentity {
    let sequence: Int64
    let id: String
    let uuid: UUID
}

extension StoredEntity where Parts == Void {
    static func parts(of sequences: SQLQuery, on connection: any Connection) {}
}

extension StoredEntity {
    func insertParts(sequence: Int64, on connection: any Connection) {}
}

/// The rows of one kind of versioned entity. `v` names a row of the table in conditions.
struct VersionTable<Entity: StoredEntity> {
    let connection: any Connection

    // Unsafe: a name can be no binding. It is one of the program's own.
    var table: SQLQuery { "\(unsafeSQL: Entity.table)" }
    let sharedColumns: SQLQuery = """
        effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags,
        remote_id, source, user_info, asset, notes, timezone
        """

    init(_ connection: any Connection) {
        self.connection = connection
    }

    func exists(_ condition: SQLQuery) throws -> Bool {
        try connection.first("SELECT 1 FROM \(table) v WHERE \(condition) LIMIT 1", as: Int.self) != nil
    }

    /// The versions of a chain that no other follows, oldest first.
    func tips(of id: String) throws -> [UUID] {
        try connection.column("SELECT uuid FROM \(table) WHERE id = \(id) AND is_tip = 1 ORDER BY sequence")
    }

    /// Appends a version that follows others, and announces it.
    func append(_ entity: Entity, as kind: RowChange.Kind) throws {
        guard try insert(entity, stamp: SyncClock.stamp) else { throw SQLError(.uniqueViolation) }
        connection.announce(RowChange(table: Entity.table, kind: kind, key: entity.uuid.sqlValue))
    }

    /// Inserts a version that came about at a knowledge, with the edges to those before it; those may come later.
    ///
    /// Tells whether it is new. If it is not, only edges are added.
    func insert(_ entity: Entity, stamp: SQLQuery) throws -> Bool {
        let own = try entity.ownValues(on: connection)
        let previous = Set(entity.previousVersionUUIDs).subtracting([entity.uuid])
        if !previous.isEmpty {
            try connection.run("UPDATE \(table) SET is_tip = 0, is_live = 0 WHERE uuid IN (\(join: Array(previous)))")
        }
        let isTip: SQLQuery =
            "CASE WHEN EXISTS (SELECT 1 FROM \(table)_edge WHERE previous = \(entity.uuid)) THEN 0 ELSE 1 END"
        let inserted = try connection.first(
            """
            INSERT INTO \(table) (id, uuid, is_tip, is_live, stamp, \(unsafeSQL: Entity.ownColumns), \(sharedColumns))
            VALUES (
                \(entity.id), \(entity.uuid), \(isTip), \(entity.deletedDate == nil ? isTip : "0"), \(stamp), \(own),
                \(entity.effectiveDate), \(entity.createdDate), \(entity.updatedDate), \(entity.deletedDate),
                \(entity.schemaVersion?.description), \(entity.groupIdentifier),
                \(try entity.tags.map(JSONText.encode)), \(entity.remoteID), \(entity.source),
                \(try entity.userInfo.map(JSONText.encode)), \(entity.asset),
                \(try entity.notes.map(JSONText.encode)), \(entity.timezone.identifier)
            ) ON CONFLICT DO NOTHING RETURNING sequence
            """, as: Int64.self)
        for uuid in entity.previousVersionUUIDs where previous.contains(uuid) {
            try connection.run(
                "INSERT INTO \(table)_edge (previous, next) VALUES (\(uuid), \(entity.uuid)) ON CONFLICT DO NOTHING")
        }
        guard let sequence = inserted else { return false }
        for tag in Set(entity.tags ?? []) {
            try connection.run("INSERT INTO \(table)_tag (entity, tag) VALUES (\(sequence), \(tag))")
        }
        try entity.insertParts(sequence: sequence, on: connection)
        return true
    }
}
