import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinator: OCKAnyEventStore {
    public func anyEvents(matching query: OCKEventQuery) -> CareStoreQueryResults<OCKAnyEvent> {
        let parts = eventStores.map { $0.reading.anyEvents(matching: query) }
        return CareStoreQueryResults(
            wrapping: CombinedStream.latest(of: parts).map { $0.sorted { $0.precedes($1) } })
    }

    public func fetchAnyEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKAnyEvent]>
    ) {
        gather(from: eventStores.map(\.reading), callbackQueue) {
            $0.fetchAnyEvents(query: query, callbackQueue: callbackQueue, completion: $1)
        } completion: {
            completion($0.map { $0.sorted { $0.precedes($1) } })
        }
    }

    /// The event of the first store that knows it.
    public func fetchAnyEvent(
        forTask task: any OCKAnyTask, occurrence: Int, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<OCKAnyEvent>
    ) {
        func ask(_ stores: ArraySlice<any OCKAnyReadOnlyEventStore>, afterwards failure: OCKStoreError) {
            guard let store = stores.first else { return completion(.failure(failure)) }
            store.fetchAnyEvent(forTask: task, occurrence: occurrence, callbackQueue: callbackQueue) { result in
                switch result {
                case .success: completion(result)
                case .failure(let failure): ask(stores.dropFirst(), afterwards: failure)
                }
            }
        }
        let stores = eventStores.map(\.reading)
        guard !stores.isEmpty else {
            return callbackQueue.refuse(completion, as: OCKStoreError.fetchFailed)
        }
        ask(stores[...], afterwards: .notFound)
    }
}
