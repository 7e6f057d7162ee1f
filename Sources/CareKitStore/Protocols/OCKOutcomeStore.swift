import Foundation

/// A store that tells of outcomes of one type.
public protocol OCKReadableOutcomeStore: OCKAnyReadOnlyOutcomeStore {
    /// The type of outcome that the store holds.
    associatedtype Outcome: OCKAnyOutcome & Equatable

    /// The sequence of answers to a query.
    associatedtype Outcomes: AsyncSequence & Sendable where Outcomes.Element == [Outcome]

    /// The outcomes that match a query, now and whenever they change.
    func outcomes(matching query: OCKOutcomeQuery) -> Outcomes

    /// Fetches the outcomes that match a query.
    func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[Outcome]>)
}

/// A store that tells of outcomes of one type and keeps them. A write succeeds or fails as a whole.
public protocol OCKOutcomeStore: OCKReadableOutcomeStore, OCKAnyOutcomeStore {
    /// Adds outcomes; the result is what was stored.
    func addOutcomes(_ outcomes: [Outcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[Outcome]>)?)

    /// Adds new versions of outcomes; the result is what was stored.
    func updateOutcomes(_ outcomes: [Outcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[Outcome]>)?)

    /// Marks outcomes as deleted; the result is the versions that say so.
    func deleteOutcomes(_ outcomes: [Outcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[Outcome]>)?)
}
