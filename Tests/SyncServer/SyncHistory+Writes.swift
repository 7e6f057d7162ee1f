import CareKitStore
import Foundation
import HealthKit

extension SyncHistory {
    mutating func write(to device: HistoryDevice) async throws {
        let (store, id) = (device.store, ["a", "b", "c"].randomElement(using: &random) ?? "a")
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            try await change(
                make: OCKPatient(id: id, givenName: "G", familyName: "F"),
                among: try await store.fetchPatients(query: OCKPatientQuery(id: id)),
                add: store.addPatient, update: store.updatePatient, delete: store.deletePatient)
        case 1:
            try await change(
                make: OCKCarePlan(id: id, title: "T", patientUUID: nil),
                among: try await store.fetchCarePlans(query: OCKCarePlanQuery(id: id)),
                add: store.addCarePlan, update: store.updateCarePlan, delete: store.deleteCarePlan)
        case 2:
            try await change(
                make: OCKContact(id: id, givenName: "G", familyName: "F", carePlanUUID: nil),
                among: try await store.fetchContacts(query: OCKContactQuery(id: id)),
                add: store.addContact, update: store.updateContact, delete: store.deleteContact)
        case 3:
            let linkage = OCKHealthKitLinkage(quantityIdentifier: .stepCount, quantityType: .cumulative, unit: .count())
            try await change(
                make: OCKHealthKitTask(
                    id: id, title: nil, carePlanUUID: nil, schedule: task(id).schedule, healthKitLinkage: linkage),
                among: try await answer {
                    store.fetchHealthKitTasks(query: OCKTaskQuery(id: id), callbackQueue: $0, completion: $1)
                },
                add: { task in
                    try await answer { store.addHealthKitTasks([task], callbackQueue: $0, completion: $1) }[0]
                },
                update: { task in
                    try await answer { store.updateHealthKitTasks([task], callbackQueue: $0, completion: $1) }[0]
                },
                delete: { task in
                    try await answer { store.deleteHealthKitTasks([task], callbackQueue: $0, completion: $1) }[0]
                })
        case 4, 5:
            try await change(
                make: task(id), among: try await store.fetchTasks(query: OCKTaskQuery(id: id)),
                add: store.addTask, update: store.updateTask, delete: store.deleteTask)
        case 6, 7: try await plan(id, in: store)
        default:
            guard let task = try await store.fetchTasks(query: OCKTaskQuery()).randomElement(using: &random) else {
                return
            }
            let occurrence = Int.random(in: 0..<3, using: &random)
            var query = OCKOutcomeQuery()
            query.taskUUIDs = [task.uuid]
            try await change(
                make: OCKOutcome(
                    taskUUID: task.uuid, taskOccurrenceIndex: occurrence,
                    values: [OCKOutcomeValue(Int.random(in: 0..<10, using: &random))]),
                among: try await store.fetchOutcomes(query: query),
                add: store.addOutcome, update: store.updateOutcome, delete: store.deleteOutcome)
        }
    }

    /// Adds, updates or deletes one. What the store refuses has not happened.
    private mutating func change<Entity: VersionedEntity>(
        make new: Entity, among stored: [Entity], add: (Entity) async throws -> Entity,
        update: (Entity) async throws -> Entity, delete: (Entity) async throws -> Entity
    ) async throws {
        guard var version = stored.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 else {
            return acknowledge(try? await add(new))
        }
        if Int.random(in: 0..<4, using: &random) == 0 { return acknowledge(try? await delete(version)) }
        version.effectiveDate += Double.random(in: 0...2, using: &random) * 86_400
        version.source = "\(random.next())"
        acknowledge(try? await update(version))
    }

    /// Changes a plan from a day on, pauses or resumes it, deletes it from then on, or brings it back.
    private mutating func plan(_ id: String, in store: OCKStore) async throws {
        let day = Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<5, using: &random)) * 86_400)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            guard var task = try await store.fetchTasks(query: OCKTaskQuery(id: id)).last else { return }
            task.source = "\(random.next())"
            acknowledge(try? await store.updateTask(task, effectiveFrom: day))
        case 1:
            let end = Bool.random(using: &random) ? day + 86_400 : nil
            acknowledge(try? await store.pauseTask(withID: id, from: day, until: end))
        case 2: acknowledge(try? await store.resumeTask(withID: id, from: day))
        case 3: acknowledge(try? await store.deleteTask(withID: id, effectiveFrom: day))
        default: acknowledge(try? await store.undeleteTask(withID: id, effectiveFrom: day))
        }
    }

    private func task(_ id: String) -> OCKTask {
        let element = OCKScheduleElement(
            start: Date(timeIntervalSinceReferenceDate: 0), end: nil, interval: DateComponents(day: 1))
        return OCKTask(id: id, title: nil, carePlanUUID: nil, schedule: OCKSchedule(composing: [element]))
    }
}

/// Waits for a call that has only the form with a completion.
private func answer<Value: Sendable>(
    _ call: (DispatchQueue, @escaping OCKResultClosure<Value>) -> Void
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        call(.global()) { continuation.resume(with: $0) }
    }
}
