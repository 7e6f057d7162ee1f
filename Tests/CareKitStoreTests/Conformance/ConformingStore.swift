import Foundation

@testable import CareKitStore

/// What the conformance suite asks of a store: Apple's entities, and the methods that the protocols require.
protocol ConformingStore: OCKStoreProtocol
where
    Patient == OCKPatient, CarePlan == OCKCarePlan, Contact == OCKContact, Task == OCKTask, Outcome == OCKOutcome
{}

extension OCKStore: ConformingStore {}
extension JSONFileStore: ConformingStore {}

/// The stores that must behave alike.
enum StoreKind: CaseIterable, Sendable {
    case memory, file, postgres, json

    func make() throws -> any ConformingStore {
        switch self {
        case .memory: return try TestStore(.memory).store
        case .file: return try TestStore(.file).store
        case .postgres: return try TestStore(.postgres).store
        case .json:
            let file = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString).json")
            return try JSONFileStore(file, removedWith: RemovedDirectory(file))
        }
    }
}

/// The kinds of entity that a store keeps.
enum EntityKind: CaseIterable, Sendable {
    case patient, carePlan, contact, task, outcome

    /// Those of which the version in force is the one that took effect last; outcomes go with their events.
    static let dated: [EntityKind] = [.patient, .carePlan, .contact, .task]

    /// The kind's calls on a store.
    func operations(on store: some ConformingStore) async throws -> any EntityOperations {
        switch self {
        case .patient:
            return Operations<OCKPatient, OCKPatientQuery>(
                make: { OCKPatient(id: $0, givenName: $0, familyName: "F") }, add: store.addPatients,
                update: store.updatePatients, delete: store.deletePatients,
                fetch: store.fetchPatients(query:)
            ) { CareStoreQueryResults(wrapping: store.patients(matching: $0)) }
        case .carePlan:
            return Operations<OCKCarePlan, OCKCarePlanQuery>(
                make: { OCKCarePlan(id: $0, title: $0, patientUUID: nil) }, add: store.addCarePlans,
                update: store.updateCarePlans, delete: store.deleteCarePlans,
                fetch: store.fetchCarePlans(query:)
            ) { CareStoreQueryResults(wrapping: store.carePlans(matching: $0)) }
        case .contact:
            return Operations<OCKContact, OCKContactQuery>(
                make: { OCKContact(id: $0, givenName: $0, familyName: "F", carePlanUUID: nil) },
                add: store.addContacts, update: store.updateContacts, delete: store.deleteContacts,
                fetch: store.fetchContacts(query:)
            ) { CareStoreQueryResults(wrapping: store.contacts(matching: $0)) }
        case .task:
            return Operations<OCKTask, OCKTaskQuery>(
                make: { dailyTask($0) }, add: store.addTasks, update: store.updateTasks, delete: store.deleteTasks,
                fetch: store.fetchTasks(query:)
            ) { CareStoreQueryResults(wrapping: store.tasks(matching: $0)) }
        case .outcome:
            let task = try await store.addTask(dailyTask("task of the outcomes"))
            return Operations<OCKOutcome, OCKOutcomeQuery>(
                make: { id in
                    // Each id has an occurrence of its own.
                    let occurrence = id.utf8.reduce(0) { $0 + Int($1) }
                    var outcome = OCKOutcome(taskUUID: task.uuid, taskOccurrenceIndex: occurrence, values: [])
                    outcome.id = id
                    return outcome
                }, add: store.addOutcomes, update: store.updateOutcomes, delete: store.deleteOutcomes,
                fetch: store.fetchOutcomes(query:)
            ) { CareStoreQueryResults(wrapping: store.outcomes(matching: $0)) }
        }
    }
}

/// The same calls for every kind of entity.
protocol EntityOperations<Entity, Query> {
    associatedtype Entity: VersionedEntity
    associatedtype Query: VersionQuery

    var make: (String) -> Entity { get }
    var add: ([Entity]) async throws -> [Entity] { get }
    var update: ([Entity]) async throws -> [Entity] { get }
    var delete: ([Entity]) async throws -> [Entity] { get }
    var fetch: (Query) async throws -> [Entity] { get }
    var stream: (Query) -> CareStoreQueryResults<Entity> { get }
}

struct Operations<Entity: VersionedEntity, Query: VersionQuery>: EntityOperations {
    let make: (String) -> Entity
    let add: ([Entity]) async throws -> [Entity]
    let update: ([Entity]) async throws -> [Entity]
    let delete: ([Entity]) async throws -> [Entity]
    let fetch: (Query) async throws -> [Entity]
    let stream: (Query) -> CareStoreQueryResults<Entity>
}
