import Foundation
import SQLStorage

/// Brings revisions of other stores into this one.
///
/// The rows and edges afterwards are the union of what was there and what came, whatever the order and however often. The
/// rules for writing do not apply: what others have stored has happened.
struct RevisionMerge {
    let connection: any Connection
    /// Whether a version that the engine cannot store is to wait, instead of failing everything. That costs two statements
    /// for each version.
    let isCareful: Bool

    /// Stores the versions of revisions.
    ///
    /// - Returns: What the store knows with them, for the clock to be set to.
    /// - Throws: `StoreRefusal.implausibleKnowledge`, `.circularVersions`, `SQLError`.
    func merge(_ revisions: [OCKRevisionRecord], at clock: SyncClock) throws -> SyncClock.Knowledge {
        guard try !CycleSearch(connection: connection).isCycleClosed(by: revisions.lazy.flatMap(\.entities)) else {
            throw StoreRefusal.circularVersions
        }
        var knowledge = clock.knowledge
        var outcomes: [(entity: OCKEntity, stamp: Int64?)] = []
        for revision in revisions {
            guard revision.knowledgeVector.isPlausible else { throw StoreRefusal.implausibleKnowledge }
            knowledge.merge(with: revision.knowledgeVector)
            guard !revision.entities.isEmpty else { continue }
            let stamp = try clock.number(for: revision.knowledgeVector)
            for entity in revision.entities {
                // Outcomes need their task first, which may be in any of the revisions.
                if case .outcome = entity {
                    outcomes.append((entity, stamp))
                } else {
                    try insert(entity, stamp: stamp)
                }
            }
        }
        if isCareful {
            for (entity, stamp) in outcomes { try insert(entity, stamp: stamp) }
        } else {
            var rest = outcomes[...]
            while let first = rest.first {
                let revision = rest.prefix { $0.stamp == first.stamp }
                try insert(revision.map(\.entity), stamp: first.stamp)
                rest = rest.dropFirst(revision.count)
            }
        }
        return knowledge
    }

    /// Stores outcomes together, and lets those wait whose event is not there.
    private func insert(_ outcomes: [OCKEntity], stamp: Int64?) throws {
        let table = VersionTable<OCKOutcome>(connection)
        let versions = outcomes.compactMap { $0.value as? OCKOutcome }
        try table.context.load(versions.map(\.taskUUID))
        var ready: [OCKOutcome] = []
        for version in versions {
            do {
                _ = try table.context.event(EventKey(version))
                ready.append(version.completed)
            } catch is StoreRefusal {
                try WaitingRows(connection: connection).insert(.outcome(version), stamp: stamp)
            }
        }
        let inserted = try table.insert(ready, stamp: stamp)
        for version in ready where inserted.contains(version.uuid) { announce(version) }
    }

    /// Stores a version, or lets it wait.
    func insert(_ entity: OCKEntity, stamp: Int64?) throws {
        guard let version = entity.value as? any StoredEntity else { return }
        do {
            try isCareful ? insertOrUndo(version, stamp: stamp) : insert(version, stamp: stamp)
        } catch {
            // A refusal comes before anything is written; another error may leave half of a version.
            guard error is StoreRefusal || isCareful && error.isOfValue else { throw error }
            try WaitingRows(connection: connection).insert(entity, stamp: stamp)
        }
    }

    private func insert<Entity: StoredEntity>(_ entity: Entity, stamp: Int64?) throws {
        guard try !VersionTable(connection).insert([entity.completed], stamp: stamp).isEmpty else { return }
        announce(entity)
    }

    private func announce<Entity: StoredEntity>(_ version: Entity) {
        let kind: RowChange.Kind =
            version.deletedDate != nil ? .deleted : version.previousVersionUUIDs.isEmpty ? .added : .updated
        connection.announce(RowChange(table: Entity.table, kind: kind, key: version.uuid.sqlValue))
    }

    private func insertOrUndo(_ entity: some StoredEntity, stamp: Int64?) throws {
        try connection.run("SAVEPOINT version")
        do {
            try insert(entity, stamp: stamp)
            try connection.run("RELEASE SAVEPOINT version")
        } catch {
            try connection.run("ROLLBACK TO SAVEPOINT version")
            try connection.run("RELEASE SAVEPOINT version")
            throw error
        }
    }
}

extension StoredEntity {
    /// The version with the dates that every row has. Every device must complete it in the same way, so not with the time
    /// of day.
    fileprivate var completed: Self {
        var version = self
        version.updatedDate = updatedDate ?? createdDate ?? effectiveDate
        version.createdDate = createdDate ?? version.updatedDate
        version.schemaVersion = schemaVersion ?? .stored
        return version
    }
}

extension Error {
    /// Whether a version's values are the reason, and neither the state of the database nor a rule of the store.
    var isOfValue: Bool {
        guard let error = self as? SQLError else { return !(self is StoreRefusal) }
        return [.invalidValue, .constraintViolation, .foreignKeyViolation, .other].contains(error.code)
    }
}
