import Foundation

/// A store that tells of care plans of one type.
public protocol OCKReadableCarePlanStore: OCKAnyReadOnlyCarePlanStore {
    /// The type of care plan that the store holds.
    associatedtype CarePlan: OCKAnyCarePlan & Equatable

    /// The sequence of answers to a query.
    associatedtype CarePlans: AsyncSequence & Sendable where CarePlans.Element == [CarePlan]

    /// The care plans that match a query, now and whenever they change.
    func carePlans(matching query: OCKCarePlanQuery) -> CarePlans

    /// Fetches the care plans that match a query.
    func fetchCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[CarePlan]>)
}

/// A store that tells of care plans of one type and keeps them. A write succeeds or fails as a whole.
public protocol OCKCarePlanStore: OCKReadableCarePlanStore, OCKAnyCarePlanStore {
    /// Adds care plans; the result is what was stored.
    func addCarePlans(_ carePlans: [CarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[CarePlan]>?)

    /// Adds new versions of care plans; the result is what was stored.
    func updateCarePlans(
        _ carePlans: [CarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[CarePlan]>?)

    /// Marks care plans as deleted; the result is the versions that say so.
    func deleteCarePlans(
        _ carePlans: [CarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[CarePlan]>?)
}
