import Foundation

// Not `@testable`: a store outside the package sees no more than this.
import CareKitStore

/// The fields that all entities have, as an app's own store would list them.
protocol FileEntity: Codable, Hashable, Sendable {
    var id: String { get }
    var uuid: UUID { get set }
    var previousVersionUUIDs: [UUID] { get set }
    var nextVersionUUIDs: [UUID] { get set }
    var effectiveDate: Date { get }
    var createdDate: Date? { get set }
    var updatedDate: Date? { get set }
    var deletedDate: Date? { get set }
    var schemaVersion: OCKSemanticVersion? { get set }
    var groupIdentifier: String? { get }
    var tags: [String]? { get }
    var remoteID: String? { get }
}

extension OCKPatient: FileEntity {}
extension OCKCarePlan: FileEntity {}
extension OCKContact: FileEntity {}
extension OCKTask: FileEntity {}
extension OCKOutcome: FileEntity {}

/// The fields that all queries have.
protocol FileQuery {
    var ids: [String] { get }
    var uuids: [UUID] { get }
    var groupIdentifiers: [String?] { get }
    var tags: [String] { get }
    var remoteIDs: [String?] { get }
    var limit: Int? { get }
    var offset: Int { get }
}

extension OCKPatientQuery: FileQuery {}
extension OCKCarePlanQuery: FileQuery {}
extension OCKContactQuery: FileQuery {}
extension OCKTaskQuery: FileQuery {}
extension OCKOutcomeQuery: FileQuery {}

/// Why a file store refuses a write.
struct FileRefusal: Error {
    let reason: String
}

/// All versions of one kind, as they were inserted.
struct FileVersions<Entity: FileEntity>: Codable {
    private(set) var all: [Entity] = []

    func tips(of id: String) -> [Entity] {
        all.filter { $0.id == id && $0.nextVersionUUIDs.isEmpty }
    }

    mutating func add(_ entities: [Entity], _ check: (FileVersions, Entity) throws -> Void) throws -> [Entity] {
        try requireDistinctIDs(entities)
        let now = Date()
        return try entities.map { entity in
            let tips = tips(of: entity.id)
            guard tips.allSatisfy({ $0.deletedDate != nil }),
                !all.contains(where: { $0.uuid == entity.uuid && $0.id != entity.id })
            else { throw FileRefusal(reason: "Already stored.") }
            try check(self, entity)
            var version = entity
            if !tips.isEmpty { version.uuid = UUID() }
            return append(version, after: tips, at: now)
        }
    }

    mutating func update(_ entities: [Entity], _ check: (FileVersions, Entity) throws -> Void) throws -> [Entity] {
        try requireDistinctIDs(entities)
        let now = Date()
        return try entities.map { entity in
            let tips = tips(of: entity.id)
            guard tips.contains(where: { $0.deletedDate == nil }) else {
                throw FileRefusal(reason: "Not stored, or deleted.")
            }
            try check(self, entity)
            var version = entity
            version.uuid = UUID()
            version.updatedDate = nil
            return append(version, after: tips, at: now)
        }
    }

    mutating func delete(_ entities: [Entity]) throws -> [Entity] {
        try requireDistinctIDs(entities)
        let now = Date()
        return try entities.map { entity in
            let tips = tips(of: entity.id)
            guard !tips.isEmpty else { throw FileRefusal(reason: "Not stored.") }
            var tombstone = entity
            tombstone.uuid = UUID()
            tombstone.updatedDate = nil
            tombstone.deletedDate = now
            return append(tombstone, after: tips, at: now)
        }
    }

    private mutating func append(_ entity: Entity, after tips: [Entity], at now: Date) -> Entity {
        var version = entity
        version.previousVersionUUIDs = tips.map(\.uuid)
        version.nextVersionUUIDs = []
        version.createdDate = entity.createdDate ?? now
        version.updatedDate = entity.updatedDate ?? now
        version.schemaVersion = OCKSemanticVersion(majorVersion: 2, minorVersion: 1, patchNumber: 0)
        for index in all.indices where version.previousVersionUUIDs.contains(all[index].uuid) {
            all[index].nextVersionUUIDs.append(version.uuid)
        }
        all.append(version)
        return version
    }

    private func requireDistinctIDs(_ entities: [Entity]) throws {
        guard Set(entities.map(\.id)).count == entities.count else { throw FileRefusal(reason: "Twice the same id.") }
    }

    /// The versions that are no tombstones and meet what all queries can ask for.
    func candidates(_ query: some FileQuery) -> [Entity] {
        all.filter { entity in
            entity.deletedDate == nil && (query.ids.isEmpty || query.ids.contains(entity.id))
                && (query.uuids.isEmpty || query.uuids.contains(entity.uuid))
                && (query.groupIdentifiers.isEmpty || query.groupIdentifiers.contains(entity.groupIdentifier))
                && (query.tags.isEmpty || !Set(query.tags).isDisjoint(with: entity.tags ?? []))
                && (query.remoteIDs.isEmpty || query.remoteIDs.contains(entity.remoteID))
        }
    }

    /// Of the candidates those in force: no version that follows took effect before the interval ended.
    func inForce(_ candidates: [Entity], in interval: DateInterval?) -> [Entity] {
        guard let interval else { return candidates }
        return candidates.filter { entity in
            guard entity.effectiveDate < interval.end, let place = all.firstIndex(of: entity) else { return false }
            return !all[(place + 1)...].contains { $0.id == entity.id && $0.effectiveDate < interval.end }
        }
    }
}

extension Array where Element: FileEntity {
    /// Newest first, then by the query's own comparisons, most important last; each sort is stable.
    func page(of query: some FileQuery, by comparisons: [(Element, Element) -> Bool] = []) -> [Element] {
        let newest: (Element, Element) -> Bool = { ($0.createdDate ?? Date()) > ($1.createdDate ?? Date()) }
        let ordered = ([newest] + comparisons.reversed()).reduce(self) { $0.sorted(by: $1) }
        return Array(ordered.dropFirst(query.offset).prefix(query.limit ?? .max))
    }
}

/// Compares two optional texts; nil comes first in ascending order.
func precedes(_ left: String?, _ right: String?, _ ascending: Bool) -> Bool {
    let (first, second) = ascending ? (left, right) : (right, left)
    guard let second else { return false }
    return first.map { $0 < second } ?? true
}

func precedes(_ left: Date, _ right: Date, _ ascending: Bool) -> Bool { ascending ? left < right : right < left }
