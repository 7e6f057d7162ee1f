import Foundation

@testable import CareKitStore

/// What no test lets fail.
extension FaultyStore {
    // MARK: Patients

    func patients(matching query: OCKPatientQuery) -> OCKStore.Patients { store.patients(matching: query) }

    func fetchPatients(
        query: OCKPatientQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKPatient]>
    ) { store.fetchPatients(query: query, callbackQueue: callbackQueue, completion: completion) }

    func addPatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKPatient]>?
    ) {
        store.addPatients(patients, callbackQueue: callbackQueue, completion: completion)
    }

    func updatePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKPatient]>?
    ) {
        store.updatePatients(patients, callbackQueue: callbackQueue, completion: completion)
    }

    func deletePatients(
        _ patients: [OCKPatient], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKPatient]>?
    ) {
        store.deletePatients(patients, callbackQueue: callbackQueue, completion: completion)
    }

    // MARK: CarePlans

    func carePlans(matching query: OCKCarePlanQuery) -> OCKStore.CarePlans { store.carePlans(matching: query) }

    func fetchCarePlans(
        query: OCKCarePlanQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKCarePlan]>
    ) { store.fetchCarePlans(query: query, callbackQueue: callbackQueue, completion: completion) }

    func addCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKCarePlan]>?
    ) {
        store.addCarePlans(carePlans, callbackQueue: callbackQueue, completion: completion)
    }

    func updateCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKCarePlan]>?
    ) {
        store.updateCarePlans(carePlans, callbackQueue: callbackQueue, completion: completion)
    }

    func deleteCarePlans(
        _ carePlans: [OCKCarePlan], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKCarePlan]>?
    ) {
        store.deleteCarePlans(carePlans, callbackQueue: callbackQueue, completion: completion)
    }

    // MARK: Contacts

    func contacts(matching query: OCKContactQuery) -> OCKStore.Contacts { store.contacts(matching: query) }

    func fetchContacts(
        query: OCKContactQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKContact]>
    ) { store.fetchContacts(query: query, callbackQueue: callbackQueue, completion: completion) }

    func addContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKContact]>?
    ) {
        store.addContacts(contacts, callbackQueue: callbackQueue, completion: completion)
    }

    func updateContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKContact]>?
    ) {
        store.updateContacts(contacts, callbackQueue: callbackQueue, completion: completion)
    }

    func deleteContacts(
        _ contacts: [OCKContact], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKContact]>?
    ) {
        store.deleteContacts(contacts, callbackQueue: callbackQueue, completion: completion)
    }
}
