import Containers
import Foundation
import SQLStorage

/// What one write did to a store. An updated entity is its new version, a deleted one its tombstone.
package struct StoreChanges: Sendable {
    package var addedTasks: [OCKTask] = []
    package var updatedTasks: [OCKTask] = []
    package var deletedTasks: [OCKTask] = []
    package var addedOutcomes: [OCKOutcome] = []
    package var updatedOutcomes: [OCKOutcome] = []
    package var deletedOutcomes: [OCKOutcome] = []
}

extension OCKStore {
    /// Calls `handler` after each later write, in order, until the subscription is cancelled or released.
    ///
    /// The handler runs in the store's container on a thread of the store; it must be short, and what it starts it must
    /// itself count as activity. A store without a container has no database, so it never calls.
    package func observeChanges(_ handler: @escaping @Sendable (StoreChanges) -> Void) -> ChangeSubscription? {
        let container = container
        return try? database.get().changes.subscribe { changes, connection in
            // A row that cannot be read is an error of the fetch that meets it; a notice has nobody to tell.
            guard let changes = try? StoreChanges(changes, on: connection) else { return }
            guard let container else { return handler(changes) }
            container.run { handler(changes) }
        }
    }
}

extension StoreChanges {
    fileprivate init(_ changes: [RowChange], on connection: any Connection) throws {
        func entities<Entity: StoredEntity>(_ kind: RowChange.Kind) throws -> [Entity] {
            let keys = changes.filter { $0.table == Entity.table && $0.kind == kind }
                .compactMap { UUID(sqlValue: $0.key) }
            return keys.isEmpty ? [] : try VersionTable(connection).entities(where: "v.uuid IN (\(join: keys))")
        }
        (addedTasks, updatedTasks, deletedTasks) = (
            try entities(.added), try entities(.updated), try entities(.deleted)
        )
        addedOutcomes = try entities(.added)
        updatedOutcomes = try entities(.updated)
        deletedOutcomes = try entities(.deleted)
    }
}
