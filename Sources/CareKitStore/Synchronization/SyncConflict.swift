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
    /// - Complexity: O(n) in the versions of the store, of which indexes alone are read.
    func conflicts() throws -> [SyncConflict] {
        try storedKinds.flatMap { try conflicts(of: $0) }
    }

    private func conflicts<Entity: StoredEntity>(of kind: Entity.Type) throws -> [SyncConflict] {
        let table = VersionTable<Entity>(connection)
        var tips = try table.sharing(["id"], where: "is_tip")
        if Entity.self == OCKOutcome.self {
            let known = Set(tips.map(\.uuid))
            tips += try table.sharing(["task_uuid", "occurrence"], where: "is_live").filter { !known.contains($0.uuid) }
        }
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
    /// The date of an outcome is not earlier than those of the others, since of two versions of an outcome the one that
    /// takes effect later is shown.
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

extension VersionTable {
    /// The versions with a mark that have the same values in some columns as another with the mark.
    ///
    /// Few versions have the same as any other, which an index on the columns tells without their rows.
    fileprivate func sharing(_ columns: [String], where mark: String) throws -> [Entity] {
        let shared = columns.map { "\($0) AS shared_\($0)" }.joined(separator: ", ")
        let isShared = columns.map { "v.\($0) = shared_\($0)" } + ["v.\(mark) = 1"]
        let isOther = columns.map { "w.\($0) = v.\($0)" } + ["w.\(mark) = 1", "w.sequence <> v.sequence"]
        return try entities(
            among: """
                (
                    SELECT \(unsafeSQL: shared) FROM \(table)
                    GROUP BY \(unsafeSQL: columns.joined(separator: ", ")) HAVING COUNT(*) > 1
                ) shared CROSS JOIN \(table) v
                """,
            where: """
                \(unsafeSQL: isShared.joined(separator: " AND ")) AND EXISTS (
                    SELECT 1 FROM \(table) w WHERE \(unsafeSQL: isOther.joined(separator: " AND "))
                )
                """)
    }
}

extension StoredEntity {
    /// What two versions in conflict have in common.
    fileprivate var conflictKeys: [AnyHashable] {
        guard let outcome = self as? OCKOutcome, deletedDate == nil else { return [id] }
        return [id, EventKey(outcome)]
    }
}
