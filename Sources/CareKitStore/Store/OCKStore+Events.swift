import Foundation
import SQLStorage

extension OCKStore: OCKEventStore {
    /// The events in a query's interval, now and once for each change of that result.
    ///
    /// Reads the dates of all versions of the tasks, and the events in the interval. Ends with `OCKStoreError.fetchFailed` when the
    /// database cannot be read.
    public func events(
        matching query: OCKEventQuery
    ) -> some AsyncSequence<[OCKEvent<OCKTask, OCKOutcome>], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKTask.table, OCKOutcome.table]) {
            try EventQueries($0).events(matching: query)
        }
    }

    /// Fetches the events in a query's interval with their outcomes, across versions of their tasks, by start.
    ///
    /// Reads the dates of all versions of the tasks, and the events in the interval. Fails with `OCKStoreError.fetchFailed` when the database cannot be read.
    public func fetchEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKEvent<OCKTask, OCKOutcome>]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { try EventQueries($0).events(matching: query) }
    }

    /// Fetches one event of a task version, with its outcome.
    ///
    /// Fails with `OCKStoreError.fetchFailed` when the version is not stored or its schedule has no such occurrence.
    public func fetchEvent(
        forTask task: OCKTask, occurrence: Int, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<OCKEvent<OCKTask, OCKOutcome>>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) {
            try EventQueries($0).event(taskUUID: task.uuid, occurrence: occurrence)
        }
    }

    /// Fetches the adherence of each day that an interval touches; fractions from 0 to 1.
    ///
    /// Reads the dates of all versions of the tasks, and the events in the interval. Fails with `OCKStoreError.fetchFailed` when the interval is too long or the
    /// database cannot be read.
    public func fetchAdherence(
        query: OCKAdherenceQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKAdherence]>
    ) {
        if let refusal = DayGrid.refusal(of: query.dateInterval) {
            return callbackQueue.deliver(.failure(refusal), to: completion)
        }
        // Tasks and events of the same moment. The query's own code runs when the database is no longer in use.
        let calculated: OCKResultClosure<AdherenceCalculation> = { completion($0.map { $0.adherence(query.progress) }) }
        fetch(callbackQueue: callbackQueue, completion: calculated) {
            try EventQueries($0).adherence(matching: query)
        }
    }
}
