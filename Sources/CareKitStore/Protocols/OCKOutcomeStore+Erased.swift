import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKReadableOutcomeStore {
    public func anyOutcomes(matching query: OCKOutcomeQuery) -> CareStoreQueryResults<any OCKAnyOutcome> {
        CareStoreQueryResults(wrapping: outcomes(matching: query).map { $0.map { $0 as any OCKAnyOutcome } })
    }

    public func fetchAnyOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyOutcome]>
    ) {
        fetchOutcomes(query: query, callbackQueue: callbackQueue) { completion($0.map { $0 }) }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKOutcomeStore {
    public func addAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        callbackQueue.hand(outcomes, as: Outcome.self, to: addOutcomes, completion, orFail: OCKStoreError.addFailed) {
            $0
        }
    }

    public func updateAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        callbackQueue.hand(
            outcomes, as: Outcome.self, to: updateOutcomes, completion, orFail: OCKStoreError.updateFailed
        ) { $0 }
    }

    public func deleteAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        callbackQueue.hand(
            outcomes, as: Outcome.self, to: deleteOutcomes, completion, orFail: OCKStoreError.deleteFailed
        ) { $0 }
    }
}
