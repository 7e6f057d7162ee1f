import Foundation
import SQLStorage

/// Adding, updating and deleting, which for every kind of entity means: appending versions to a graph.
extension VersionTable {
    /// Starts chains, or goes on with deleted ones: the deletion stays in the history.
    ///
    /// - Parameter guarding: checks a value beyond what holds for every kind.
    func add(_ entities: [Entity], at now: Date, guarding: (Entity) throws -> Void) throws -> [Entity] {
        try requireDistinctIDs(entities)
        return try entities.map { entity in
            let isKnown = try exists("v.id = \(entity.id) OR v.uuid = \(entity.uuid)")
            let tips = isKnown ? try deletedTips(for: entity) : []
            try guarding(entity)
            var version = entity
            // The value that was deleted may come back as it was; its uuid names the earlier version, here or elsewhere.
            if !tips.isEmpty, try isNamed(entity.uuid) { version.uuid = UUID() }
            version.deletedDate = nil
            version.updatedDate = entity.updatedDate ?? now
            return try append(version, after: tips, at: now, as: .added)
        }
    }

    /// Appends a version to each chain; it follows all tips, which is how a conflict is resolved too.
    func update(_ entities: [Entity], at now: Date, guarding: (Entity) throws -> Void) throws -> [Entity] {
        try requireDistinctIDs(entities)
        return try entities.map { entity in
            let tips = try tips(of: entity.id)
            guard !tips.isEmpty else { throw StoreRefusal.notStored }
            // A deletion may have been undone, or have lost against an update.
            guard try exists("v.id = \(entity.id) AND v.is_live = 1") else { throw StoreRefusal.deleted }
            try guarding(entity)
            var version = entity
            version.uuid = UUID()
            version.deletedDate = nil
            version.updatedDate = now
            return try append(version, after: tips, at: now, as: .updated)
        }
    }

    /// Appends a tombstone to each chain. It takes effect when the passed value does: for all time, usually.
    func delete(_ entities: [Entity], at now: Date) throws -> [Entity] {
        try requireDistinctIDs(entities)
        return try entities.map { entity in
            let tips = try tips(of: entity.id)
            guard !tips.isEmpty else { throw StoreRefusal.notStored }
            var tombstone = entity
            tombstone.uuid = UUID()
            tombstone.deletedDate = now
            tombstone.updatedDate = now
            return try append(tombstone, after: tips, at: now, as: .deleted)
        }
    }

    /// Appends the newest version of a deleted chain once more; the graph tells which that is, since merged versions come
    /// in any order.
    func undelete(_ id: String, from date: Date, at now: Date, guarding: (Entity) throws -> Void) throws -> Entity {
        let tips = try tips(of: id)
        let isLast: SQLQuery = "v.deleted_date IS NULL AND NOT \(isFollowed(by: "n.deleted_date IS NULL"))"
        let last = try entities(where: "v.id = \(id) AND \(isLast)", order: "v.sequence DESC LIMIT 1")
        guard var version = last.first else { throw StoreRefusal.notStored }
        guard try !exists("v.id = \(id) AND v.is_live = 1") else { throw StoreRefusal.notDeleted }
        version.effectiveDate = date
        try guarding(version)
        version.uuid = UUID()
        version.updatedDate = now
        return try append(version, after: tips, at: now, as: .added)
    }

    /// The tips of a chain, all of them deletions, to which a value that is added again can be appended.
    private func deletedTips(for entity: Entity) throws -> [UUID] {
        let isTaken: SQLQuery =
            "(v.id = \(entity.id) AND v.is_live = 1) OR (v.uuid = \(entity.uuid) AND v.id <> \(entity.id))"
        guard try !exists(isTaken) else { throw StoreRefusal.alreadyStored }
        return try tips(of: entity.id)
    }

    /// Whether a version with the uuid is there, or one that follows it.
    private func isNamed(_ uuid: UUID) throws -> Bool {
        try exists("v.uuid = \(uuid)")
            || connection.first("SELECT 1 FROM \(table)_edge WHERE previous = \(uuid) LIMIT 1", as: Int.self) != nil
    }

    private func append(
        _ entity: Entity, after previous: [UUID], at now: Date, as kind: RowChange.Kind
    ) throws -> Entity {
        var version = entity
        version.previousVersionUUIDs = previous
        version.nextVersionUUIDs = []
        version.createdDate = entity.createdDate ?? now
        version.schemaVersion = .stored
        try append(version, as: kind)
        return version
    }

    private func requireDistinctIDs(_ entities: [Entity]) throws {
        guard Set(entities.map(\.id)).count == entities.count else { throw StoreRefusal.duplicateIDs }
    }
}

extension OCKSemanticVersion {
    /// What Apple's store, whose entities these are, writes as the version of its schema.
    static let stored = OCKSemanticVersion(majorVersion: 2, minorVersion: 1, patchNumber: 0)
}
