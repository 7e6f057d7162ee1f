import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinator: OCKAnyOutcomeStore {
    public func anyOutcomes(matching query: OCKOutcomeQuery) -> CareStoreQueryResults<any OCKAnyOutcome> {
        let parts = readers(of: query).map { $0.anyOutcomes(matching: query.withoutOffset) }
        return CareStoreQueryResults(
            wrapping: CombinedStream.latest(of: parts).map { query.ordered($0).page(of: query) })
    }

    public func fetchAnyOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyOutcome]>
    ) {
        gather(from: readers(of: query), callbackQueue) {
            $0.fetchAnyOutcomes(query: query.withoutOffset, callbackQueue: callbackQueue, completion: $1)
        } completion: {
            completion($0.map { query.ordered($0).page(of: query) })
        }
    }

    public func addAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        guard let store = writer(of: outcomes) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.addFailed)
        }
        store.addAnyOutcomes(outcomes, callbackQueue: callbackQueue, completion: completion)
    }

    public func updateAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        guard let store = writer(of: outcomes) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.updateFailed)
        }
        store.updateAnyOutcomes(outcomes, callbackQueue: callbackQueue, completion: completion)
    }

    public func deleteAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        guard let store = writer(of: outcomes) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.deleteFailed)
        }
        store.deleteAnyOutcomes(outcomes, callbackQueue: callbackQueue, completion: completion)
    }

    private func readers(of query: OCKOutcomeQuery) -> [any OCKAnyReadOnlyOutcomeStore] {
        eventStores.map(\.reading).filter { routing.outcomeStore($0, shouldHandleQuery: query) }
    }

    private func writer(of outcomes: [any OCKAnyOutcome]) -> (any OCKAnyOutcomeStore)? {
        eventStores.compactMap(\.writing).first { store in
            outcomes.allSatisfy { routing.outcomeStore(store, shouldHandleWritingOutcome: $0) }
        }
    }
}
