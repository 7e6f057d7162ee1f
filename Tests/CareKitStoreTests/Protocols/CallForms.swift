import Foundation
import Testing

import CareKitStore

/// Every form of every call, so that code which uses one compiles. Only its compilation matters.
private enum Forms {
    static func typedPatients<Store: OCKPatientStore>(
        _ store: Store, _ patient: Store.Patient, _ query: OCKPatientQuery
    ) async throws {
        for try await found in store.patients(matching: query) { let _: [Store.Patient] = found }
        let _: [Store.Patient] = try await store.fetchPatients(query: query)
        let _: Store.Patient = try await store.fetchPatient(withID: "a")
        let _: [Store.Patient] = try await store.addPatients([patient])
        let _: Store.Patient = try await store.addPatient(patient)
        let _: [Store.Patient] = try await store.updatePatients([patient])
        let _: Store.Patient = try await store.updatePatient(patient)
        let _: [Store.Patient] = try await store.deletePatients([patient])
        let _: Store.Patient = try await store.deletePatient(patient)
    }

    static func typedPatients<Store: OCKPatientStore>(
        _ store: Store, _ patient: Store.Patient, _ query: OCKPatientQuery, _ queue: DispatchQueue
    ) {
        store.fetchPatients(query: query, callbackQueue: queue) { (_: Result<[Store.Patient], OCKStoreError>) in }
        store.fetchPatient(withID: "a", callbackQueue: queue) { (_: Result<Store.Patient, OCKStoreError>) in }
        store.addPatients([patient], callbackQueue: queue) { (_: Result<[Store.Patient], OCKStoreError>) in }
        store.addPatient(patient, callbackQueue: queue) { (_: Result<Store.Patient, OCKStoreError>) in }
        store.updatePatients([patient], callbackQueue: queue) { (_: Result<[Store.Patient], OCKStoreError>) in }
        store.updatePatient(patient, callbackQueue: queue) { (_: Result<Store.Patient, OCKStoreError>) in }
        store.deletePatients([patient], callbackQueue: queue) { (_: Result<[Store.Patient], OCKStoreError>) in }
        store.deletePatient(patient, callbackQueue: queue) { (_: Result<Store.Patient, OCKStoreError>) in }
    }

    static func erasedPatients(_ store: any OCKAnyPatientStore, _ patient: any OCKAnyPatient, _ query: OCKPatientQuery)
        async throws
    {
        let stream: CareStoreQueryResults = store.anyPatients(matching: query)
        for try await found in stream { let _: [any OCKAnyPatient] = found }
        let _: [any OCKAnyPatient] = try await store.fetchAnyPatients(query: query)
        let _: any OCKAnyPatient = try await store.fetchAnyPatient(withID: "a")
        let _: [any OCKAnyPatient] = try await store.addAnyPatients([patient])
        let _: any OCKAnyPatient = try await store.addAnyPatient(patient)
        let _: [any OCKAnyPatient] = try await store.updateAnyPatients([patient])
        let _: any OCKAnyPatient = try await store.updateAnyPatient(patient)
        let _: [any OCKAnyPatient] = try await store.deleteAnyPatients([patient])
        let _: any OCKAnyPatient = try await store.deleteAnyPatient(patient)
    }

    static func erasedPatients(
        _ store: any OCKAnyPatientStore, _ patient: any OCKAnyPatient, _ query: OCKPatientQuery, _ queue: DispatchQueue
    ) {
        store.fetchAnyPatients(query: query, callbackQueue: queue) { (_: Result<[any OCKAnyPatient], OCKStoreError>) in
        }
        store.fetchAnyPatient(withID: "a", callbackQueue: queue) { (_: Result<any OCKAnyPatient, OCKStoreError>) in }
        store.addAnyPatients([patient], callbackQueue: queue) { (_: Result<[any OCKAnyPatient], OCKStoreError>) in }
        store.addAnyPatient(patient, callbackQueue: queue) { (_: Result<any OCKAnyPatient, OCKStoreError>) in }
        store.updateAnyPatients([patient], callbackQueue: queue) { (_: Result<[any OCKAnyPatient], OCKStoreError>) in }
        store.updateAnyPatient(patient, callbackQueue: queue) { (_: Result<any OCKAnyPatient, OCKStoreError>) in }
        store.deleteAnyPatients([patient], callbackQueue: queue) { (_: Result<[any OCKAnyPatient], OCKStoreError>) in }
        store.deleteAnyPatient(patient, callbackQueue: queue) { (_: Result<any OCKAnyPatient, OCKStoreError>) in }
    }

    static func typedCarePlans<Store: OCKCarePlanStore>(
        _ store: Store, _ carePlan: Store.CarePlan, _ query: OCKCarePlanQuery
    ) async throws {
        for try await found in store.carePlans(matching: query) { let _: [Store.CarePlan] = found }
        let _: [Store.CarePlan] = try await store.fetchCarePlans(query: query)
        let _: Store.CarePlan = try await store.fetchCarePlan(withID: "a")
        let _: [Store.CarePlan] = try await store.addCarePlans([carePlan])
        let _: Store.CarePlan = try await store.addCarePlan(carePlan)
        let _: [Store.CarePlan] = try await store.updateCarePlans([carePlan])
        let _: Store.CarePlan = try await store.updateCarePlan(carePlan)
        let _: [Store.CarePlan] = try await store.deleteCarePlans([carePlan])
        let _: Store.CarePlan = try await store.deleteCarePlan(carePlan)
    }

    static func typedCarePlans<Store: OCKCarePlanStore>(
        _ store: Store, _ carePlan: Store.CarePlan, _ query: OCKCarePlanQuery, _ queue: DispatchQueue
    ) {
        store.fetchCarePlans(query: query, callbackQueue: queue) { (_: Result<[Store.CarePlan], OCKStoreError>) in }
        store.fetchCarePlan(withID: "a", callbackQueue: queue) { (_: Result<Store.CarePlan, OCKStoreError>) in }
        store.addCarePlans([carePlan], callbackQueue: queue) { (_: Result<[Store.CarePlan], OCKStoreError>) in }
        store.addCarePlan(carePlan, callbackQueue: queue) { (_: Result<Store.CarePlan, OCKStoreError>) in }
        store.updateCarePlans([carePlan], callbackQueue: queue) { (_: Result<[Store.CarePlan], OCKStoreError>) in }
        store.updateCarePlan(carePlan, callbackQueue: queue) { (_: Result<Store.CarePlan, OCKStoreError>) in }
        store.deleteCarePlans([carePlan], callbackQueue: queue) { (_: Result<[Store.CarePlan], OCKStoreError>) in }
        store.deleteCarePlan(carePlan, callbackQueue: queue) { (_: Result<Store.CarePlan, OCKStoreError>) in }
    }

    static func erasedCarePlans(
        _ store: any OCKAnyCarePlanStore, _ carePlan: any OCKAnyCarePlan, _ query: OCKCarePlanQuery
    ) async throws {
        let stream: CareStoreQueryResults = store.anyCarePlans(matching: query)
        for try await found in stream { let _: [any OCKAnyCarePlan] = found }
        let _: [any OCKAnyCarePlan] = try await store.fetchAnyCarePlans(query: query)
        let _: any OCKAnyCarePlan = try await store.fetchAnyCarePlan(withID: "a")
        let _: [any OCKAnyCarePlan] = try await store.addAnyCarePlans([carePlan])
        let _: any OCKAnyCarePlan = try await store.addAnyCarePlan(carePlan)
        let _: [any OCKAnyCarePlan] = try await store.updateAnyCarePlans([carePlan])
        let _: any OCKAnyCarePlan = try await store.updateAnyCarePlan(carePlan)
        let _: [any OCKAnyCarePlan] = try await store.deleteAnyCarePlans([carePlan])
        let _: any OCKAnyCarePlan = try await store.deleteAnyCarePlan(carePlan)
    }

    static func erasedCarePlans(
        _ store: any OCKAnyCarePlanStore, _ carePlan: any OCKAnyCarePlan, _ query: OCKCarePlanQuery,
        _ queue: DispatchQueue
    ) {
        store.fetchAnyCarePlans(query: query, callbackQueue: queue) {
            (_: Result<[any OCKAnyCarePlan], OCKStoreError>) in
        }
        store.fetchAnyCarePlan(withID: "a", callbackQueue: queue) { (_: Result<any OCKAnyCarePlan, OCKStoreError>) in }
        store.addAnyCarePlans([carePlan], callbackQueue: queue) { (_: Result<[any OCKAnyCarePlan], OCKStoreError>) in }
        store.addAnyCarePlan(carePlan, callbackQueue: queue) { (_: Result<any OCKAnyCarePlan, OCKStoreError>) in }
        store.updateAnyCarePlans([carePlan], callbackQueue: queue) { (_: Result<[any OCKAnyCarePlan], OCKStoreError>) in
        }
        store.updateAnyCarePlan(carePlan, callbackQueue: queue) { (_: Result<any OCKAnyCarePlan, OCKStoreError>) in }
        store.deleteAnyCarePlans([carePlan], callbackQueue: queue) { (_: Result<[any OCKAnyCarePlan], OCKStoreError>) in
        }
        store.deleteAnyCarePlan(carePlan, callbackQueue: queue) { (_: Result<any OCKAnyCarePlan, OCKStoreError>) in }
    }

    static func typedContacts<Store: OCKContactStore>(
        _ store: Store, _ contact: Store.Contact, _ query: OCKContactQuery
    ) async throws {
        for try await found in store.contacts(matching: query) { let _: [Store.Contact] = found }
        let _: [Store.Contact] = try await store.fetchContacts(query: query)
        let _: Store.Contact = try await store.fetchContact(withID: "a")
        let _: [Store.Contact] = try await store.addContacts([contact])
        let _: Store.Contact = try await store.addContact(contact)
        let _: [Store.Contact] = try await store.updateContacts([contact])
        let _: Store.Contact = try await store.updateContact(contact)
        let _: [Store.Contact] = try await store.deleteContacts([contact])
        let _: Store.Contact = try await store.deleteContact(contact)
    }

    static func typedContacts<Store: OCKContactStore>(
        _ store: Store, _ contact: Store.Contact, _ query: OCKContactQuery, _ queue: DispatchQueue
    ) {
        store.fetchContacts(query: query, callbackQueue: queue) { (_: Result<[Store.Contact], OCKStoreError>) in }
        store.fetchContact(withID: "a", callbackQueue: queue) { (_: Result<Store.Contact, OCKStoreError>) in }
        store.addContacts([contact], callbackQueue: queue) { (_: Result<[Store.Contact], OCKStoreError>) in }
        store.addContact(contact, callbackQueue: queue) { (_: Result<Store.Contact, OCKStoreError>) in }
        store.updateContacts([contact], callbackQueue: queue) { (_: Result<[Store.Contact], OCKStoreError>) in }
        store.updateContact(contact, callbackQueue: queue) { (_: Result<Store.Contact, OCKStoreError>) in }
        store.deleteContacts([contact], callbackQueue: queue) { (_: Result<[Store.Contact], OCKStoreError>) in }
        store.deleteContact(contact, callbackQueue: queue) { (_: Result<Store.Contact, OCKStoreError>) in }
    }

    static func erasedContacts(_ store: any OCKAnyContactStore, _ contact: any OCKAnyContact, _ query: OCKContactQuery)
        async throws
    {
        let stream: CareStoreQueryResults = store.anyContacts(matching: query)
        for try await found in stream { let _: [any OCKAnyContact] = found }
        let _: [any OCKAnyContact] = try await store.fetchAnyContacts(query: query)
        let _: any OCKAnyContact = try await store.fetchAnyContact(withID: "a")
        let _: [any OCKAnyContact] = try await store.addAnyContacts([contact])
        let _: any OCKAnyContact = try await store.addAnyContact(contact)
        let _: [any OCKAnyContact] = try await store.updateAnyContacts([contact])
        let _: any OCKAnyContact = try await store.updateAnyContact(contact)
        let _: [any OCKAnyContact] = try await store.deleteAnyContacts([contact])
        let _: any OCKAnyContact = try await store.deleteAnyContact(contact)
    }

    static func erasedContacts(
        _ store: any OCKAnyContactStore, _ contact: any OCKAnyContact, _ query: OCKContactQuery, _ queue: DispatchQueue
    ) {
        store.fetchAnyContacts(query: query, callbackQueue: queue) { (_: Result<[any OCKAnyContact], OCKStoreError>) in
        }
        store.fetchAnyContact(withID: "a", callbackQueue: queue) { (_: Result<any OCKAnyContact, OCKStoreError>) in }
        store.addAnyContacts([contact], callbackQueue: queue) { (_: Result<[any OCKAnyContact], OCKStoreError>) in }
        store.addAnyContact(contact, callbackQueue: queue) { (_: Result<any OCKAnyContact, OCKStoreError>) in }
        store.updateAnyContacts([contact], callbackQueue: queue) { (_: Result<[any OCKAnyContact], OCKStoreError>) in }
        store.updateAnyContact(contact, callbackQueue: queue) { (_: Result<any OCKAnyContact, OCKStoreError>) in }
        store.deleteAnyContacts([contact], callbackQueue: queue) { (_: Result<[any OCKAnyContact], OCKStoreError>) in }
        store.deleteAnyContact(contact, callbackQueue: queue) { (_: Result<any OCKAnyContact, OCKStoreError>) in }
    }

    static func typedTasks<Store: OCKTaskStore>(_ store: Store, _ task: Store.Task, _ query: OCKTaskQuery) async throws
    {
        for try await found in store.tasks(matching: query) { let _: [Store.Task] = found }
        let _: [Store.Task] = try await store.fetchTasks(query: query)
        let _: Store.Task = try await store.fetchTask(withID: "a")
        let _: [Store.Task] = try await store.addTasks([task])
        let _: Store.Task = try await store.addTask(task)
        let _: [Store.Task] = try await store.updateTasks([task])
        let _: Store.Task = try await store.updateTask(task)
        let _: [Store.Task] = try await store.deleteTasks([task])
        let _: Store.Task = try await store.deleteTask(task)
    }

    static func typedTasks<Store: OCKTaskStore>(
        _ store: Store, _ task: Store.Task, _ query: OCKTaskQuery, _ queue: DispatchQueue
    ) {
        store.fetchTasks(query: query, callbackQueue: queue) { (_: Result<[Store.Task], OCKStoreError>) in }
        store.fetchTask(withID: "a", callbackQueue: queue) { (_: Result<Store.Task, OCKStoreError>) in }
        store.addTasks([task], callbackQueue: queue) { (_: Result<[Store.Task], OCKStoreError>) in }
        store.addTask(task, callbackQueue: queue) { (_: Result<Store.Task, OCKStoreError>) in }
        store.updateTasks([task], callbackQueue: queue) { (_: Result<[Store.Task], OCKStoreError>) in }
        store.updateTask(task, callbackQueue: queue) { (_: Result<Store.Task, OCKStoreError>) in }
        store.deleteTasks([task], callbackQueue: queue) { (_: Result<[Store.Task], OCKStoreError>) in }
        store.deleteTask(task, callbackQueue: queue) { (_: Result<Store.Task, OCKStoreError>) in }
    }

    static func erasedTasks(_ store: any OCKAnyTaskStore, _ task: any OCKAnyTask, _ query: OCKTaskQuery) async throws {
        let stream: CareStoreQueryResults = store.anyTasks(matching: query)
        for try await found in stream { let _: [any OCKAnyTask] = found }
        let _: [any OCKAnyTask] = try await store.fetchAnyTasks(query: query)
        let _: any OCKAnyTask = try await store.fetchAnyTask(withID: "a")
        let _: [any OCKAnyTask] = try await store.addAnyTasks([task])
        let _: any OCKAnyTask = try await store.addAnyTask(task)
        let _: [any OCKAnyTask] = try await store.updateAnyTasks([task])
        let _: any OCKAnyTask = try await store.updateAnyTask(task)
        let _: [any OCKAnyTask] = try await store.deleteAnyTasks([task])
        let _: any OCKAnyTask = try await store.deleteAnyTask(task)
    }

    static func erasedTasks(
        _ store: any OCKAnyTaskStore, _ task: any OCKAnyTask, _ query: OCKTaskQuery, _ queue: DispatchQueue
    ) {
        store.fetchAnyTasks(query: query, callbackQueue: queue) { (_: Result<[any OCKAnyTask], OCKStoreError>) in }
        store.fetchAnyTask(withID: "a", callbackQueue: queue) { (_: Result<any OCKAnyTask, OCKStoreError>) in }
        store.addAnyTasks([task], callbackQueue: queue) { (_: Result<[any OCKAnyTask], OCKStoreError>) in }
        store.addAnyTask(task, callbackQueue: queue) { (_: Result<any OCKAnyTask, OCKStoreError>) in }
        store.updateAnyTasks([task], callbackQueue: queue) { (_: Result<[any OCKAnyTask], OCKStoreError>) in }
        store.updateAnyTask(task, callbackQueue: queue) { (_: Result<any OCKAnyTask, OCKStoreError>) in }
        store.deleteAnyTasks([task], callbackQueue: queue) { (_: Result<[any OCKAnyTask], OCKStoreError>) in }
        store.deleteAnyTask(task, callbackQueue: queue) { (_: Result<any OCKAnyTask, OCKStoreError>) in }
    }

    static func typedOutcomes<Store: OCKOutcomeStore>(
        _ store: Store, _ outcome: Store.Outcome, _ query: OCKOutcomeQuery
    ) async throws {
        for try await found in store.outcomes(matching: query) { let _: [Store.Outcome] = found }
        let _: [Store.Outcome] = try await store.fetchOutcomes(query: query)
        let _: Store.Outcome = try await store.fetchOutcome(query: OCKOutcomeQuery())
        let _: [Store.Outcome] = try await store.addOutcomes([outcome])
        let _: Store.Outcome = try await store.addOutcome(outcome)
        let _: [Store.Outcome] = try await store.updateOutcomes([outcome])
        let _: Store.Outcome = try await store.updateOutcome(outcome)
        let _: [Store.Outcome] = try await store.deleteOutcomes([outcome])
        let _: Store.Outcome = try await store.deleteOutcome(outcome)
    }

    static func typedOutcomes<Store: OCKOutcomeStore>(
        _ store: Store, _ outcome: Store.Outcome, _ query: OCKOutcomeQuery, _ queue: DispatchQueue
    ) {
        store.fetchOutcomes(query: query, callbackQueue: queue) { (_: Result<[Store.Outcome], OCKStoreError>) in }
        store.fetchOutcome(query: OCKOutcomeQuery(), callbackQueue: queue) {
            (_: Result<Store.Outcome, OCKStoreError>) in
        }
        store.addOutcomes([outcome], callbackQueue: queue) { (_: Result<[Store.Outcome], OCKStoreError>) in }
        store.addOutcome(outcome, callbackQueue: queue) { (_: Result<Store.Outcome, OCKStoreError>) in }
        store.updateOutcomes([outcome], callbackQueue: queue) { (_: Result<[Store.Outcome], OCKStoreError>) in }
        store.updateOutcome(outcome, callbackQueue: queue) { (_: Result<Store.Outcome, OCKStoreError>) in }
        store.deleteOutcomes([outcome], callbackQueue: queue) { (_: Result<[Store.Outcome], OCKStoreError>) in }
        store.deleteOutcome(outcome, callbackQueue: queue) { (_: Result<Store.Outcome, OCKStoreError>) in }
    }

    static func erasedOutcomes(_ store: any OCKAnyOutcomeStore, _ outcome: any OCKAnyOutcome, _ query: OCKOutcomeQuery)
        async throws
    {
        let stream: CareStoreQueryResults = store.anyOutcomes(matching: query)
        for try await found in stream { let _: [any OCKAnyOutcome] = found }
        let _: [any OCKAnyOutcome] = try await store.fetchAnyOutcomes(query: query)
        let _: any OCKAnyOutcome = try await store.fetchAnyOutcome(query: OCKOutcomeQuery())
        let _: [any OCKAnyOutcome] = try await store.addAnyOutcomes([outcome])
        let _: any OCKAnyOutcome = try await store.addAnyOutcome(outcome)
        let _: [any OCKAnyOutcome] = try await store.updateAnyOutcomes([outcome])
        let _: any OCKAnyOutcome = try await store.updateAnyOutcome(outcome)
        let _: [any OCKAnyOutcome] = try await store.deleteAnyOutcomes([outcome])
        let _: any OCKAnyOutcome = try await store.deleteAnyOutcome(outcome)
    }

    static func erasedOutcomes(
        _ store: any OCKAnyOutcomeStore, _ outcome: any OCKAnyOutcome, _ query: OCKOutcomeQuery, _ queue: DispatchQueue
    ) {
        store.fetchAnyOutcomes(query: query, callbackQueue: queue) { (_: Result<[any OCKAnyOutcome], OCKStoreError>) in
        }
        store.fetchAnyOutcome(query: OCKOutcomeQuery(), callbackQueue: queue) {
            (_: Result<any OCKAnyOutcome, OCKStoreError>) in
        }
        store.addAnyOutcomes([outcome], callbackQueue: queue) { (_: Result<[any OCKAnyOutcome], OCKStoreError>) in }
        store.addAnyOutcome(outcome, callbackQueue: queue) { (_: Result<any OCKAnyOutcome, OCKStoreError>) in }
        store.updateAnyOutcomes([outcome], callbackQueue: queue) { (_: Result<[any OCKAnyOutcome], OCKStoreError>) in }
        store.updateAnyOutcome(outcome, callbackQueue: queue) { (_: Result<any OCKAnyOutcome, OCKStoreError>) in }
        store.deleteAnyOutcomes([outcome], callbackQueue: queue) { (_: Result<[any OCKAnyOutcome], OCKStoreError>) in }
        store.deleteAnyOutcome(outcome, callbackQueue: queue) { (_: Result<any OCKAnyOutcome, OCKStoreError>) in }
    }

    static func events<Store: OCKEventStore>(_ store: Store, _ task: Store.Task, _ query: OCKEventQuery) async throws {
        for try await found in store.events(matching: query) { let _: [OCKEvent<Store.Task, Store.Outcome>] = found }
        let _: [OCKEvent<Store.Task, Store.Outcome>] = try await store.fetchEvents(query: query)
        let _: OCKEvent<Store.Task, Store.Outcome> = try await store.fetchEvent(forTask: task, occurrence: 0)
        store.fetchEvents(query: query, callbackQueue: .main) { _ in }
        store.fetchEvent(forTask: task, occurrence: 0, callbackQueue: .main) { _ in }
    }

    static func events(_ store: any OCKAnyEventStore, _ task: any OCKAnyTask, _ query: OCKEventQuery) async throws {
        for try await found in store.anyEvents(matching: query) { let _: [OCKAnyEvent] = found }
        let _: [OCKAnyEvent] = try await store.fetchAnyEvents(query: query)
        let _: OCKAnyEvent = try await store.fetchAnyEvent(forTask: task, occurrence: 0)
        store.fetchAnyEvents(query: query, callbackQueue: .main) { _ in }
        store.fetchAnyEvent(forTask: task, occurrence: 0, callbackQueue: .main) { _ in }
        let adherence = OCKAdherenceQuery(taskIDs: [], dateInterval: query.dateInterval) { _ in
            BinaryCareTaskProgress(isCompleted: true)
        }
        let _: [OCKAdherence] = try await store.fetchAdherence(query: adherence)
        store.fetchAdherence(query: adherence, callbackQueue: .main) { _ in }
    }
}
