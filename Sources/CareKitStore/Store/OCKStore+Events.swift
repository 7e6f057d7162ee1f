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
}
