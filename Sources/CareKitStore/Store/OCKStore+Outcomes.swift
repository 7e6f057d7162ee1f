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
        write(as: OCKStoreError.addFailed, callbackQueue: callbackQueue, completion: completion) {
            try OutcomeWriting($0, at: $1).add(outcomes)
        }
    }

    public func updateOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.updateFailed, callbackQueue: callbackQueue, completion: completion) {
            try OutcomeWriting($0, at: $1).update(outcomes)
        }
    }

    public func deleteOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.deleteFailed, callbackQueue: callbackQueue, completion: completion) {
            try OutcomeWriting($0, at: $1).delete(outcomes)
        }
    }
}
