import Foundation

extension OCKReadablePatientStore {
    /// Fetches the patients that match a query, with an answer on the main queue.
    public func fetchPatients(query: OCKPatientQuery, completion: @escaping OCKResultClosure<[Patient]>) {
        fetchPatients(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the patients that match a query.
    public func fetchPatients(query: OCKPatientQuery) async throws -> [Patient] {
        try await awaiting { fetchPatients(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a patient that is in force today.
    public func fetchPatient(
        withID id: String, callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<Patient>
    ) {
        fetchPatients(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a patient that is in force today.
    public func fetchPatient(withID id: String) async throws -> Patient {
        try await awaiting { fetchPatient(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKPatientStore {
    /// Adds patients, with an answer on the main queue.
    public func addPatients(_ patients: [Patient], completion: OCKResultClosure<[Patient]>? = nil) {
        addPatients(patients, callbackQueue: .main, completion: completion)
    }

    /// Adds patients; the result is what was stored.
    @discardableResult
    public func addPatients(_ patients: [Patient]) async throws -> [Patient] {
        try await awaiting { addPatients(patients, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one patient.
    public func addPatient(
        _ patient: Patient, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Patient>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addPatients([patient], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one patient; the result is what was stored.
    @discardableResult
    public func addPatient(_ patient: Patient) async throws -> Patient {
        try await awaiting { addPatient(patient, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of patients, with an answer on the main queue.
    public func updatePatients(_ patients: [Patient], completion: OCKResultClosure<[Patient]>? = nil) {
        updatePatients(patients, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of patients; the result is what was stored.
    @discardableResult
    public func updatePatients(_ patients: [Patient]) async throws -> [Patient] {
        try await awaiting { updatePatients(patients, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one patient.
    public func updatePatient(
        _ patient: Patient, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Patient>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updatePatients([patient], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one patient; the result is what was stored.
    @discardableResult
    public func updatePatient(_ patient: Patient) async throws -> Patient {
        try await awaiting { updatePatient(patient, callbackQueue: .global(), completion: $0) }
    }

    /// Marks patients as deleted, with an answer on the main queue.
    public func deletePatients(_ patients: [Patient], completion: OCKResultClosure<[Patient]>? = nil) {
        deletePatients(patients, callbackQueue: .main, completion: completion)
    }

    /// Marks patients as deleted; the result is the versions that say so.
    @discardableResult
    public func deletePatients(_ patients: [Patient]) async throws -> [Patient] {
        try await awaiting { deletePatients(patients, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one patient as deleted.
    public func deletePatient(
        _ patient: Patient, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Patient>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deletePatients([patient], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one patient as deleted; the result is the version that says so.
    @discardableResult
    public func deletePatient(_ patient: Patient) async throws -> Patient {
        try await awaiting { deletePatient(patient, callbackQueue: .global(), completion: $0) }
    }
}
