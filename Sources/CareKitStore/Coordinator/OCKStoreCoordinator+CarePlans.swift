import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinator: OCKAnyCarePlanStore {
    public func anyCarePlans(matching query: OCKCarePlanQuery) -> CareStoreQueryResults<any OCKAnyCarePlan> {
        let parts = readers(of: query).map { $0.anyCarePlans(matching: query.withoutOffset) }
        return CareStoreQueryResults(
            wrapping: CombinedStream.latest(of: parts).map { query.ordered($0).page(of: query) })
    }

    public func fetchAnyCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyCarePlan]>
    ) {
        gather(from: readers(of: query), callbackQueue) {
            $0.fetchAnyCarePlans(query: query.withoutOffset, callbackQueue: callbackQueue, completion: $1)
        } completion: {
            completion($0.map { query.ordered($0).page(of: query) })
        }
    }

    public func addAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        guard let store = writer(of: carePlans) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.addFailed)
        }
        store.addAnyCarePlans(carePlans, callbackQueue: callbackQueue, completion: completion)
    }

    public func updateAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        guard let store = writer(of: carePlans) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.updateFailed)
        }
        store.updateAnyCarePlans(carePlans, callbackQueue: callbackQueue, completion: completion)
    }

    public func deleteAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        guard let store = writer(of: carePlans) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.deleteFailed)
        }
        store.deleteAnyCarePlans(carePlans, callbackQueue: callbackQueue, completion: completion)
    }

    private func readers(of query: OCKCarePlanQuery) -> [any OCKAnyReadOnlyCarePlanStore] {
        carePlanStores.map(\.reading).filter { routing.planStore($0, shouldHandleQuery: query) }
    }

    private func writer(of carePlans: [any OCKAnyCarePlan]) -> (any OCKAnyCarePlanStore)? {
        carePlanStores.compactMap(\.writing).first { store in
            carePlans.allSatisfy { routing.planStore(store, shouldHandleWritingPlan: $0) }
        }
    }
}
