import Foundation

/// What every kind of outcome has in common.
public protocol OCKAnyOutcome: Sendable {
    /// The identity that all versions share.
    var id: String { get }

    /// The version of the task that the outcome belongs to.
    var taskUUID: UUID { get }

    /// The number of the task's occurrence, from 0.
    var taskOccurrenceIndex: Int { get }

    /// The answers and measurements, in order.
    var values: [OCKOutcomeValue] { get set }

    /// A name for outcomes that belong together.
    var groupIdentifier: String? { get }

    /// The identity in another system.
    var remoteID: String? { get }

    /// Remarks, in order.
    var notes: [OCKNote]? { get }
}

extension OCKAnyOutcome {
    /// Whether the outcome belongs to this version of a task.
    public func belongs(to task: any OCKAnyTask) -> Bool {
        taskUUID == task.uuid
    }
}
