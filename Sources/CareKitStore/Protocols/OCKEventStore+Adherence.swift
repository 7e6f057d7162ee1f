import Foundation

extension OCKAnyReadOnlyEventStore {
    /// Fetches how far the tasks of each day are done, computed from the store's tasks and events.
    ///
    /// Fails for more than 100,000 days.
    public func fetchAdherence(
        query: OCKAdherenceQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKAdherence]>
    ) {
        if let refusal = DayGrid.refusal(of: query.dateInterval) {
            return callbackQueue.deliver(.failure(refusal), to: completion)
        }
        let eventQuery = query.eventQuery
        fetchRulings(query: eventQuery.taskQuery, in: query.dateInterval, callbackQueue) { [self] result in
            guard case .success(let rulings) = result else { return completion(result.map { _ in [] }) }
            fetchAnyEvents(query: eventQuery, callbackQueue: callbackQueue) { events in
                completion(
                    events.map { events in
                        AdherenceCalculation(rulings: rulings, events: events, interval: query.dateInterval)
                            .adherence { query.progress(of: $0) }
                    })
            }
        }
    }
}
