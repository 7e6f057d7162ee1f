import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKReadablePatientStore {
    public func anyPatients(matching query: OCKPatientQuery) -> CareStoreQueryResults<any OCKAnyPatient> {
        CareStoreQueryResults(wrapping: patients(matching: query).map { $0.map { $0 as any OCKAnyPatient } })
    }

    public func fetchAnyPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyPatient]>
    ) {
        fetchPatients(query: query, callbackQueue: callbackQueue) { completion($0.map { $0 }) }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKPatientStore {
    public func addAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        callbackQueue.hand(patients, as: Patient.self, to: addPatients, completion, orFail: OCKStoreError.addFailed) {
            $0
        }
    }

    public func updateAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        callbackQueue.hand(
            patients, as: Patient.self, to: updatePatients, completion, orFail: OCKStoreError.updateFailed
        ) { $0 }
    }

    public func deleteAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        callbackQueue.hand(
            patients, as: Patient.self, to: deletePatients, completion, orFail: OCKStoreError.deleteFailed
        ) { $0 }
    }
}
