import Foundation

/// Which outcomes to fetch. Empty lists do not constrain; lists constrain together, their entries alternatively.
public struct OCKOutcomeQuery: Hashable, Sendable {
    /// Identities that all versions share.
    public var ids: [String] = []

    /// Identities of versions.
    public var uuids: [UUID] = []

    /// Group identifiers; nil stands for "has none".
    public var groupIdentifiers: [String?] = []

    /// Tags, any of which an outcome must have.
    public var tags: [String] = []

    /// Identities in another system; nil stands for "has none".
    public var remoteIDs: [String?] = []

    /// Identities of tasks.
    public var taskIDs: [String] = []

    /// Identities of versions of tasks.
    public var taskUUIDs: [UUID] = []

    /// Identities of tasks in another system; nil stands for "has none".
    public var taskRemoteIDs: [String?] = []

    /// The time that the outcomes' events must touch; nil fetches all versions.
    public var dateInterval: DateInterval?

    /// The time in which the outcomes were recorded, by their `createdDate`; nil for any. Its end is not in it.
    public var recordedInterval: DateInterval?

    /// The most outcomes to fetch.
    public var limit: Int?

    /// How many outcomes to pass over first.
    public var offset = 0

    /// Makes a query for the outcomes of events in a time, or for all.
    public init(dateInterval: DateInterval? = nil) {
        self.dateInterval = dateInterval
    }

    /// Makes a query for the outcomes of events on the day that holds `date`.
    public init(for date: Date) {
        self.init(dateInterval: .day(of: date))
    }
}
