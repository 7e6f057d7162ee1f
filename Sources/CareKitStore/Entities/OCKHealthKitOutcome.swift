import Foundation

/// What HealthKit's data say of one occurrence of a task.
///
/// It is computed from samples, not stored, so it has no versions; its identity follows from the occurrence, and is the
/// same whenever it is computed.
public struct OCKHealthKitOutcome: Codable, Hashable, Sendable, Identifiable {
    /// The task version and the number of its occurrence, joined by `_`.
    public var id: String { EventKey(self).description }

    /// The version of the task that the outcome belongs to.
    public var taskUUID: UUID

    /// The number of the task's occurrence, from 0.
    public var taskOccurrenceIndex: Int

    /// The measurements, in order.
    public var values: [OCKOutcomeValue]

    /// Whether all of the samples are this app's own; those of others cannot be deleted.
    public internal(set) var isOwnedByApp = true

    /// A name for outcomes that belong together.
    public var groupIdentifier: String?

    /// Free words.
    public var tags: [String]?

    /// The identity in another system.
    public var remoteID: String?

    /// Where the outcome comes from.
    public var source: String?

    /// Free values by name.
    public var userInfo: [String: String]?

    /// The name of a file, such as a picture, that belongs to the outcome.
    public var asset: String?

    /// Remarks, in order.
    public var notes: [OCKNote]?

    /// The zone in which the outcome came about; descriptive, nothing computes with it.
    public var timezone = TimeZone.current

    /// The samples that each value comes from.
    var healthKitUUIDs: [[UUID]] = []

    /// Makes an outcome of the app's own measurements.
    public init(taskUUID: UUID, taskOccurrenceIndex: Int, values: [OCKOutcomeValue]) {
        self.taskUUID = taskUUID
        self.taskOccurrenceIndex = taskOccurrenceIndex
        self.values = values
    }

    /// Samples belong to one health store, so that a document does not name them.
    private enum CodingKeys: CodingKey {
        case taskUUID, taskOccurrenceIndex, values, isOwnedByApp, groupIdentifier, tags, remoteID, source, userInfo
        case asset, notes, timezone
    }
}

extension OCKHealthKitOutcome: OCKAnyOutcome {}
