import Foundation

extension OCKAnyReadOnlyCarePlanStore {
    /// Fetches the care plans that match a query, with an answer on the main queue.
    public func fetchAnyCarePlans(query: OCKCarePlanQuery, completion: @escaping OCKResultClosure<[any OCKAnyCarePlan]>)
    {
        fetchAnyCarePlans(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the care plans that match a query.
    public func fetchAnyCarePlans(query: OCKCarePlanQuery) async throws -> [any OCKAnyCarePlan] {
        try await awaiting { fetchAnyCarePlans(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a care plan that is in force today.
    public func fetchAnyCarePlan(
        withID id: String, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<any OCKAnyCarePlan>
    ) {
        fetchAnyCarePlans(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a care plan that is in force today.
    public func fetchAnyCarePlan(withID id: String) async throws -> any OCKAnyCarePlan {
        try await awaiting { fetchAnyCarePlan(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKAnyCarePlanStore {
    /// Adds care plans, with an answer on the main queue.
    public func addAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        addAnyCarePlans(carePlans, callbackQueue: .main, completion: completion)
    }

    /// Adds care plans; the result is what was stored.
    @discardableResult
    public func addAnyCarePlans(_ carePlans: [any OCKAnyCarePlan]) async throws -> [any OCKAnyCarePlan] {
        try await awaiting { addAnyCarePlans(carePlans, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one care plan.
    public func addAnyCarePlan(
        _ carePlan: any OCKAnyCarePlan, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyCarePlan>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addAnyCarePlans([carePlan], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one care plan; the result is what was stored.
    @discardableResult
    public func addAnyCarePlan(_ carePlan: any OCKAnyCarePlan) async throws -> any OCKAnyCarePlan {
        try await awaiting { addAnyCarePlan(carePlan, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of care plans, with an answer on the main queue.
    public func updateAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        updateAnyCarePlans(carePlans, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of care plans; the result is what was stored.
    @discardableResult
    public func updateAnyCarePlans(_ carePlans: [any OCKAnyCarePlan]) async throws -> [any OCKAnyCarePlan] {
        try await awaiting { updateAnyCarePlans(carePlans, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one care plan.
    public func updateAnyCarePlan(
        _ carePlan: any OCKAnyCarePlan, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyCarePlan>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateAnyCarePlans([carePlan], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one care plan; the result is what was stored.
    @discardableResult
    public func updateAnyCarePlan(_ carePlan: any OCKAnyCarePlan) async throws -> any OCKAnyCarePlan {
        try await awaiting { updateAnyCarePlan(carePlan, callbackQueue: .global(), completion: $0) }
    }

    /// Marks care plans as deleted, with an answer on the main queue.
    public func deleteAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], completion: OCKResultClosure<[any OCKAnyCarePlan]>? = nil
    ) {
        deleteAnyCarePlans(carePlans, callbackQueue: .main, completion: completion)
    }

    /// Marks care plans as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteAnyCarePlans(_ carePlans: [any OCKAnyCarePlan]) async throws -> [any OCKAnyCarePlan] {
        try await awaiting { deleteAnyCarePlans(carePlans, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one care plan as deleted.
    public func deleteAnyCarePlan(
        _ carePlan: any OCKAnyCarePlan, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyCarePlan>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteAnyCarePlans([carePlan], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one care plan as deleted; the result is the version that says so.
    @discardableResult
    public func deleteAnyCarePlan(_ carePlan: any OCKAnyCarePlan) async throws -> any OCKAnyCarePlan {
        try await awaiting { deleteAnyCarePlan(carePlan, callbackQueue: .global(), completion: $0) }
    }
}
