import Foundation

extension OCKAnyReadOnlyEventStore {
    /// Fetches one number for each day, also for a day without events. `completion` is called once.
    ///
    /// Fails for more than 100,000 days.
    public func fetchInsights(
        query: OCKInsightQuery, callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<[Double]>
    ) {
        if let refusal = DayGrid.refusal(of: query.dateInterval) {
            return callbackQueue.deliver(.failure(refusal), to: completion)
        }
        var eventQuery = OCKEventQuery(dateInterval: query.dateInterval)
        eventQuery.taskIDs = query.taskID.map { [$0] } ?? []
        fetchAnyEvents(query: eventQuery, callbackQueue: callbackQueue) { result in
            completion(
                result.map { events in
                    DayGrid(query.dateInterval).grouping(events).map { query.aggregator.aggregate(events: $0) }
                })
        }
    }

    /// Fetches one number for each day, also for a day without events.
    ///
    /// - Throws: `OCKStoreError.fetchFailed`, also for more than 100,000 days.
    public func fetchInsights(query: OCKInsightQuery) async throws -> [Double] {
        try await awaiting { fetchInsights(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches one number for each day of a task; `dailyAggregator` is called for each day, `completion` once.
    public func fetchInsights(
        forTask id: String, query: OCKInsightQuery,
        dailyAggregator: @escaping @Sendable (_ eventsOfOneDay: [OCKAnyEvent]) -> Double,
        callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<[Double]>
    ) {
        let query = OCKInsightQuery(
            taskID: id, dateInterval: query.dateInterval, aggregator: .custom(dailyAggregator))
        fetchInsights(query: query, callbackQueue: callbackQueue, completion: completion)
    }
}
