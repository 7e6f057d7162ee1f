import Foundation

/// A store that tells of outcomes, whatever their type.
public protocol OCKAnyReadOnlyOutcomeStore: AnyObject, Sendable, OCKAnyResettableStore {
    /// The outcomes that match a query, now and whenever they change.
    func anyOutcomes(matching query: OCKOutcomeQuery) -> CareStoreQueryResults<any OCKAnyOutcome>

    /// Fetches the outcomes that match a query.
    func fetchAnyOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[any OCKAnyOutcome]>)
}

/// A store that tells of outcomes and keeps them, whatever their type. A write succeeds or fails as a whole.
public protocol OCKAnyOutcomeStore: OCKAnyReadOnlyOutcomeStore {
    /// Adds outcomes. Fails if a value has a type that the store does not keep.
    func addAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue,
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)?)

    /// Adds new versions of outcomes. Fails if a value has a type that the store does not keep.
    func updateAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue,
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)?)

    /// Marks outcomes as deleted. Fails if a value has a type that the store does not keep.
    func deleteAnyOutcomes(
        _ outcomes: [any OCKAnyOutcome], callbackQueue: DispatchQueue,
        completion: (OCKResultClosure<[any OCKAnyOutcome]>)?)
}
