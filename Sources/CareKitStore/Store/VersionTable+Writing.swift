import Foundation
import SQLStorage

/// Adding, updating and deleting, which for every kind of entity means: appending versions to a graph.
extension VersionTable {
    /// Starts chains, or goes on with deleted ones: the deletion stays in the history.
    ///
    /// - Parameter guarding: checks a value beyond what holds for every kind.
    func add(_ entities: [Entity], at now: Date, guarding: (Entity) throws -> Void) throws -> [Entity] {
        try requireDistinctIDs(entities)
        let stored = try SQLQuery.parts(of: entities).flatMap { entities in
            let (ids, uuids) = (SQLQuery(list: entities.map(\.id)), SQLQuery(list: entities.map(\.uuid)))
            return try self.stored(where: "id IN (\(ids)) AND is_tip = 1 OR uuid IN (\(uuids))")
        }
        let tips = Dictionary(grouping: stored.filter(\.isTip), by: \.id)
        var ids = Dictionary(stored.map { ($0.uuid, $0.id) }) { first, _ in first }
        let versions = try entities.map { entity in
            let tips = tips[entity.id] ?? []
            guard !tips.contains(where: \.isLive), ids[entity.uuid, default: entity.id] == entity.id else {
                throw StoreRefusal.alreadyStored
            }
            try guarding(entity)
            var version = entity
            // The value that was deleted may come back as it was; its uuid names the earlier version, here or elsewhere.
            if !tips.isEmpty, try ids[entity.uuid] != nil || !followed(among: [entity.uuid]).isEmpty {
                version.uuid = UUID()
            }
            ids[version.uuid] = version.id
            version.deletedDate = nil
            version.updatedDate = entity.updatedDate ?? now
            return version.following(tips, at: now)
        }
        try append(versions, as: .added)
        return versions
    }

    /// Appends a version to each chain; it follows all tips, which is how a conflict is resolved too.
    func update(_ entities: [Entity], at now: Date, guarding: (Entity) throws -> Void) throws -> [Entity] {
        try requireDistinctIDs(entities)
        let tips = try tips(of: entities.map(\.id))
        let versions = try entities.map { entity in
            guard let tips = tips[entity.id] else { throw StoreRefusal.notStored }
            // A deletion may have been undone, or have lost against an update.
            guard tips.contains(where: \.isLive) else { throw StoreRefusal.deleted }
            try guarding(entity)
            var version = entity
            version.uuid = UUID()
            version.deletedDate = nil
            version.updatedDate = now
            return version.following(tips, at: now)
        }
        try append(versions, as: .updated)
        return versions
    }

    /// Appends a tombstone to each chain. It takes effect when the passed value does: for all time, usually.
    func delete(_ entities: [Entity], at now: Date) throws -> [Entity] {
        try requireDistinctIDs(entities)
        let tips = try tips(of: entities.map(\.id))
        let tombstones = try entities.map { entity in
            guard let tips = tips[entity.id] else { throw StoreRefusal.notStored }
            var tombstone = entity
            tombstone.uuid = UUID()
            tombstone.deletedDate = now
            tombstone.updatedDate = now
            return tombstone.following(tips, at: now)
        }
        try append(tombstones, as: .deleted)
        return tombstones
    }

    /// Appends the newest version of a deleted chain once more; the graph tells which that is, since merged versions come
    /// in any order.
    func undelete(_ id: String, from date: Date, at now: Date) throws -> Entity {
        let isLast: SQLQuery = "v.deleted_date IS NULL AND NOT \(isFollowed(by: "n.deleted_date IS NULL"))"
        let last = try entities(where: "v.id = \(id) AND \(isLast)", order: "v.sequence DESC LIMIT 1")
        guard var version = last.first else { throw StoreRefusal.notStored }
        guard try !exists("v.id = \(id) AND v.is_live = 1") else { throw StoreRefusal.notDeleted }
        version.effectiveDate = date
        return try append(version, at: now, as: .added)
    }

    /// Appends a version, or a deletion, whatever the chain ends in now.
    func append(_ entity: Entity, at now: Date, as kind: RowChange.Kind) throws -> Entity {
        var version = entity
        version.uuid = UUID()
        version.updatedDate = now
        version = version.following(try tips(of: [entity.id])[entity.id] ?? [], at: now)
        try append([version], as: kind)
        return version
    }

    /// Appends to each of some versions one that follows it alone. So a conflict stays one, and which of its versions was
    /// written last.
    func succeed(_ versions: [Entity]) throws {
        let successors = versions.map { version in
            var successor = version
            successor.uuid = UUID()
            successor.previousVersionUUIDs = [version.uuid]
            successor.nextVersionUUIDs = []
            successor.schemaVersion = .stored
            return successor
        }
        try append(successors, as: .updated)
    }

    /// The versions of chains that no other follows, by the chain's id.
    private func tips(of ids: [String]) throws -> [String: [StoredVersion]] {
        let tips = try SQLQuery.parts(of: ids).flatMap { ids in
            try stored(where: "id IN (\(SQLQuery(list: ids))) AND is_tip = 1")
        }
        return Dictionary(grouping: tips, by: \.id)
    }

    /// The versions that meet a condition: first the one that is shown until a conflict is resolved, whose branch a version
    /// that follows all tips goes on with.
    private func stored(where condition: SQLQuery) throws -> [StoredVersion] {
        try connection.rows(
            """
            SELECT id, uuid, is_tip, is_live FROM \(table) WHERE \(condition)
            ORDER BY is_live DESC, updated_date DESC, uuid DESC
            """
        ) { row in
            StoredVersion(id: try row.next(), uuid: try row.next(), isTip: try row.next(), isLive: try row.next())
        }
    }

    private func requireDistinctIDs(_ entities: [Entity]) throws {
        guard Set(entities.map(\.id)).count == entities.count else { throw StoreRefusal.duplicateIDs }
    }
}

/// What writing needs to know of a stored version.
private struct StoredVersion {
    let id: String
    let uuid: UUID
    /// Whether no version follows.
    let isTip: Bool
    /// Whether it is besides no deletion.
    let isLive: Bool
}

extension StoredEntity {
    /// The value as the next version of a chain.
    fileprivate func following(_ tips: [StoredVersion], at now: Date) -> Self {
        var version = self
        version.previousVersionUUIDs = tips.map(\.uuid)
        version.nextVersionUUIDs = []
        version.createdDate = createdDate ?? now
        version.schemaVersion = .stored
        return version
    }
}

extension OCKSemanticVersion {
    /// What Apple's store, whose entities these are, writes as the version of its schema.
    static let stored = OCKSemanticVersion(majorVersion: 2, minorVersion: 1, patchNumber: 0)
}
