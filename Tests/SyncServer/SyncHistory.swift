import CareKitStore
import Foundation
import HealthKit
import SeededRandom

/// A random history on several devices that share a server: writes of all kinds, deletions, failures, synchronisations in
/// any order. At its end all devices must hold the same, and everything that was acknowledged.
public struct SyncHistory {
    /// What went wrong, with the seed that shows it again. (Identities are random, so ties may fall otherwise.)
    public struct Failure: Error, CustomStringConvertible {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public let description: String
    }

    private let seed: UInt64
    private let server = ReferenceServer()
    private var random: SplitMix64
    private var devices: [Device] = []
    private var acknowledged: Set<UUID> = []

    /// Prepares a history. The same seed gives the same steps.
    public init(seed: UInt64) {
        self.seed = seed
        random = SplitMix64(seed: seed)
    }

    /// Runs the history, and throws `Failure` if its end is not as it must be.
    public mutating func run() async throws {
        for index in 0..<Int.random(in: 2...5, using: &random) {
            devices.append(Device(index, server: server, skew: .random(in: -1_000...1_000, using: &random)))
        }
        for _ in 0..<Int.random(in: 10...40, using: &random) { try await step() }
        // Once to bring everything to the server, once to bring it to everybody.
        for _ in 0..<2 {
            for device in devices.shuffled(using: &random) {
                device.remote.withState { $0.fault = nil }
                try await device.store.synchronize()
            }
        }
        try check()
    }

    private mutating func step() async throws {
        guard let device = devices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            await device.synchronize(failing: randomFault())
        case 2:
            // Somebody taps meanwhile.
            let fault = randomFault()
            async let synchronization: Void = device.synchronize(failing: fault)
            try await write(to: device)
            await synchronization
        default:
            try await write(to: device)
        }
    }

    private mutating func randomFault() -> ServerRemote.Fault? {
        Bool.random(using: &random) ? ServerRemote.Fault.allCases.randomElement(using: &random) : nil
    }

    private func check() throws {
        var first: [UUID: OCKEntity]?
        for device in devices {
            let versions = device.versions()
            guard acknowledged.isSubset(of: versions.keys) else { throw failure("lost an acknowledged version") }
            if let first, versions != first { throw failure("has other versions or edges than the first device") }
            first = versions
            guard device.remote.withState({ _ in device.store.synchronizationStatus?.failedStep }) == nil else {
                throw failure("could not finish")
            }
        }
        guard server.count == first?.count else { throw failure("holds other versions than the server") }
    }

    private func failure(_ what: String) -> Failure {
        Failure(description: "In the history with seed \(seed) a device \(what).")
    }
}

// MARK: Writes

extension SyncHistory {
    private mutating func write(to device: Device) async throws {
        let (store, id) = (device.store, ["a", "b", "c"].randomElement(using: &random) ?? "a")
        switch Int.random(in: 0..<8, using: &random) {
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

    private mutating func acknowledge(_ version: (some VersionedEntity)?) {
        if let version { acknowledged.insert(version.uuid) }
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

// MARK: Devices

private struct Device {
    let store: OCKStore
    let remote: ServerRemote

    /// - Parameter skew: How many seconds the device's clock is ahead.
    init(_ index: Int, server: ReferenceServer, skew: Double) {
        remote = ServerRemote(to: server)
        store = OCKStore(name: "device \(index)", type: .inMemory, remote: remote) { Date() + skew }
    }

    func synchronize(failing fault: ServerRemote.Fault?) async {
        remote.withState { $0.fault = fault }
        try? await store.synchronize()
    }

    /// All versions, whose edges are kept in no order.
    func versions() -> [UUID: OCKEntity] {
        let entities = store.computeRevisions(since: OCKRevisionRecord.KnowledgeVector()).flatMap(\.entities)
        return Dictionary(
            entities.map { entity in
                var entity = entity
                entity.value.previousVersionUUIDs.sort { $0.uuidString < $1.uuidString }
                entity.value.nextVersionUUIDs.sort { $0.uuidString < $1.uuidString }
                return (entity.value.uuid, entity)
            }
        ) { first, _ in first }
    }
}
