import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKReadOnlyEventStore {
    public func anyEvents(matching query: OCKEventQuery) -> CareStoreQueryResults<OCKAnyEvent> {
        CareStoreQueryResults(wrapping: events(matching: query).map { $0.map(\.anyEvent) })
    }

    public func fetchAnyEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKAnyEvent]>
    ) {
        fetchEvents(query: query, callbackQueue: callbackQueue) { completion($0.map { $0.map(\.anyEvent) }) }
    }

    public func fetchAnyEvent(
        forTask task: any OCKAnyTask, occurrence: Int, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<OCKAnyEvent>
    ) {
        guard let task = task as? Task else {
            let error = OCKStoreError.fetchFailed(reason: OCKStoreError.foreignType(Task.self))
            return callbackQueue.deliver(.failure(error), to: completion)
        }
        fetchEvent(forTask: task, occurrence: occurrence, callbackQueue: callbackQueue) {
            completion($0.map(\.anyEvent))
        }
    }
}
