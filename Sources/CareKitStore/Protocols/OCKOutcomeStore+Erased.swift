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
        let typed = outcomes.compactMap { $0 as? Outcome }
        guard typed.count == outcomes.count else {
            let error = OCKStoreError.addFailed(reason: OCKStoreError.foreignType(Outcome.self))
            return callbackQueue.deliver(.failure(error), to: completion ?? { _ in })
        }
        addOutcomes(typed, callbackQueue: callbackQueue) { completion?($0.map { $0 }) }
    }

    public func updateAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)? = nil
    ) {
        let typed = outcomes.compactMap { $0 as? Outcome }
        guard typed.count == outcomes.count else {
            let error = OCKStoreError.updateFailed(reason: OCKStoreError.foreignType(Outcome.self))
            return callbackQueue.deliver(.failure(error), to: completion ?? { _ in })
        }
        updateOutcomes(typed, callbackQueue: callbackQueue) { completion?($0.map { $0 }) }
    }

    public func deleteAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)? = nil
    ) {
        let typed = outcomes.compactMap { $0 as? Outcome }
        guard typed.count == outcomes.count else {
            let error = OCKStoreError.deleteFailed(reason: OCKStoreError.foreignType(Outcome.self))
            return callbackQueue.deliver(.failure(error), to: completion ?? { _ in })
        }
        deleteOutcomes(typed, callbackQueue: callbackQueue) { completion?($0.map { $0 }) }
    }
}
