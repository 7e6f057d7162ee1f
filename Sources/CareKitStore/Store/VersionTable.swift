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

    /// What the rows of one write need of other tables, each read once.
    associatedtype Context = Void

    static func context(on connection: any Connection) -> Context

    /// The values of `ownColumns`.
    func ownValues(in context: Context) throws -> SQLQuery

    /// What other tables hold for rows of this kind.
    associatedtype Parts = Void

    /// Reads what other tables hold for some rows: for all of them together, since a statement for each would cost more
    /// than the rows.
    static func parts(of sequences: SQLQuery, on connection: any Connection) throws -> Parts

    /// Makes an entity of `ownColumns` and of its parts.
    static func read(_ row: inout SQLRow, of identity: RowIdentity, parts: Parts) throws -> Self

    /// Stores what belongs to new rows in other tables.
    static func insertParts(of rows: [(sequence: Int64, entity: Self)], on connection: any Connection) throws
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

extension StoredEntity where Context == Void {
    static func context(on connection: any Connection) {}
}

extension StoredEntity {
    static func insertParts(of rows: [(sequence: Int64, entity: Self)], on connection: any Connection) {}
}

/// The rows of one kind of versioned entity. `v` names a row of the table in conditions.
struct VersionTable<Entity: StoredEntity> {
    let connection: any Connection
    let context: Entity.Context

    // Unsafe: a name can be no binding. It is one of the program's own.
    var table: SQLQuery { "\(unsafeSQL: Entity.table)" }
    let sharedColumns: SQLQuery = """
        effective_date, created_date, updated_date, deleted_date, schema_version, group_identifier, tags,
        remote_id, source, user_info, asset, notes, timezone
        """

    init(_ connection: any Connection) {
        self.connection = connection
        context = Entity.context(on: connection)
    }

    func exists(_ condition: SQLQuery) throws -> Bool {
        try connection.first("SELECT 1 FROM \(table) v WHERE \(condition) LIMIT 1", as: Int.self) != nil
    }
}
