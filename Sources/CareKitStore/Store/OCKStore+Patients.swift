import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKPatientStore {
    public func patients(matching query: OCKPatientQuery) -> some AsyncSequence<[OCKPatient], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKPatient.table]) { [clock] in
            try VersionTable<OCKPatient>($0).patients(matching: query, at: clock())
        }
    }

    public func fetchPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKPatient]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try VersionTable<OCKPatient>($0).patients(matching: query, at: clock())
        }
    }

    public func addPatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKPatient]>? = nil
    ) {
        write(as: OCKStoreError.addFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            try StoreGuards(connection: connection).checkHasNoPatient(besides: patients.map(\.id))
            return try VersionTable<OCKPatient>(connection).add(patients, at: now) { _ in }
        }
    }

    public func updatePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKPatient]>? = nil
    ) {
        update(patients, callbackQueue, completion)
    }

    public func deletePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[OCKPatient]>? = nil
    ) {
        delete(patients, callbackQueue, completion)
    }
}
