import Foundation

extension OCKAnyReadOnlyPatientStore {
    /// Fetches the patients that match a query, with an answer on the main queue.
    public func fetchAnyPatients(query: OCKPatientQuery, completion: @escaping OCKResultClosure<[any OCKAnyPatient]>) {
        fetchAnyPatients(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the patients that match a query.
    public func fetchAnyPatients(query: OCKPatientQuery) async throws -> [any OCKAnyPatient] {
        try await awaiting { fetchAnyPatients(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a patient that is in force today.
    public func fetchAnyPatient(
        withID id: String, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<any OCKAnyPatient>
    ) {
        fetchAnyPatients(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a patient that is in force today.
    public func fetchAnyPatient(withID id: String) async throws -> any OCKAnyPatient {
        try await awaiting { fetchAnyPatient(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKAnyPatientStore {
    /// Adds patients, with an answer on the main queue.
    public func addAnyPatients(
        _ patients: [any OCKAnyPatient], completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        addAnyPatients(patients, callbackQueue: .main, completion: completion)
    }

    /// Adds patients; the result is what was stored.
    @discardableResult
    public func addAnyPatients(_ patients: [any OCKAnyPatient]) async throws -> [any OCKAnyPatient] {
        try await awaiting { addAnyPatients(patients, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one patient.
    public func addAnyPatient(
        _ patient: any OCKAnyPatient, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyPatient>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addAnyPatients([patient], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one patient; the result is what was stored.
    @discardableResult
    public func addAnyPatient(_ patient: any OCKAnyPatient) async throws -> any OCKAnyPatient {
        try await awaiting { addAnyPatient(patient, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of patients, with an answer on the main queue.
    public func updateAnyPatients(
        _ patients: [any OCKAnyPatient], completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        updateAnyPatients(patients, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of patients; the result is what was stored.
    @discardableResult
    public func updateAnyPatients(_ patients: [any OCKAnyPatient]) async throws -> [any OCKAnyPatient] {
        try await awaiting { updateAnyPatients(patients, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one patient.
    public func updateAnyPatient(
        _ patient: any OCKAnyPatient, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyPatient>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateAnyPatients([patient], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one patient; the result is what was stored.
    @discardableResult
    public func updateAnyPatient(_ patient: any OCKAnyPatient) async throws -> any OCKAnyPatient {
        try await awaiting { updateAnyPatient(patient, callbackQueue: .global(), completion: $0) }
    }

    /// Marks patients as deleted, with an answer on the main queue.
    public func deleteAnyPatients(
        _ patients: [any OCKAnyPatient], completion: OCKResultClosure<[any OCKAnyPatient]>? = nil
    ) {
        deleteAnyPatients(patients, callbackQueue: .main, completion: completion)
    }

    /// Marks patients as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteAnyPatients(_ patients: [any OCKAnyPatient]) async throws -> [any OCKAnyPatient] {
        try await awaiting { deleteAnyPatients(patients, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one patient as deleted.
    public func deleteAnyPatient(
        _ patient: any OCKAnyPatient, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyPatient>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteAnyPatients([patient], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one patient as deleted; the result is the version that says so.
    @discardableResult
    public func deleteAnyPatient(_ patient: any OCKAnyPatient) async throws -> any OCKAnyPatient {
        try await awaiting { deleteAnyPatient(patient, callbackQueue: .global(), completion: $0) }
    }
}
