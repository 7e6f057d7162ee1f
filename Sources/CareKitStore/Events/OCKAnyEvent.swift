import Foundation

/// One occurrence of a task together with what came of it, whatever their types.
public struct OCKAnyEvent: Identifiable, Sendable {
    /// The version of the task in force.
    public let task: any OCKAnyTask

    /// What came of it, or nil so far.
    public let outcome: (any OCKAnyOutcome)?

    /// When it is due.
    public let scheduleEvent: OCKScheduleEvent

    /// Makes an event of its parts.
    public init(task: any OCKAnyTask, outcome: (any OCKAnyOutcome)?, scheduleEvent: OCKScheduleEvent) {
        self.task = task
        self.outcome = outcome
        self.scheduleEvent = scheduleEvent
    }

    /// The identity: the task's version and the occurrence's number, the same in every process.
    public var id: String { EventKey(taskUUID: task.uuid, occurrence: scheduleEvent.occurrence).description }
}

extension OCKAnyEvent {
    /// The order of events: by start, then by the task version's identity, then by number.
    func precedes(_ other: OCKAnyEvent) -> Bool {
        (scheduleEvent.start, task.uuid, scheduleEvent.occurrence)
            < (other.scheduleEvent.start, other.task.uuid, other.scheduleEvent.occurrence)
    }
}

/// What joins an event and its outcome.
struct EventKey: Hashable, CustomStringConvertible {
    let taskUUID: UUID
    let occurrence: Int

    var description: String { "\(taskUUID.uuidString)_\(occurrence)" }
}

extension EventKey {
    init(_ outcome: some OCKAnyOutcome) {
        self.init(taskUUID: outcome.taskUUID, occurrence: outcome.taskOccurrenceIndex)
    }
}
