import Foundation

/// Which events to fetch. Empty lists do not constrain; lists constrain together, their entries alternatively.
public struct OCKEventQuery: Hashable, Sendable {
    /// The time that the events must touch.
    public var dateInterval: DateInterval

    /// Identities of tasks.
    public var taskIDs: [String] = []

    /// Group identifiers of tasks; nil stands for "has none".
    public var taskGroupIdentifiers: [String?] = []

    /// Tags, any of which a task must have.
    public var taskTags: [String] = []

    /// Makes a query for the events in a time.
    public init(dateInterval: DateInterval) {
        self.dateInterval = dateInterval
    }

    /// Makes a query for the events on the day that holds `date`.
    public init(for date: Date) {
        self.init(dateInterval: .day(of: date))
    }

    /// The tasks in force whose events are wanted.
    var taskQuery: OCKTaskQuery {
        var query = OCKTaskQuery(dateInterval: dateInterval)
        query.ids = taskIDs
        query.groupIdentifiers = taskGroupIdentifiers
        query.tags = taskTags
        return query
    }
}
