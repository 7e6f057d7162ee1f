import Foundation

/// A store that tells of care plans, whatever their type.
public protocol OCKAnyReadOnlyCarePlanStore: AnyObject, Sendable, OCKAnyResettableStore {
    /// The care plans that match a query, now and whenever they change.
    func anyCarePlans(matching query: OCKCarePlanQuery) -> CareStoreQueryResults<any OCKAnyCarePlan>

    /// Fetches the care plans that match a query.
    func fetchAnyCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[any OCKAnyCarePlan]>)
}

/// A store that tells of care plans and keeps them, whatever their type. A write succeeds or fails as a whole.
public protocol OCKAnyCarePlanStore: OCKAnyReadOnlyCarePlanStore {
    /// Adds care plans. Fails if a value has a type that the store does not keep.
    func addAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>?)

    /// Adds new versions of care plans. Fails if a value has a type that the store does not keep.
    func updateAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>?)

    /// Marks care plans as deleted. Fails if a value has a type that the store does not keep.
    func deleteAnyCarePlans(
        _ carePlans: [any OCKAnyCarePlan], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyCarePlan]>?)
}
