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

    /// How far the tasks of all stores are done. What a day without events had, each store is asked, since it alone knows
    /// what was deleted.
    public func fetchAdherence(
        query: OCKAdherenceQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKAdherence]>
    ) {
        if let refusal = DayGrid.refusal(of: query.dateInterval) {
            return callbackQueue.deliver(.failure(refusal), to: completion)
        }
        fetchAnyEvents(query: query.eventQuery, callbackQueue: callbackQueue) { [self] events in
            guard case .success(let events) = events else { return completion(events.map { _ in [] }) }
            let days = DayGrid(query.dateInterval).grouping(events.filter(\.task.impactsAdherence))
            let ofEvents = { days.map { $0.isEmpty ? OCKAdherence.noTasks : query.progress(of: $0) } }
            guard days.contains(where: \.isEmpty) else { return completion(.success(ofEvents())) }
            let plain = OCKAdherenceQuery(taskIDs: query.taskIDs, dateInterval: query.dateInterval)
            gather(from: eventStores.map(\.reading), callbackQueue) {
                $0.fetchAdherence(query: plain, callbackQueue: callbackQueue, completion: $1)
            } completion: { ofStores in
                completion(
                    ofStores.map { ofStores in
                        ofEvents().enumerated().map { day, adherence in
                            let hasTasks = stride(from: day, to: ofStores.count, by: days.count)
                                .contains { ofStores[$0] != .noTasks }
                            return adherence == .noTasks && days[day].isEmpty && hasTasks ? .noEvents : adherence
                        }
                    })
            }
        }
    }
}
