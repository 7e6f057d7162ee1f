import Foundation
import SQLStorage

/// Versions that were written without knowing of each other: the tips of one chain, or the answers to one occurrence.
struct SyncConflict: Equatable {
    /// The newest version of each branch, oldest write first. At least two.
    let tips: [OCKEntity]
}

/// The conflicts in a store's tables.
struct ConflictRows {
    let connection: any Connection

    /// All conflicts.
    ///
    /// - Complexity: O(n) in the chains of the store.
    func conflicts() throws -> [SyncConflict] {
        try storedKinds.flatMap { try conflicts(of: $0) }
    }

    private func conflicts<Entity: StoredEntity>(of kind: Entity.Type) throws -> [SyncConflict] {
        let tips = try VersionTable<Entity>(connection).entities(where: Entity.isInConflict)
        var groups = DisjointSets(count: tips.count)
        var first: [AnyHashable: Int] = [:]
        for (index, tip) in tips.enumerated() {
            for key in tip.conflictKeys {
                if let other = first[key] { groups.join(index, other) } else { first[key] = index }
            }
        }
        return groups.sets().filter { $0.count > 1 }.map { members in
            SyncConflict(
                tips: members.map { tips[$0] }.sorted { $0.isWritten(before: $1) }.compactMap(OCKEntity.init))
        }
    }

    /// Stores the decision of a conflict as an update of all its versions.
    ///
    /// A tombstone stays one. A version that was chosen as it is keeps the date of the last write, since choosing is none.
    /// The date of an outcome is not earlier than those of the others, since of two versions of an
    /// outcome the one that takes effect later is shown.
    ///
    /// - Returns: False, without storing anything, if one of the versions has a successor meanwhile.
    /// - Throws: `StoreRefusal.foreignDecision`, or why the decision cannot be stored.
    func append(_ decision: OCKEntity, to conflict: SyncConflict, at now: Date) throws -> Bool {
        guard let version = decision.value as? any StoredEntity else { throw StoreRefusal.foreignDecision }
        return try append(version, to: conflict.tips.map(\.value), at: now)
    }

    private func append<Entity: StoredEntity>(
        _ decision: Entity, to values: [any VersionedEntity], at now: Date
    ) throws -> Bool {
        let table = VersionTable<Entity>(connection)
        let tips = values.compactMap { $0 as? Entity }
        guard tips.contains(where: { $0.id == decision.id }) else { throw StoreRefusal.foreignDecision }
        let uuids = tips.map(\.uuid)
        let present = try connection.first(
            "SELECT COUNT(*) FROM \(table.table) WHERE uuid IN (\(join: uuids)) AND is_tip = 1", as: Int.self)
        guard present == uuids.count else { return false }
        var version = decision
        // What is first goes for the version before this one where only one can.
        version.previousVersionUUIDs =
            uuids.filter { $0 == decision.uuid } + uuids.filter { $0 != decision.uuid }
        version.nextVersionUUIDs = []
        // Another device's clock may be ahead; the decision was still made after what it decides.
        let newest = tips.compactMap(\.updatedDate).max() ?? now
        if tips.contains(decision) {
            // Devices that choose alike store the same, or their decisions would be the next conflict, without end.
            version.uuid = UUID(naming: version.previousVersionUUIDs)
            version.updatedDate = newest
        } else {
            version.uuid = UUID()
            version.updatedDate = max(newest, now)
        }
        version.createdDate = decision.createdDate ?? now
        version.schemaVersion = .stored
        if Entity.self == OCKOutcome.self {
            version.effectiveDate = tips.map(\.effectiveDate).reduce(decision.effectiveDate, max)
        }
        try table.append([version], as: version.deletedDate == nil ? .updated : .deleted)
        return true
    }
}

extension StoredEntity {
    /// Whether a version is the tip of a chain with several.
    fileprivate static var isInConflict: SQLQuery {
        let table: SQLQuery = "\(unsafeSQL: table)"
        let hasOtherTip: SQLQuery = "SELECT id FROM \(table) WHERE is_tip = 1 GROUP BY id HAVING COUNT(*) > 1"
        guard self == OCKOutcome.self else { return "v.is_tip = 1 AND v.id IN (\(hasOtherTip))" }
        return """
            v.is_tip = 1 AND (
                v.id IN (\(hasOtherTip)) OR v.is_live = 1 AND (v.task_uuid, v.occurrence) IN (
                    SELECT task_uuid, occurrence FROM outcome WHERE is_live = 1
                    GROUP BY task_uuid, occurrence HAVING COUNT(*) > 1
                )
            )
            """
    }

    /// What two versions in conflict have in common.
    fileprivate var conflictKeys: [AnyHashable] {
        guard let outcome = self as? OCKOutcome, deletedDate == nil else { return [id] }
        return [id, EventKey(outcome)]
    }
}
