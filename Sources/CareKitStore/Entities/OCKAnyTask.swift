import Foundation

/// What every kind of task has in common.
public protocol OCKAnyTask: Sendable {
    /// The identity that all versions share.
    var id: String { get }

    /// The identity of this version.
    var uuid: UUID { get }

    /// The title to show.
    var title: String? { get }

    /// What to do, in words.
    var instructions: String? { get }

    /// Whether doing the task counts towards adherence.
    var impactsAdherence: Bool { get }

    /// When the task is to be done.
    var schedule: OCKSchedule { get }

    /// A name for tasks that belong together.
    var groupIdentifier: String? { get }

    /// The identity in another system.
    var remoteID: String? { get }

    /// Remarks, in order.
    var notes: [OCKNote]? { get }
}

/// A task of which a store keeps versions; events are computed from them.
public protocol OCKAnyVersionableTask: OCKAnyTask {
    /// When this version starts to take precedence over earlier ones.
    var effectiveDate: Date { get }

    /// When the task was deleted, if it was.
    var deletedDate: Date? { get }

    /// The versions that this one replaces.
    var previousVersionUUIDs: [UUID] { get }

    /// The versions that replace this one.
    var nextVersionUUIDs: [UUID] { get }

    /// When its events may be answered; nil, unless a type says otherwise, for at any time.
    var editWindow: EditWindow? { get }

    /// Whether the version has no events; false, unless a type says otherwise.
    var isPaused: Bool { get }
}

extension OCKAnyVersionableTask {
    /// None: events may be answered at any time.
    public var editWindow: EditWindow? { nil }

    /// False: the version has its schedule's events.
    public var isPaused: Bool { false }
}
