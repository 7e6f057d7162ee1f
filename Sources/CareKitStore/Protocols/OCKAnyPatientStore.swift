import Foundation

/// A store that tells of patients, whatever their type.
public protocol OCKAnyReadOnlyPatientStore: AnyObject, Sendable, OCKAnyResettableStore {
    /// The patients that match a query, now and whenever they change.
    func anyPatients(matching query: OCKPatientQuery) -> CareStoreQueryResults<any OCKAnyPatient>

    /// Fetches the patients that match a query.
    func fetchAnyPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[any OCKAnyPatient]>)
}

/// A store that tells of patients and keeps them, whatever their type. A write succeeds or fails as a whole.
public protocol OCKAnyPatientStore: OCKAnyReadOnlyPatientStore {
    /// Adds patients. Fails if a value has a type that the store does not keep.
    func addAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyPatient]>?)

    /// Adds new versions of patients. Fails if a value has a type that the store does not keep.
    func updateAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyPatient]>?)

    /// Marks patients as deleted. Fails if a value has a type that the store does not keep.
    func deleteAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[any OCKAnyPatient]>?)
}
