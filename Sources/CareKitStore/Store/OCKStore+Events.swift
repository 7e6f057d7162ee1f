import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKEventStore {
    public func events(
        matching query: OCKEventQuery
    ) -> some AsyncSequence<[OCKEvent<OCKTask, OCKOutcome>], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKTask.table, OCKOutcome.table]) {
            try EventQueries($0).events(matching: query)
        }
    }

    public func fetchEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKEvent<OCKTask, OCKOutcome>]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { try EventQueries($0).events(matching: query) }
    }

    public func fetchEvent(
        forTask task: OCKTask, occurrence: Int, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<OCKEvent<OCKTask, OCKOutcome>>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) {
            try EventQueries($0).event(taskUUID: task.uuid, occurrence: occurrence)
        }
    }

    public func fetchAdherence(
        query: OCKAdherenceQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKAdherence]>
    ) {
        if let refusal = DayGrid.refusal(of: query.dateInterval) {
            return callbackQueue.deliver(.failure(refusal), to: completion)
        }
        // Tasks and events of the same moment. The query's own code runs when the database is no longer in use.
        let calculated: OCKResultClosure<AdherenceCalculation> = { completion($0.map { $0.adherence(query.progress) }) }
        fetch(callbackQueue: callbackQueue, completion: calculated) { [clock] in
            try EventQueries($0).adherence(matching: query, at: clock())
        }
    }
}
