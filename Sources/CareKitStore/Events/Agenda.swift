import Foundation

/// What there is to do at a time, out of some events: for reminders, badges, and lists of what is open or was missed.
public struct Agenda: Sendable {
    /// The time.
    public let now: Date

    /// The events, in their order.
    public let events: [OCKAnyEvent]

    /// Makes the agenda of some events for a time.
    public init(events: [OCKAnyEvent], at now: Date) {
        self.events = events
        self.now = now
    }

    /// The events that stand in one of these ways, in their order.
    ///
    /// - Complexity: O(n) for n events.
    public func events(_ statuses: EventStatus...) -> [OCKAnyEvent] {
        events.filter { statuses.contains($0.status(at: now)) }
    }

    /// The event that must be done first, of those that are not due yet; nil if there is none. What is late is past that.
    ///
    /// - Complexity: O(n) for n events.
    public var nextDue: OCKAnyEvent? {
        events(.upcoming, .open).filter { $0.dueDate > now }.min { $0.dueDate < $1.dueDate }
    }

    /// When the agenda will be another without anybody doing anything, which is when to look again; nil for never.
    ///
    /// - Complexity: O(n) for n events.
    public var nextChange: Date? {
        events.filter { $0.outcome == nil }.flatMap(\.turns).filter { $0 > now }.min()
    }
}

extension OCKAnyReadOnlyEventStore {
    /// Fetches what there is to do at a time.
    ///
    /// - Parameters:
    ///   - query: The events to look at. An event may be open outside its own time, so the query's must be wide enough.
    ///   - now: The time.
    /// - Throws: `OCKStoreError.fetchFailed`.
    public func fetchAgenda(query: OCKEventQuery, at now: Date = Date()) async throws -> Agenda {
        Agenda(events: try await fetchAnyEvents(query: query), at: now)
    }
}
