import Foundation

/// A store that tells of events of one type of task and one type of outcome.
///
/// A store whose tasks have versions needs none of these methods: they are computed from its tasks and outcomes.
public protocol OCKReadOnlyEventStore: OCKAnyReadOnlyEventStore, OCKReadableTaskStore, OCKReadableOutcomeStore {
    /// An event of the store.
    typealias Event = OCKEvent<Task, Outcome>

    /// The sequence of answers to an event query.
    associatedtype Events: AsyncSequence & Sendable where Events.Element == [OCKEvent<Task, Outcome>]

    /// The events that match a query, now and whenever they change.
    func events(matching query: OCKEventQuery) -> Events

    /// Fetches the events that match a query, in order of their start.
    func fetchEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[OCKEvent<Task, Outcome>]>)

    /// Fetches one event of a task. Fails if the task has no such occurrence.
    func fetchEvent(
        forTask task: Task, occurrence: Int, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<OCKEvent<Task, Outcome>>)
}

/// A store that tells of events and keeps tasks and outcomes of one type each.
public protocol OCKEventStore: OCKReadOnlyEventStore, OCKTaskStore, OCKOutcomeStore, OCKAnyEventStore {}
