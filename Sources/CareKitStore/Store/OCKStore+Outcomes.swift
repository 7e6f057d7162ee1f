import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKOutcomeStore {
    public func outcomes(matching query: OCKOutcomeQuery) -> some AsyncSequence<[OCKOutcome], any Error> & Sendable {
        StoreStream(store: self, tables: [OCKOutcome.table]) { try OutcomeQueries($0).outcomes(matching: query) }
    }

    public func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKOutcome]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { try OutcomeQueries($0).outcomes(matching: query) }
    }

    public func addOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.addFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            let guards = StoreGuards(connection: connection)
            return try VersionTable<OCKOutcome>(connection).add(outcomes, at: now, guarding: guards.check)
        }
    }

    public func updateOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.updateFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            let guards = StoreGuards(connection: connection)
            return try VersionTable<OCKOutcome>(connection).update(outcomes, at: now, guarding: guards.check)
        }
    }

    public func deleteOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKOutcome]>? = nil
    ) {
        write(as: OCKStoreError.deleteFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            try VersionTable<OCKOutcome>(connection).delete(outcomes, at: now)
        }
    }
}
