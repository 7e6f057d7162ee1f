import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKOutcomeStore {
    public func outcomes(matching query: OCKOutcomeQuery) -> some AsyncSequence<[OCKOutcome], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKOutcome.table, OCKTask.table]) {
            try OutcomeQueries($0).outcomes(matching: query)
        }
    }

    public func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKOutcome]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) {
            try OutcomeQueries($0).outcomes(matching: query)
        }
    }

    public func addOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        add(outcomes, callbackQueue, completion) { try $0.check($1) }
    }

    public func updateOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        update(outcomes, callbackQueue, completion) { try $0.check($1) }
    }

    public func deleteOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        delete(outcomes, callbackQueue, completion)
    }
}
