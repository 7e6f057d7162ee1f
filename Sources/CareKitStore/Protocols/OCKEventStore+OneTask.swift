import Foundation

extension OCKReadOnlyEventStore {
    /// Fetches the events of one task, in order of their start; none if there is no such task.
    ///
    /// This is CareKit 2's form of ``fetchEvents(query:callbackQueue:completion:)``: what the query says of tasks is left out.
    public func fetchEvents(
        taskID: String, query: OCKEventQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKEvent<Task, Outcome>]>
    ) {
        fetchEvents(query: query.narrowed(to: taskID), callbackQueue: callbackQueue, completion: completion)
    }
}

extension OCKAnyReadOnlyEventStore {
    /// Fetches the events of one task, in order of their start; none if there is no such task.
    ///
    /// This is CareKit 2's form of ``fetchAnyEvents(query:callbackQueue:completion:)``: what the query says of tasks is left out.
    public func fetchAnyEvents(
        taskID: String, query: OCKEventQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKAnyEvent]>
    ) {
        fetchAnyEvents(query: query.narrowed(to: taskID), callbackQueue: callbackQueue, completion: completion)
    }
}

extension OCKEventQuery {
    /// The same time, for one task.
    fileprivate func narrowed(to taskID: String) -> OCKEventQuery {
        var query = OCKEventQuery(dateInterval: dateInterval)
        query.taskIDs = [taskID]
        return query
    }
}
