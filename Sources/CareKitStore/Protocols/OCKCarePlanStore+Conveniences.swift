import Foundation

extension OCKReadableCarePlanStore {
    /// Fetches the care plans that match a query, with an answer on the main queue.
    public func fetchCarePlans(query: OCKCarePlanQuery, completion: @escaping OCKResultClosure<[CarePlan]>) {
        fetchCarePlans(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the care plans that match a query.
    public func fetchCarePlans(query: OCKCarePlanQuery) async throws -> [CarePlan] {
        try await awaiting { fetchCarePlans(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a care plan that is in force today.
    public func fetchCarePlan(
        withID id: String, callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<CarePlan>
    ) {
        fetchCarePlans(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a care plan that is in force today.
    public func fetchCarePlan(withID id: String) async throws -> CarePlan {
        try await awaiting { fetchCarePlan(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKCarePlanStore {
    /// Adds care plans, with an answer on the main queue.
    public func addCarePlans(_ carePlans: [CarePlan], completion: OCKResultClosure<[CarePlan]>? = nil) {
        addCarePlans(carePlans, callbackQueue: .main, completion: completion)
    }

    /// Adds care plans; the result is what was stored.
    @discardableResult
    public func addCarePlans(_ carePlans: [CarePlan]) async throws -> [CarePlan] {
        try await awaiting { addCarePlans(carePlans, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one care plan.
    public func addCarePlan(
        _ carePlan: CarePlan, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<CarePlan>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addCarePlans([carePlan], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one care plan; the result is what was stored.
    @discardableResult
    public func addCarePlan(_ carePlan: CarePlan) async throws -> CarePlan {
        try await awaiting { addCarePlan(carePlan, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of care plans, with an answer on the main queue.
    public func updateCarePlans(_ carePlans: [CarePlan], completion: OCKResultClosure<[CarePlan]>? = nil) {
        updateCarePlans(carePlans, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of care plans; the result is what was stored.
    @discardableResult
    public func updateCarePlans(_ carePlans: [CarePlan]) async throws -> [CarePlan] {
        try await awaiting { updateCarePlans(carePlans, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one care plan.
    public func updateCarePlan(
        _ carePlan: CarePlan, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<CarePlan>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateCarePlans([carePlan], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one care plan; the result is what was stored.
    @discardableResult
    public func updateCarePlan(_ carePlan: CarePlan) async throws -> CarePlan {
        try await awaiting { updateCarePlan(carePlan, callbackQueue: .global(), completion: $0) }
    }

    /// Marks care plans as deleted, with an answer on the main queue.
    public func deleteCarePlans(_ carePlans: [CarePlan], completion: OCKResultClosure<[CarePlan]>? = nil) {
        deleteCarePlans(carePlans, callbackQueue: .main, completion: completion)
    }

    /// Marks care plans as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteCarePlans(_ carePlans: [CarePlan]) async throws -> [CarePlan] {
        try await awaiting { deleteCarePlans(carePlans, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one care plan as deleted.
    public func deleteCarePlan(
        _ carePlan: CarePlan, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<CarePlan>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteCarePlans([carePlan], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one care plan as deleted; the result is the version that says so.
    @discardableResult
    public func deleteCarePlan(_ carePlan: CarePlan) async throws -> CarePlan {
        try await awaiting { deleteCarePlan(carePlan, callbackQueue: .global(), completion: $0) }
    }
}
