import Foundation

extension OCKReadableOutcomeStore {
    /// Fetches the outcomes that match a query, with an answer on the main queue.
    public func fetchOutcomes(query: OCKOutcomeQuery, completion: @escaping OCKResultClosure<[Outcome]>) {
        fetchOutcomes(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the outcomes that match a query.
    public func fetchOutcomes(query: OCKOutcomeQuery) async throws -> [Outcome] {
        try await awaiting { fetchOutcomes(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the first outcome that matches a query.
    public func fetchOutcome(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<Outcome>
    ) {
        var query = query
        query.limit = 1
        fetchOutcomes(query: query, callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the first outcome that matches a query.
    public func fetchOutcome(query: OCKOutcomeQuery) async throws -> Outcome {
        try await awaiting { fetchOutcome(query: query, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKOutcomeStore {
    /// Adds outcomes, with an answer on the main queue.
    public func addOutcomes(_ outcomes: [Outcome], completion: OCKResultClosure<[Outcome]>? = nil) {
        addOutcomes(outcomes, callbackQueue: .main, completion: completion)
    }

    /// Adds outcomes; the result is what was stored.
    @discardableResult
    public func addOutcomes(_ outcomes: [Outcome]) async throws -> [Outcome] {
        try await awaiting { addOutcomes(outcomes, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one outcome.
    public func addOutcome(
        _ outcome: Outcome, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Outcome>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addOutcomes([outcome], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one outcome; the result is what was stored.
    @discardableResult
    public func addOutcome(_ outcome: Outcome) async throws -> Outcome {
        try await awaiting { addOutcome(outcome, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of outcomes, with an answer on the main queue.
    public func updateOutcomes(_ outcomes: [Outcome], completion: OCKResultClosure<[Outcome]>? = nil) {
        updateOutcomes(outcomes, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of outcomes; the result is what was stored.
    @discardableResult
    public func updateOutcomes(_ outcomes: [Outcome]) async throws -> [Outcome] {
        try await awaiting { updateOutcomes(outcomes, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one outcome.
    public func updateOutcome(
        _ outcome: Outcome, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Outcome>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateOutcomes([outcome], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one outcome; the result is what was stored.
    @discardableResult
    public func updateOutcome(_ outcome: Outcome) async throws -> Outcome {
        try await awaiting { updateOutcome(outcome, callbackQueue: .global(), completion: $0) }
    }

    /// Marks outcomes as deleted, with an answer on the main queue.
    public func deleteOutcomes(_ outcomes: [Outcome], completion: OCKResultClosure<[Outcome]>? = nil) {
        deleteOutcomes(outcomes, callbackQueue: .main, completion: completion)
    }

    /// Marks outcomes as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteOutcomes(_ outcomes: [Outcome]) async throws -> [Outcome] {
        try await awaiting { deleteOutcomes(outcomes, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one outcome as deleted.
    public func deleteOutcome(
        _ outcome: Outcome, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Outcome>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteOutcomes([outcome], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one outcome as deleted; the result is the version that says so.
    @discardableResult
    public func deleteOutcome(_ outcome: Outcome) async throws -> Outcome {
        try await awaiting { deleteOutcome(outcome, callbackQueue: .global(), completion: $0) }
    }
}
