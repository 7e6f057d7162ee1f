import Foundation

extension OCKAnyReadOnlyOutcomeStore {
    /// Fetches the outcomes that match a query, with an answer on the main queue.
    public func fetchAnyOutcomes(query: OCKOutcomeQuery, completion: @escaping OCKResultClosure<[any OCKAnyOutcome]>) {
        fetchAnyOutcomes(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the outcomes that match a query.
    public func fetchAnyOutcomes(query: OCKOutcomeQuery) async throws -> [any OCKAnyOutcome] {
        try await awaiting { fetchAnyOutcomes(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the first outcome that matches a query.
    public func fetchAnyOutcome(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<any OCKAnyOutcome>
    ) {
        var query = query
        query.limit = 1
        fetchAnyOutcomes(query: query, callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the first outcome that matches a query.
    public func fetchAnyOutcome(query: OCKOutcomeQuery) async throws -> any OCKAnyOutcome {
        try await awaiting { fetchAnyOutcome(query: query, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKAnyOutcomeStore {
    /// Adds outcomes, with an answer on the main queue.
    public func addAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        addAnyOutcomes(outcomes, callbackQueue: .main, completion: completion)
    }

    /// Adds outcomes; the result is what was stored.
    @discardableResult
    public func addAnyOutcomes(_ outcomes: [any OCKAnyOutcome]) async throws -> [any OCKAnyOutcome] {
        try await awaiting { addAnyOutcomes(outcomes, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one outcome.
    public func addAnyOutcome(
        _ outcome: any OCKAnyOutcome, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyOutcome>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addAnyOutcomes([outcome], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one outcome; the result is what was stored.
    @discardableResult
    public func addAnyOutcome(_ outcome: any OCKAnyOutcome) async throws -> any OCKAnyOutcome {
        try await awaiting { addAnyOutcome(outcome, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of outcomes, with an answer on the main queue.
    public func updateAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        updateAnyOutcomes(outcomes, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of outcomes; the result is what was stored.
    @discardableResult
    public func updateAnyOutcomes(_ outcomes: [any OCKAnyOutcome]) async throws -> [any OCKAnyOutcome] {
        try await awaiting { updateAnyOutcomes(outcomes, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one outcome.
    public func updateAnyOutcome(
        _ outcome: any OCKAnyOutcome, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyOutcome>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateAnyOutcomes([outcome], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one outcome; the result is what was stored.
    @discardableResult
    public func updateAnyOutcome(_ outcome: any OCKAnyOutcome) async throws -> any OCKAnyOutcome {
        try await awaiting { updateAnyOutcome(outcome, callbackQueue: .global(), completion: $0) }
    }

    /// Marks outcomes as deleted, with an answer on the main queue.
    public func deleteAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], completion: OCKResultClosure<[any OCKAnyOutcome]>? = nil
    ) {
        deleteAnyOutcomes(outcomes, callbackQueue: .main, completion: completion)
    }

    /// Marks outcomes as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteAnyOutcomes(_ outcomes: [any OCKAnyOutcome]) async throws -> [any OCKAnyOutcome] {
        try await awaiting { deleteAnyOutcomes(outcomes, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one outcome as deleted.
    public func deleteAnyOutcome(
        _ outcome: any OCKAnyOutcome, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyOutcome>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteAnyOutcomes([outcome], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one outcome as deleted; the result is the version that says so.
    @discardableResult
    public func deleteAnyOutcome(_ outcome: any OCKAnyOutcome) async throws -> any OCKAnyOutcome {
        try await awaiting { deleteAnyOutcome(outcome, callbackQueue: .global(), completion: $0) }
    }
}
