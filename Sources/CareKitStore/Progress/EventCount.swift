import Foundation

/// How many events of a day there are, and how many of them are done.
public struct EventCount: Hashable, Sendable {
    /// How many are done.
    public let done: Int

    /// How many there are.
    public let total: Int

    /// Makes a count.
    public init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }
}

extension OCKAnyReadOnlyEventStore {
    /// Fetches how many events of each day are done, of those that adherence counts too: see
    /// ``fetchAdherence(query:callbackQueue:completion:)``. A day without events has 0 of 0.
    ///
    /// Fails for more than 100,000 days. An event is done where the query's `computeProgress` says so; the query's
    /// aggregator is not asked.
    public func fetchEventCounts(
        query: OCKAdherenceQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[EventCount]>
    ) {
        if let refusal = DayGrid.refusal(of: query.dateInterval) {
            return callbackQueue.deliver(.failure(refusal), to: completion)
        }
        fetchAnyEvents(query: query.eventQuery, callbackQueue: callbackQueue) { result in
            completion(
                result.map { events in
                    DayGrid(query.dateInterval).grouping(events.filter(\.task.impactsAdherence)).map { events in
                        EventCount(done: events.count { query.computeProgress($0).isCompleted }, total: events.count)
                    }
                })
        }
    }

    /// Fetches how many events of each day are done, of those that adherence counts too.
    ///
    /// - Throws: `OCKStoreError.fetchFailed`, also for more than 100,000 days.
    public func fetchEventCounts(query: OCKAdherenceQuery) async throws -> [EventCount] {
        try await awaiting { fetchEventCounts(query: query, callbackQueue: .global(), completion: $0) }
    }
}
