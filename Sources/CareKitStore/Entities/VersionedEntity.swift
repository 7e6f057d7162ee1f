import Foundation

/// The fields that every versioned entity carries, so that a store can treat all kinds alike.
package protocol VersionedEntity: Codable, Hashable, Sendable {
    var id: String { get }
    var uuid: UUID { get set }
    var previousVersionUUIDs: [UUID] { get set }
    var nextVersionUUIDs: [UUID] { get set }
    var effectiveDate: Date { get set }
    var createdDate: Date? { get set }
    var updatedDate: Date? { get set }
    var deletedDate: Date? { get set }
    var schemaVersion: OCKSemanticVersion? { get set }
    var groupIdentifier: String? { get set }
    var tags: [String]? { get set }
    var remoteID: String? { get set }
    var source: String? { get set }
    var userInfo: [String: String]? { get set }
    var asset: String? { get set }
    var notes: [OCKNote]? { get set }
    var timezone: TimeZone { get set }
}
