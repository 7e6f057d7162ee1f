import Foundation
import Testing

@testable import CareKitStore

/// A patient of another store's making.
private struct ForeignPatient: OCKAnyPatient {
    let id = "foreign"
    let uuid = UUID()
    let name = PersonNameComponents()
    let sex: OCKBiologicalSex? = nil
    let birthday: Date? = nil
    let allergies: [String]? = nil
    let groupIdentifier: String? = nil
    let remoteID: String? = nil
    let notes: [OCKNote]? = nil
}

@Suite("Forms for patients, care plans and contacts that a store gets from its required methods")
struct PersonFormTests {
    private let store: any ConformingStore
    private let erased: any OCKAnyStoreProtocol
    private let patient = OCKPatient(id: "p", givenName: "A", familyName: "B")
    private let plan = OCKCarePlan(id: "c", title: "T", patientUUID: nil)
    private let contact = OCKContact(id: "d", givenName: "A", familyName: "B", carePlanUUID: nil)

    init() throws {
        store = try StoreKind.json.make()
        erased = store
    }

    /// Waits for a completion as an app without `async` does.
    private func answer<Value: Sendable>(_ call: (@escaping OCKResultClosure<Value>) -> Void) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            call { continuation.resume(with: $0) }
        }
    }

    @Test("A patient by completion, alone and in a list")
    func patients() async throws {
        let added = try await answer { store.addPatient(patient, completion: $0) }
        #expect(try await answer { store.fetchPatient(withID: "p", completion: $0) } == added)
        let updated = try await answer { store.updatePatient(added, completion: $0) }
        #expect(try await answer { store.updatePatients([updated], completion: $0) }.count == 1)
        #expect(try await answer { store.fetchPatients(query: OCKPatientQuery(), completion: $0) }.count == 3)
        #expect(try await answer { store.deletePatient(updated, completion: $0) }.deletedDate != nil)
        #expect(try await answer { store.deletePatients([updated], completion: $0) }.count == 1)
        await #expect(throws: OCKStoreError.notFound) { try await store.fetchPatient(withID: "p") }
        let other = OCKPatient(id: "q", givenName: "A", familyName: "B")
        await #expect(throws: OCKStoreError.self) { try await answer { store.addPatients([other], completion: $0) } }
        #expect(try await answer { store.addPatients([patient], completion: $0) }.first?.deletedDate == nil)
    }

    @Test("A care plan by completion, alone and in a list")
    func carePlans() async throws {
        let added = try await answer { store.addCarePlan(plan, completion: $0) }
        #expect(try await answer { store.fetchCarePlan(withID: "c", completion: $0) } == added)
        let updated = try await answer { store.updateCarePlan(added, completion: $0) }
        #expect(try await answer { store.updateCarePlans([updated], completion: $0) }.count == 1)
        #expect(try await answer { store.fetchCarePlans(query: OCKCarePlanQuery(), completion: $0) }.count == 3)
        #expect(try await answer { store.deleteCarePlan(updated, completion: $0) }.deletedDate != nil)
        #expect(try await answer { store.deleteCarePlans([updated], completion: $0) }.count == 1)
        await #expect(throws: OCKStoreError.notFound) { try await store.fetchCarePlan(withID: "c") }
        let other = OCKCarePlan(id: "e", title: "T", patientUUID: nil)
        #expect(try await answer { store.addCarePlans([other], completion: $0) }.map(\.id) == ["e"])
    }

    @Test("A contact by completion, alone and in a list")
    func contacts() async throws {
        let added = try await answer { store.addContact(contact, completion: $0) }
        #expect(try await answer { store.fetchContact(withID: "d", completion: $0) } == added)
        let updated = try await answer { store.updateContact(added, completion: $0) }
        #expect(try await answer { store.updateContacts([updated], completion: $0) }.count == 1)
        #expect(try await answer { store.fetchContacts(query: OCKContactQuery(), completion: $0) }.count == 3)
        #expect(try await answer { store.deleteContact(updated, completion: $0) }.deletedDate != nil)
        #expect(try await answer { store.deleteContacts([updated], completion: $0) }.count == 1)
        await #expect(throws: OCKStoreError.notFound) { try await store.fetchContact(withID: "d") }
        let other = OCKContact(id: "e", givenName: "A", familyName: "B", carePlanUUID: nil)
        #expect(try await answer { store.addContacts([other], completion: $0) }.map(\.id) == ["e"])
    }

    @Test("Erased patients by completion and by async call, and as a stream")
    func erasedPatients() async throws {
        var results = erased.anyPatients(matching: OCKPatientQuery()).makeAsyncIterator()
        #expect(try await results.next()?.count == 0)
        let added = try await answer { erased.addAnyPatient(patient, completion: $0) }
        #expect(try await results.next()?.map(\.uuid) == [added.uuid])
        #expect(try await answer { erased.fetchAnyPatient(withID: "p", completion: $0) }.uuid == added.uuid)
        let updated = try await erased.updateAnyPatient(added)
        _ = try await answer { erased.updateAnyPatients([updated], completion: $0) }
        #expect(try await answer { erased.fetchAnyPatients(query: OCKPatientQuery(), completion: $0) }.count == 3)
        _ = try await answer { erased.deleteAnyPatient(updated, completion: $0) }
        _ = try await erased.deleteAnyPatients([updated])
        await #expect(throws: OCKStoreError.notFound) { try await erased.fetchAnyPatient(withID: "p") }
    }

    @Test("Erased care plans and contacts by completion and by async call, and as streams")
    func erasedOthers() async throws {
        var plans = erased.anyCarePlans(matching: OCKCarePlanQuery(id: "c")).makeAsyncIterator()
        #expect(try await plans.next()?.count == 0)
        let added = try await erased.addAnyCarePlan(plan)
        #expect(try await plans.next()?.map(\.uuid) == [added.uuid])
        let updated = try await answer { erased.updateAnyCarePlan(added, completion: $0) }
        #expect(try await erased.fetchAnyCarePlan(withID: "c").uuid == updated.uuid)
        #expect(try await erased.deleteAnyCarePlan(updated).uuid != updated.uuid)

        var contacts = erased.anyContacts(matching: OCKContactQuery(id: "d")).makeAsyncIterator()
        #expect(try await contacts.next()?.count == 0)
        let someone = try await answer { erased.addAnyContacts([contact], completion: $0) }
        #expect(try await contacts.next()?.map(\.uuid) == someone.map(\.uuid))
        let changed = try await erased.updateAnyContacts(someone)
        #expect(try await erased.fetchAnyContact(withID: "d").uuid == changed.first?.uuid)
        #expect(try await answer { erased.deleteAnyContacts(changed, completion: $0) }.count == 1)
    }

    @Test("Values of another type are refused, and their good neighbours with them")
    func foreign() async throws {
        let error = await #expect(throws: OCKStoreError.self) {
            try await erased.addAnyPatients([patient, ForeignPatient()])
        }
        #expect(error == .addFailed(reason: OCKStoreError.foreignType(OCKPatient.self)))
        #expect(try await store.fetchPatients(query: OCKPatientQuery()).isEmpty)
        let deletion = await #expect(throws: OCKStoreError.self) { try await erased.deleteAnyPatient(ForeignPatient()) }
        #expect(deletion == .deleteFailed(reason: OCKStoreError.foreignType(OCKPatient.self)))
    }
}
