import Foundation
import Testing

@testable import CareKitStore

@Suite("What holds for patients, care plans and contacts in every store")
struct KindConformanceTests {
    private func patient(_ id: String, _ given: String?, _ family: String?) -> OCKPatient {
        OCKPatient(id: id, name: PersonNameComponents(givenName: given, familyName: family))
    }

    @Test("Six patients come in one call; a seventh is refused until the store is reset", arguments: StoreKind.allCases)
    func patients(kind: StoreKind) async throws {
        let store = try kind.make()
        let six = (1...6).map { patient("\($0)", "G", "F") }
        #expect(try await store.addPatients(six).map(\.id) == six.map(\.id))
        let error = await #expect(throws: OCKStoreError.self) { try await store.addPatient(patient("7", "G", "F")) }
        if case .addFailed = error {} else { Issue.record("\(String(describing: error))") }
        for stored in six { try await store.deletePatient(stored) }
        await #expect(throws: OCKStoreError.self) { try await store.addPatient(patient("8", "G", "F")) }
        try store.reset()
        try await store.addPatient(patient("1", "G", "F"))
        #expect(try await store.fetchPatients(query: OCKPatientQuery()).map(\.id) == ["1"])
    }

    @Test("A patient keeps every part of the name, sex, birthday and allergies", arguments: StoreKind.allCases)
    func wholePatient(kind: StoreKind) async throws {
        let store = try kind.make()
        var whole = patient("a", "Ada", "Lovelace")
        whole.name.middleName = "King"
        whole.name.namePrefix = "Countess"
        whole.name.nameSuffix = "II"
        whole.name.nickname = "Addie"
        whole.sex = .other("intersex")
        // To the last bit, also before 1970.
        whole.birthday = Date(timeIntervalSince1970: -4_861_468_800.1)
        whole.allergies = ["pollen", "nuts", "pollen"]
        var bare = OCKPatient(id: "b", name: PersonNameComponents())
        (bare.sex, bare.allergies) = (.female, [])
        try await store.addPatients([whole, bare])
        let fetched = try await store.fetchPatients(query: OCKPatientQuery())
        #expect(fetched.map(\.name) == [whole.name, bare.name])
        #expect(fetched.map(\.sex) == [.other("intersex"), .female])
        #expect(fetched.map(\.birthday) == [whole.birthday, nil])
        #expect(fetched.map(\.allergies) == [["pollen", "nuts", "pollen"], []])
        #expect(try await store.fetchPatient(withID: "a").name.middleName == "King")
    }

    @Test("A contact keeps its address and its lists, equal labels and order included", arguments: StoreKind.allCases)
    func wholeContact(kind: StoreKind) async throws {
        let store = try kind.make()
        var whole = OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: UUID())
        whole.address = OCKPostalAddress(
            street: "1 High St\nFlat 2", city: "Leeds", state: "", postalCode: "LS1", country: "United Kingdom",
            isoCountryCode: "GB", subAdministrativeArea: "West Yorkshire", subLocality: "Holbeck")
        whole.phoneNumbers = [
            OCKLabeledValue(label: "work", value: "2"), OCKLabeledValue(label: "home", value: "3"),
            OCKLabeledValue(label: "work", value: "1"),
        ]
        whole.emailAddresses = [OCKLabeledValue(label: "", value: "a@example.org")]
        whole.messagingNumbers = []
        whole.otherContactInfo = [OCKLabeledValue(label: "fax", value: "4")]
        (whole.organization, whole.title, whole.role) = ("Clinic", "Dr", "Surgeon")
        whole.category = .friendsAndFamily
        let bare = OCKContact(id: "b", givenName: "G", familyName: "F", carePlanUUID: nil)
        let added = try await store.addContacts([whole, bare])
        whole.createdDate = added[0].createdDate
        whole.updatedDate = added[0].updatedDate
        whole.schemaVersion = added[0].schemaVersion
        #expect(added[0] == whole)
        #expect(try await store.fetchContacts(query: OCKContactQuery()).sorted { $0.id < $1.id } == added)
    }

    @Test("Every order of patients, nil first in ascending order", arguments: StoreKind.allCases)
    func patientOrder(kind: StoreKind) async throws {
        let store = try kind.make()
        var patients = [patient("a", "B", nil), patient("b", nil, "Z"), patient("c", "A", "Z")]
        for (index, date) in [2.0, 3, 1].enumerated() { patients[index].effectiveDate = day(date) }
        (patients[0].groupIdentifier, patients[1].groupIdentifier) = ("g", "h")
        for index in patients.indices { patients[index].createdDate = day0 }
        try await store.addPatients(patients)
        func order(_ descriptors: OCKPatientQuery.SortDescriptor...) async throws -> String {
            var query = OCKPatientQuery()
            query.sortDescriptors = descriptors
            return try await store.fetchPatients(query: query).map(\.id).joined()
        }
        #expect(try await order(.effectiveDate(ascending: true)) == "cab")
        #expect(try await order(.effectiveDate(ascending: false)) == "bac")
        #expect(try await order(.givenName(ascending: true)) == "bca")
        #expect(try await order(.givenName(ascending: false)) == "acb")
        #expect(try await order(.groupIdentifier(ascending: true)) == "cab")
        #expect(try await order(.familyName(ascending: false), .givenName(ascending: false)) == "cba")
        #expect(try await order(.familyName(ascending: true)) == "abc")
    }

    @Test("Every order of care plans and contacts", arguments: StoreKind.allCases)
    func otherOrders(kind: StoreKind) async throws {
        let store = try kind.make()
        var plans = ["2", "1", "3"].map { OCKCarePlan(id: $0, title: "T\($0)", patientUUID: nil) }
        var contacts = ["2", "1", "3"].map {
            OCKContact(id: $0, givenName: "G\($0)", familyName: "F", carePlanUUID: nil)
        }
        for (index, date) in [2.0, 3, 1].enumerated() {
            (plans[index].effectiveDate, contacts[index].effectiveDate) = (day(date), day(date))
        }
        try await store.addCarePlans(plans)
        try await store.addContacts(contacts)
        var plansByTitle = OCKCarePlanQuery()
        plansByTitle.sortDescriptors = [.title(ascending: false)]
        #expect(try await store.fetchCarePlans(query: plansByTitle).map(\.id) == ["3", "2", "1"])
        plansByTitle.sortDescriptors = [.effectiveDate(ascending: true)]
        #expect(try await store.fetchCarePlans(query: plansByTitle).map(\.id) == ["3", "2", "1"])
        var contactOrder = OCKContactQuery()
        contactOrder.sortDescriptors = [.familyName(ascending: true), .givenName(ascending: true)]
        #expect(try await store.fetchContacts(query: contactOrder).map(\.id) == ["1", "2", "3"])
        contactOrder.sortDescriptors = [.effectiveDate(ascending: false)]
        contactOrder.limit = 2
        #expect(try await store.fetchContacts(query: contactOrder).map(\.id) == ["1", "2"])
    }

    @Test("Plans are found by patient, contacts and tasks by plan", arguments: StoreKind.allCases)
    func references(kind: StoreKind) async throws {
        let store = try kind.make()
        var someone = patient("p", "G", "F")
        someone.remoteID = "remote p"
        try await store.addPatients([someone, patient("q", "G", "F")])
        var plan = OCKCarePlan(id: "plan", title: "T", patientUUID: someone.uuid)
        plan.remoteID = "remote plan"
        let unbound = OCKCarePlan(id: "unbound", title: "T", patientUUID: nil)
        try await store.addCarePlans([plan, unbound])
        var plans = OCKCarePlanQuery()
        plans.patientIDs = ["p"]
        #expect(try await store.fetchCarePlans(query: plans).map(\.id) == ["plan"])
        plans.patientUUIDs = [UUID()]
        #expect(try await store.fetchCarePlans(query: plans).isEmpty)
        plans = OCKCarePlanQuery()
        plans.patientRemoteIDs = ["remote p"]
        #expect(try await store.fetchCarePlans(query: plans).map(\.id) == ["plan"])
        plans.patientRemoteIDs = [nil]
        #expect(try await store.fetchCarePlans(query: plans).map(\.id) == ["unbound"])

        try await store.addContacts([
            OCKContact(id: "bound", givenName: "G", familyName: "F", carePlanUUID: plan.uuid),
            OCKContact(id: "free", givenName: "G", familyName: "F", carePlanUUID: nil),
        ])
        var contacts = OCKContactQuery()
        contacts.carePlanIDs = ["plan"]
        #expect(try await store.fetchContacts(query: contacts).map(\.id) == ["bound"])
        contacts = OCKContactQuery()
        contacts.carePlanRemoteIDs = [nil]
        #expect(try await store.fetchContacts(query: contacts).map(\.id) == ["free"])

        var task = dailyTask("bound")
        task.carePlanUUID = plan.uuid
        try await store.addTasks([task, dailyTask("free")])
        var tasks = OCKTaskQuery(dateInterval: days(0, 1))
        tasks.carePlanIDs = ["plan"]
        #expect(try await store.fetchTasks(query: tasks).map(\.id) == ["bound"])
        tasks.carePlanIDs = []
        tasks.carePlanRemoteIDs = ["remote plan", nil]
        #expect(Set(try await store.fetchTasks(query: tasks).map(\.id)) == ["bound", "free"])
        tasks.carePlanRemoteIDs = ["another"]
        #expect(try await store.fetchTasks(query: tasks).isEmpty)
    }

    @Test("A reference to what is not there yet is kept, and found once it is there", arguments: StoreKind.allCases)
    func unknownReference(kind: StoreKind) async throws {
        let store = try kind.make()
        let plan = OCKCarePlan(id: "plan", title: "T", patientUUID: UUID())
        var contact = OCKContact(id: "early", givenName: "G", familyName: "F", carePlanUUID: plan.uuid)
        contact = try await store.addContact(contact)
        #expect(contact.carePlanUUID == plan.uuid)
        var query = OCKContactQuery(id: "early")
        query.carePlanIDs = ["plan"]
        var found = store.anyContacts(matching: query).makeAsyncIterator()
        #expect(try await found.next()?.count == 0)
        try await store.addCarePlan(plan)
        #expect(try await store.fetchContacts(query: query) == [contact])
        #expect(contact.belongs(to: plan))
    }

    @Test("A plan stops belonging to a patient who is updated", arguments: StoreKind.allCases)
    func belonging(kind: StoreKind) async throws {
        let store = try kind.make()
        let someone = try await store.addPatient(patient("p", "G", "F"))
        let plan = try await store.addCarePlan(OCKCarePlan(id: "plan", title: "T", patientUUID: someone.uuid))
        #expect(plan.belongs(to: someone))
        #expect(try await !plan.belongs(to: store.updatePatient(someone)))
    }

    @Test("Events join tasks and outcomes, and rules guard both", arguments: StoreKind.allCases)
    func events(kind: StoreKind) async throws {
        let store = try kind.make()
        let task = try await store.addTask(dailyTask("a", end: day(3)))
        let done = try await store.addOutcome(outcome(task, 1, 4))
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 3)))
        #expect(events.map(\.outcome) == [nil, done, nil])
        #expect(try await store.fetchEvent(forTask: task, occurrence: 1).outcome == done)
        await #expect(throws: OCKStoreError.self) { try await store.addOutcome(outcome(task, 1, 5)) }
        await #expect(throws: OCKStoreError.self) { try await store.addOutcome(outcome(task, 3, 5)) }
        await #expect(throws: OCKStoreError.self) { try await store.addOutcome(outcome(dailyTask("b"), 0, 5)) }
        // The task changes after the answered event, not before it.
        await #expect(throws: OCKStoreError.self) { try await store.updateTask(task) }
        var later = task
        later.effectiveDate = day(2)
        later = try await store.updateTask(later)
        let changed = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 3)))
        #expect(changed.map(\.task.uuid) == [task.uuid, task.uuid, later.uuid])
        await #expect(throws: OCKStoreError.self) { try await store.addOutcome(outcome(task, 2, 5)) }
        try await store.deleteOutcome(done)
        try await store.addOutcome(outcome(task, 1, 6))
        let again = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 3)))
        #expect(again.map { $0.outcome?.values.first?.integerValue } == [nil, 6, nil])
    }

    @Test("A file store holds after it is opened again what it had answered for")
    func reopened() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let patients = try await JSONFileStore(file).addPatients([patient("a", "G", "F"), patient("b", nil, nil)])
        #expect(try await JSONFileStore(file).fetchPatients(query: OCKPatientQuery()) == patients)
    }
}
