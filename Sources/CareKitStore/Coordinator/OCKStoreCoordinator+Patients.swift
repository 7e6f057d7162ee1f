import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinator: OCKAnyPatientStore {
    public func anyPatients(matching query: OCKPatientQuery) -> CareStoreQueryResults<any OCKAnyPatient> {
        let parts = readers(of: query).map { $0.anyPatients(matching: query.withoutOffset) }
        return CareStoreQueryResults(
            wrapping: CombinedStream.latest(of: parts).map { query.ordered($0).page(of: query) })
    }

    public func fetchAnyPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyPatient]>
    ) {
        gather(from: readers(of: query), callbackQueue) {
            $0.fetchAnyPatients(query: query.withoutOffset, callbackQueue: callbackQueue, completion: $1)
        } completion: {
            completion($0.map { query.ordered($0).page(of: query) })
        }
    }

    public func addAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        guard let store = writer(of: patients) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.addFailed)
        }
        store.addAnyPatients(patients, callbackQueue: callbackQueue, completion: completion)
    }

    public func updateAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        guard let store = writer(of: patients) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.updateFailed)
        }
        store.updateAnyPatients(patients, callbackQueue: callbackQueue, completion: completion)
    }

    public func deleteAnyPatients(
        _ patients: [any OCKAnyPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        guard let store = writer(of: patients) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.deleteFailed)
        }
        store.deleteAnyPatients(patients, callbackQueue: callbackQueue, completion: completion)
    }

    private func readers(of query: OCKPatientQuery) -> [any OCKAnyReadOnlyPatientStore] {
        patientStores.map(\.reading).filter { routing.patientStore($0, shouldHandleQuery: query) }
    }

    private func writer(of patients: [any OCKAnyPatient]) -> (any OCKAnyPatientStore)? {
        patientStores.compactMap(\.writing).first { store in
            patients.allSatisfy { routing.patientStore(store, shouldHandleWritingPatient: $0) }
        }
    }
}
