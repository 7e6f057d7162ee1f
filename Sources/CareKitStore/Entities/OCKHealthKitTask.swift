import Foundation
import HealthKit

/// Something that a person is to do, and of which HealthKit's data tell whether it was done: one version of it.
public struct OCKHealthKitTask: Codable, Hashable, Sendable, Identifiable {
    /// The identity that all versions share; unique among HealthKit tasks.
    public let id: String

    /// The title to show.
    public var title: String?

    /// What to do, in words.
    public var instructions: String?

    /// Whether doing the task counts towards adherence.
    public var impactsAdherence = true

    /// When the task is to be done.
    public var schedule: OCKSchedule

    /// Who may write outcomes through a store, and when; nil for at any time. Measurements come by themselves.
    public var editWindow: EditWindow?

    /// Whether the task has no events for as long as this version rules. Its schedule stays for when it is resumed.
    public var isPaused: Bool {
        get { paused ?? false }
        set { paused = newValue ? true : nil }
    }

    // Optional, so that documents of Apple's framework, which have no such key, can be read.
    private var paused: Bool?

    /// The version of the care plan that the task belongs to.
    public var carePlanUUID: UUID?

    /// Which data tell whether the task was done.
    public var healthKitLinkage: OCKHealthKitLinkage

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

    /// Makes a task that takes effect when its schedule starts: of one that floats, where on Earth that is first.
    public init(
        id: String, title: String?, carePlanUUID: UUID?, schedule: OCKSchedule, healthKitLinkage: OCKHealthKitLinkage
    ) {
        self.id = id
        self.title = title
        self.carePlanUUID = carePlanUUID
        self.schedule = schedule
        self.healthKitLinkage = healthKitLinkage
        effectiveDate = schedule.earliestStart
    }
}

extension OCKHealthKitTask: VersionedEntity, OCKAnyVersionableTask {}
