import Foundation
import SQLStorage

/// What one write did to a store.
public struct StoreChanges: Hashable, Sendable {
    /// What happened to one kind of entity.
    public struct Entities<Entity: Hashable & Sendable>: Hashable, Sendable {
        /// What was added, or brought back after it was deleted.
        public internal(set) var added: [Entity] = []
        /// The new versions of what was updated.
        public internal(set) var updated: [Entity] = []
        /// The versions that mark what was deleted.
        public internal(set) var deleted: [Entity] = []

        /// Whether nothing happened to this kind.
        public var isEmpty: Bool { added.isEmpty && updated.isEmpty && deleted.isEmpty }
    }

    /// What happened to patients.
    public internal(set) var patients = Entities<OCKPatient>()
    /// What happened to care plans.
    public internal(set) var carePlans = Entities<OCKCarePlan>()
    /// What happened to contacts.
    public internal(set) var contacts = Entities<OCKContact>()
    /// What happened to tasks.
    public internal(set) var tasks = Entities<OCKTask>()
    /// What happened to tasks that HealthKit answers.
    public internal(set) var healthKitTasks = Entities<OCKHealthKitTask>()
    /// What happened to outcomes.
    public internal(set) var outcomes = Entities<OCKOutcome>()
    /// Whether more may have changed than is listed, so that what matters must be fetched anew: the store was reset, or
    /// it has only now begun to hear from its server, for the first time or again.
    public internal(set) var isIncomplete = false
}

extension StoreChanges {
    init(_ changes: [RowChange], on connection: any Connection) throws {
        patients = try Entities(changes, on: connection)
        carePlans = try Entities(changes, on: connection)
        contacts = try Entities(changes, on: connection)
        tasks = try Entities(changes, on: connection)
        healthKitTasks = try Entities(changes, on: connection)
        outcomes = try Entities(changes, on: connection)
        isIncomplete = changes.contains { $0.key == .null }
    }
}

extension StoreChanges.Entities where Entity: StoredEntity {
    fileprivate init(_ changes: [RowChange], on connection: any Connection) throws {
        func entities(_ kind: RowChange.Kind) throws -> [Entity] {
            let keys = changes.filter { $0.table == Entity.table && $0.kind == kind }
                .compactMap { UUID(sqlValue: $0.key) }
            return try SQLQuery.parts(of: keys).flatMap {
                try VersionTable(connection).entities(where: "v.uuid IN (\(join: $0))")
            }
        }
        (added, updated, deleted) = (try entities(.added), try entities(.updated), try entities(.deleted))
    }
}
