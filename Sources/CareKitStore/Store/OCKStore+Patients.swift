import Foundation
import SQLStorage

extension OCKStore: OCKPatientStore {
    /// The patient versions that match a query, now and once for each change of that result.
    ///
    /// Time grows with what matches, not with the versions that there are. Ends with `OCKStoreError.fetchFailed` when the
    /// database cannot be read.
    public func patients(matching query: OCKPatientQuery) -> some AsyncSequence<[OCKPatient], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKPatient.table]) { [clock] in
            try VersionTable<OCKPatient>($0).patients(matching: query, at: clock())
        }
    }

    /// Fetches the patient versions that match a query, in its order; by index, whatever the number of other versions.
    ///
    /// Fails with `OCKStoreError.fetchFailed` when the database cannot be read.
    public func fetchPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKPatient]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try VersionTable<OCKPatient>($0).patients(matching: query, at: clock())
        }
    }

    /// Adds the store's patients, all or none; the result is what was stored.
    ///
    /// A store is for one group of patients, which comes at once: it fails with `OCKStoreError.addFailed` when there are
    /// patients, an id is taken or comes twice.
    public func addPatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKPatient]>? = nil
    ) {
        write(as: OCKStoreError.addFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            try StoreGuards(connection: connection).checkHasNoPatient(besides: patients.map(\.id))
            return try VersionTable<OCKPatient>(connection).add(patients, at: now) { _ in }
        }
    }

    /// Appends a version to each patient, all or none; the result is what was stored.
    ///
    /// Fails with `OCKStoreError.updateFailed`, and changes nothing, when nothing is stored under an id, or it was deleted.
    public func updatePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKPatient]>? = nil
    ) {
        update(patients, callbackQueue, completion)
    }

    /// Appends to each patient a version that marks it as deleted, all or none.
    ///
    /// Queries find its versions by `uuid` alone from then on. Fails with
    /// `OCKStoreError.deleteFailed`, and deletes nothing, when nothing is stored under an id, or it was deleted.
    public func deletePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKPatient]>? = nil
    ) {
        delete(patients, callbackQueue, completion)
    }
}
