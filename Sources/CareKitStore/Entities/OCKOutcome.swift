import Foundation

/// What came of one occurrence of a task: one version of it.
public struct OCKOutcome: Codable, Hashable, Sendable, Identifiable {
    /// The identity that all versions share; a random one unless set.
    public var id: String

    /// The version of the task that the outcome belongs to.
    public var taskUUID: UUID

    /// The number of the task's occurrence, from 0.
    public var taskOccurrenceIndex: Int

    /// The answers and measurements, in order.
    public var values: [OCKOutcomeValue]

    /// How this version came in, by its task's ``EditWindow``; kept by the store, nil for a task without one.
    public var entry: OutcomeEntry?

    /// Why this version replaces the one before. Each correction needs a new one.
    public var correction: OutcomeCorrection?

    /// The identity of this version; a store gives every update a new one.
    public var uuid: UUID

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

    /// Makes an outcome that takes effect now.
    public init(taskUUID: UUID, taskOccurrenceIndex: Int, values: [OCKOutcomeValue]) {
        self.init(
            id: UUID().uuidString, uuid: UUID(), taskUUID: taskUUID, taskOccurrenceIndex: taskOccurrenceIndex,
            values: values)
    }

    /// Makes an outcome that has its identities: to make them takes longer than to read all else from a row.
    init(id: String, uuid: UUID, taskUUID: UUID, taskOccurrenceIndex: Int, values: [OCKOutcomeValue]) {
        self.id = id
        self.uuid = uuid
        self.taskUUID = taskUUID
        self.taskOccurrenceIndex = taskOccurrenceIndex
        self.values = values
        effectiveDate = Date()
    }
}

extension OCKOutcome: VersionedEntity, OCKAnyOutcome {}
