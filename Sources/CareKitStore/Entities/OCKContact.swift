import Foundation

/// Someone whom a patient may want to reach: one version of what is known of them.
public struct OCKContact: Codable, Hashable, Sendable, Identifiable {
    /// The identity that all versions share; unique among contacts.
    public let id: String

    /// The name, in its parts.
    public var name: PersonNameComponents

    /// The postal address.
    public var address: OCKPostalAddress?

    /// E-mail addresses, in order.
    public var emailAddresses: [OCKLabeledValue]?

    /// Telephone numbers, in order.
    public var phoneNumbers: [OCKLabeledValue]?

    /// Numbers for text messages, in order.
    public var messagingNumbers: [OCKLabeledValue]?

    /// Further ways to reach the person, in order.
    public var otherContactInfo: [OCKLabeledValue]?

    /// The organization that the person works for.
    public var organization: String?

    /// The title of the person's position.
    public var title: String?

    /// What the person does for the patient.
    public var role: String?

    /// What the person is to the patient.
    public var category: OCKContactCategory?

    /// The version of the care plan that the contact belongs to.
    public var carePlanUUID: UUID?

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

    /// Makes a contact that takes effect now.
    public init(id: String, name: PersonNameComponents, carePlanUUID: UUID?) {
        self.id = id
        self.name = name
        self.carePlanUUID = carePlanUUID
        effectiveDate = Date()
    }

    /// Makes a contact that takes effect now.
    public init(id: String, givenName: String, familyName: String, carePlanUUID: UUID?) {
        let name = PersonNameComponents(givenName: givenName, familyName: familyName)
        self.init(id: id, name: name, carePlanUUID: carePlanUUID)
    }

    /// Whether this and the other contact are the same version with the same content.
    public func isEqual(to other: OCKContact) -> Bool {
        self == other
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKContact: VersionedEntity, OCKAnyContact {
    public func belongs(to plan: any OCKAnyCarePlan) -> Bool {
        carePlanUUID == plan.uuid
    }
}
