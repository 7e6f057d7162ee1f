import Foundation

/// A store that tells of patients of one type.
public protocol OCKReadablePatientStore: OCKAnyReadOnlyPatientStore {
    /// The type of patient that the store holds.
    associatedtype Patient: OCKAnyPatient & Equatable

    /// The sequence of answers to a query.
    associatedtype Patients: AsyncSequence & Sendable where Patients.Element == [Patient]

    /// The patients that match a query, now and whenever they change.
    func patients(matching query: OCKPatientQuery) -> Patients

    /// Fetches the patients that match a query.
    func fetchPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[Patient]>)
}

/// A store that tells of patients of one type and keeps them. A write succeeds or fails as a whole.
public protocol OCKPatientStore: OCKReadablePatientStore, OCKAnyPatientStore {
    /// Adds patients; the result is what was stored.
    func addPatients(_ patients: [Patient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[Patient]>?)

    /// Adds new versions of patients; the result is what was stored.
    func updatePatients(_ patients: [Patient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[Patient]>?)

    /// Marks patients as deleted; the result is the versions that say so.
    func deletePatients(_ patients: [Patient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[Patient]>?)
}
