import Foundation

/// One occurrence of a task together with what came of it.
public struct OCKEvent<Task: OCKAnyTask, Outcome: OCKAnyOutcome>: Identifiable, Sendable {
    /// The version of the task in force.
    public let task: Task

    /// What came of it, or nil so far.
    public let outcome: Outcome?

    /// When it is due.
    public let scheduleEvent: OCKScheduleEvent

    /// Makes an event of its parts.
    public init(task: Task, outcome: Outcome?, scheduleEvent: OCKScheduleEvent) {
        self.task = task
        self.outcome = outcome
        self.scheduleEvent = scheduleEvent
    }

    /// The identity: the task's version and the occurrence's number, the same in every process.
    public var id: String { EventKey(taskUUID: task.uuid, occurrence: scheduleEvent.occurrence).description }

    /// The same event without its types.
    var anyEvent: OCKAnyEvent {
        OCKAnyEvent(task: task, outcome: outcome, scheduleEvent: scheduleEvent)
    }
}

extension OCKEvent: Equatable where Task: Equatable, Outcome: Equatable {}

extension OCKEvent: Hashable where Task: Hashable, Outcome: Hashable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKEvent: Comparable where Task: Equatable, Outcome: Equatable {
    public static func < (left: OCKEvent, right: OCKEvent) -> Bool {
        left.precedes(right)
    }
}

extension OCKEvent {
    /// The order of events: by start, then by the task version's identity, then by number.
    func precedes(_ other: OCKEvent) -> Bool {
        (scheduleEvent.start, task.uuid, scheduleEvent.occurrence)
            < (other.scheduleEvent.start, other.task.uuid, other.scheduleEvent.occurrence)
    }
}
