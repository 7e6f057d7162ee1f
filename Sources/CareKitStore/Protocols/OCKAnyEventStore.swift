import Foundation

/// A store that tells of events, whatever the types of its tasks and outcomes.
public protocol OCKAnyReadOnlyEventStore: OCKAnyReadOnlyTaskStore, OCKAnyReadOnlyOutcomeStore {
    /// The events that match a query, now and whenever they change.
    func anyEvents(matching query: OCKEventQuery) -> CareStoreQueryResults<OCKAnyEvent>

    /// Fetches the events that match a query, in order of their start.
    func fetchAnyEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKAnyEvent]>)

    /// Fetches one event of a task. Fails if the task has no such occurrence.
    func fetchAnyEvent(
        forTask task: any OCKAnyTask, occurrence: Int, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<OCKAnyEvent>)

    /// Fetches how far the tasks of each day are done.
    func fetchAdherence(
        query: OCKAdherenceQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKAdherence]>)
}

/// A store that tells of events and keeps tasks and outcomes, whatever their types.
public protocol OCKAnyEventStore: OCKAnyReadOnlyEventStore, OCKAnyTaskStore, OCKAnyOutcomeStore {}
