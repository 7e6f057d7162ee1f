import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKReadableCarePlanStore {
    public func anyCarePlans(matching query: OCKCarePlanQuery) -> CareStoreQueryResults<any OCKAnyCarePlan> {
        CareStoreQueryResults(wrapping: carePlans(matching: query).map { $0.map { $0 as any OCKAnyCarePlan } })
    }

    public func fetchAnyCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyCarePlan]>
    ) {
        fetchCarePlans(query: query, callbackQueue: callbackQueue) { completion($0.map { $0 }) }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKCarePlanStore {
    public func addAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        callbackQueue.hand(carePlans, as: CarePlan.self, to: addCarePlans, completion, orFail: OCKStoreError.addFailed)
        { $0 }
    }

    public func updateAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        callbackQueue.hand(
            carePlans, as: CarePlan.self, to: updateCarePlans, completion, orFail: OCKStoreError.updateFailed
        ) { $0 }
    }

    public func deleteAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        callbackQueue.hand(
            carePlans, as: CarePlan.self, to: deleteCarePlans, completion, orFail: OCKStoreError.deleteFailed
        ) { $0 }
    }
}
