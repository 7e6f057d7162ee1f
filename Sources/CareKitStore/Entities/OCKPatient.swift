import Foundation

/// A person who takes part in care: one version of what is known of them.
public struct OCKPatient: Codable, Hashable, Sendable, Identifiable {
    /// The identity that all versions share; unique among patients.
    public let id: String

    /// The name, in its parts.
    public var name: PersonNameComponents

    /// The biological sex.
    public var sex: OCKBiologicalSex?

    /// The date of birth.
    public var birthday: Date?

    /// What the patient is allergic to, in order.
    public var allergies: [String]?

    /// The identity of this version; a store gives every update a new one.
    public var uuid = UUID()

    /// The versions that this one replaces; kept by the store.
    public var previousVersionUUIDs: [UUID] = []

    /// The versions that replace this one; kept by the store.
    public var nextVersionUUIDs: [UUID] = []

    /// When this version starts to take precedence over earlier ones.
    public var effectiveDate: Date

    /// When the first version was stored; nil until then.
    public var createdDate: Date?

    /// When this version was stored; nil until then.
    public var updatedDate: Date?

    /// When the entity was deleted; a version that has one marks the deletion.
    public var deletedDate: Date?

    /// The version of the store's schema; nil until stored.
    public var schemaVersion: OCKSemanticVersion?

    /// A name for entities that belong together; queries can ask for it.
    public var groupIdentifier: String?

    /// Free words; queries can ask for any of them.
    public var tags: [String]?

    /// The identity in another system; queries can ask for it.
    public var remoteID: String?

    /// Where the entity comes from.
    public var source: String?

    /// Free values by name.
    public var userInfo: [String: String]?

    /// The name of a file, such as a picture, that belongs to the entity.
    public var asset: String?

    /// Remarks, in order.
    public var notes: [OCKNote]?

    /// The zone in which the entity came about; descriptive, nothing computes with it.
    public var timezone = TimeZone.current

    /// Makes a patient who takes effect now.
    public init(id: String, name: PersonNameComponents) {
        self.id = id
        self.name = name
        effectiveDate = Date()
    }

    /// Makes a patient who takes effect now.
    public init(id: String, givenName: String, familyName: String) {
        self.init(id: id, name: PersonNameComponents(givenName: givenName, familyName: familyName))
    }
}

extension OCKPatient: VersionedEntity, OCKAnyPatient {}
