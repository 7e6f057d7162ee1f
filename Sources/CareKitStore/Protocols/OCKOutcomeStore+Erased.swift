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
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)? = nil
    ) {
        write(outcomes, callbackQueue, completion, orFail: OCKStoreError.addFailed) {
            addOutcomes($0, callbackQueue: callbackQueue, completion: $1)
        }
    }

    public func updateAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)? = nil
    ) {
        write(outcomes, callbackQueue, completion, orFail: OCKStoreError.updateFailed) {
            updateOutcomes($0, callbackQueue: callbackQueue, completion: $1)
        }
    }

    public func deleteAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)? = nil
    ) {
        write(outcomes, callbackQueue, completion, orFail: OCKStoreError.deleteFailed) {
            deleteOutcomes($0, callbackQueue: callbackQueue, completion: $1)
        }
    }

    /// Hands values on to a typed write, or fails if one has a type that the store does not keep.
    private func write(
        _ outcomes: [any OCKAnyOutcome], _ callbackQueue: DispatchQueue,
        _ completion: (OCKResultClosure<[any OCKAnyOutcome]>)?,
        orFail error: (String) -> OCKStoreError,
        with typedWrite: ([Outcome], @escaping OCKResultClosure<[Outcome]>) -> Void
    ) {
        let typed = outcomes.compactMap { $0 as? Outcome }
        guard typed.count == outcomes.count else {
            let failure = error(OCKStoreError.foreignType(Outcome.self))
            return callbackQueue.deliver(.failure(failure), to: completion ?? { _ in })
        }
        typedWrite(typed) { completion?($0.map { $0 }) }
    }
}
