import Foundation
import Synchronization
import Testing

@testable import CareKitStore

/// Routes by the group that a value belongs to, and keeps one store out of every read.
private final class GroupRouting: OCKStoreCoordinatorDelegate {
    private let groups: [ObjectIdentifier: String]

    init(_ groups: [(any ConformingStore, String)]) {
        self.groups = Dictionary(uniqueKeysWithValues: groups.map { (ObjectIdentifier($0.0), $0.1) })
    }

    func patientStore(_ store: any OCKAnyPatientStore, shouldHandleWritingPatient patient: any OCKAnyPatient) -> Bool {
        groups[ObjectIdentifier(store)] == patient.groupIdentifier
    }

    func planStore(_ store: any OCKAnyCarePlanStore, shouldHandleWritingPlan plan: any OCKAnyCarePlan) -> Bool {
        groups[ObjectIdentifier(store)] == plan.groupIdentifier
    }

    func contactStore(_ store: any OCKAnyContactStore, shouldHandleWritingContact contact: any OCKAnyContact) -> Bool {
        groups[ObjectIdentifier(store)] == contact.groupIdentifier
    }

    func contactStore(_ store: any OCKAnyReadOnlyContactStore, shouldHandleQuery query: OCKContactQuery) -> Bool {
        query.groupIdentifiers.isEmpty || query.groupIdentifiers.contains(groups[ObjectIdentifier(store)])
    }
}

private final class Count: Sendable {
    let value = Mutex(0)
}

@Suite("Writing through a coordinator")
struct CoordinatorWriteTests {
    private let store: any ConformingStore
    private let other: any ConformingStore
    private let coordinator = OCKStoreCoordinator()

    init() throws {
        (store, other) = (try StoreKind.memory.make(), try StoreKind.json.make())
    }

    private func isRefused(
        as isCase: (OCKStoreError) -> Bool, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: () async throws -> Void
    ) async {
        let error = await #expect(throws: OCKStoreError.self, sourceLocation: sourceLocation) { try await body() }
        #expect(error.map(isCase) == true, sourceLocation: sourceLocation)
    }

    @Test(
        "Each outcome goes to the store of its type, in whatever order stores were attached (CareKit issue 546)",
        arguments: [true, false])
    func typesDecide(sensorFirst: Bool) async throws {
        let sensor = SensorStore()
        let stores: [any OCKAnyEventStore] = sensorFirst ? [sensor, store] : [store, sensor]
        for store in stores { coordinator.attach(eventStore: store) }
        let measured = SensorTask(id: "steps", schedule: dailyTask("steps").schedule)
        let asked = dailyTask("pain")
        try await coordinator.addAnyTask(measured)
        try await coordinator.addAnyTask(asked)
        try await coordinator.addAnyOutcome(SensorOutcome(taskUUID: measured.uuid, taskOccurrenceIndex: 0))
        let answer = try await coordinator.addAnyOutcome(outcome(asked, 0, 4))
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).map(\.id) == ["pain"])
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.id) == [answer.id])
        #expect(try await sensor.fetchTasks(query: OCKTaskQuery()).map(\.id) == ["steps"])
        #expect(try await sensor.fetchOutcomes(query: OCKOutcomeQuery()).map(\.taskUUID) == [measured.uuid])
        let events = try await coordinator.fetchAnyEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        #expect(Set(events.map(\.task.id)) == ["steps", "pain"])
        #expect(events.allSatisfy { $0.outcome != nil })
        #expect(try await coordinator.fetchAnyEvent(forTask: measured, occurrence: 0).outcome != nil)
    }

    @Test("A batch that no single store takes whole is refused, and nothing is stored")
    func mixedBatch() async throws {
        let sensor = SensorStore()
        coordinator.attach(eventStore: sensor)
        coordinator.attach(store: store)
        let mixed: [any OCKAnyTask] = [
            dailyTask("a"), SensorTask(id: "steps", schedule: dailyTask("steps").schedule),
        ]
        await isRefused(as: { if case .addFailed = $0 { true } else { false } }) {
            try await coordinator.addAnyTasks(mixed)
        }
        #expect(try await coordinator.fetchAnyTasks(query: OCKTaskQuery()).isEmpty)
        #expect(try await coordinator.addAnyTasks([]).isEmpty)
    }

    @Test("Without a store to write to every write fails with its own error")
    func readOnly() async throws {
        coordinator.attachReadOnly(patientStore: store)
        coordinator.attachReadOnly(carePlanStore: store)
        coordinator.attachReadOnly(contactStore: store)
        coordinator.attachReadOnly(eventStore: store)
        let task = try await store.addTask(dailyTask("a"))
        let patient = OCKPatient(id: "p", givenName: "A", familyName: "B")
        let plan = OCKCarePlan(id: "c", title: "T", patientUUID: nil)
        let contact = OCKContact(id: "d", givenName: "A", familyName: "B", carePlanUUID: nil)
        await isRefused(as: { if case .addFailed = $0 { true } else { false } }) {
            try await coordinator.addAnyPatient(patient)
        }
        await isRefused(as: { if case .addFailed = $0 { true } else { false } }) {
            try await coordinator.addAnyCarePlan(plan)
        }
        await isRefused(as: { if case .updateFailed = $0 { true } else { false } }) {
            try await coordinator.updateAnyTask(task)
        }
        await isRefused(as: { if case .deleteFailed = $0 { true } else { false } }) {
            try await coordinator.deleteAnyContact(contact)
        }
        await isRefused(as: { if case .deleteFailed = $0 { true } else { false } }) {
            try await coordinator.deleteAnyOutcome(outcome(task, 0, 1))
        }
        #expect(try await coordinator.fetchAnyTask(withID: "a").uuid == task.uuid)
        // What can only be read is not emptied either.
        try coordinator.reset()
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).count == 1)
    }

    @Test("A delegate routes writes and reads")
    func delegate() async throws {
        let routing = GroupRouting([(store, "near"), (other, "far")])
        coordinator.attach(store: store)
        coordinator.attach(patientStore: other)
        coordinator.attach(planStore: other)
        coordinator.attach(contactStore: other)
        coordinator.delegate = routing
        var patient = OCKPatient(id: "p", givenName: "A", familyName: "B")
        patient.groupIdentifier = "far"
        var plan = OCKCarePlan(id: "c", title: "T", patientUUID: patient.uuid)
        plan.groupIdentifier = "far"
        var contacts = ["d", "e"].map { OCKContact(id: $0, givenName: "A", familyName: "B", carePlanUUID: nil) }
        (contacts[0].groupIdentifier, contacts[1].groupIdentifier) = ("far", "near")
        try await coordinator.addAnyPatient(patient)
        try await coordinator.addAnyCarePlan(plan)
        for contact in contacts { try await coordinator.addAnyContact(contact) }
        await #expect(throws: OCKStoreError.self) { try await coordinator.updateAnyContacts(contacts) }
        #expect(try await other.fetchPatients(query: OCKPatientQuery()).map(\.id) == ["p"])
        #expect(try await other.fetchCarePlans(query: OCKCarePlanQuery()).map(\.id) == ["c"])
        #expect(try await other.fetchContacts(query: OCKContactQuery()).map(\.id) == ["d"])
        #expect(try await store.fetchContacts(query: OCKContactQuery()).map(\.id) == ["e"])
        var near = OCKContactQuery()
        near.groupIdentifiers = ["near"]
        #expect(try await coordinator.fetchAnyContacts(query: near).map(\.id) == ["e"])
        #expect(try await coordinator.fetchAnyContacts(query: OCKContactQuery()).count == 2)
        let updated = try await coordinator.updateAnyContact(contacts[0])
        #expect(updated.uuid != contacts[0].uuid)
        try await coordinator.deleteAnyContact(updated)
        try await coordinator.updateAnyCarePlan(plan)
        try await coordinator.deleteAnyPatient(patient)
        #expect(try await other.fetchContacts(query: OCKContactQuery(for: Date())).isEmpty)
        #expect(try await coordinator.fetchAnyCarePlan(withID: "c").uuid != plan.uuid)
        await #expect(throws: OCKStoreError.self) { try await coordinator.fetchAnyPatient(withID: "p") }
    }

    @Test("Reset empties every store once, however often it is attached")
    func reset() async throws {
        let resets = Count()
        let busy = SensorStore {
            resets.value.withLock { $0 += 1 }
            throw OCKStoreError.deleteFailed(reason: "busy")
        }
        coordinator.attach(eventStore: busy)
        coordinator.attach(eventStore: busy)
        coordinator.attach(store: store)
        coordinator.attach(store: other)
        try await store.addTask(dailyTask("a"))
        try await other.addContact(OCKContact(id: "d", givenName: "A", familyName: "B", carePlanUUID: nil))
        #expect(throws: OCKStoreError.deleteFailed(reason: "busy")) { try coordinator.reset() }
        #expect(resets.value.withLock { $0 } == 1)
        // One store's failure does not keep the others from being emptied.
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
        #expect(try await other.fetchContacts(query: OCKContactQuery()).isEmpty)
    }

    @Test("The delegate is not kept alive by the coordinator")
    func weakDelegate() {
        var routing: GroupRouting? = GroupRouting([])
        coordinator.delegate = routing
        #expect(coordinator.delegate != nil)
        routing = nil
        #expect(coordinator.delegate == nil)
    }
}
