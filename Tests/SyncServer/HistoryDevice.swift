import CareKitStore
import Foundation
import Synchronization

/// A device of a random history: a store in memory with a remote, and with a clock that is not to be trusted.
struct HistoryDevice: Sendable {
    private final class Clock: Sendable {
        let shift: Mutex<Double>

        init(_ shift: Double) { self.shift = Mutex(shift) }

        var now: Date { Date() + shift.withLock { $0 } }
    }

    let store: OCKStore
    let remote: ServerRemote
    private let clock: Clock

    /// - Parameter shift: How many seconds the device's clock is ahead.
    init(_ name: String, server: ReferenceServer, shift: Double) {
        let (remote, clock) = (ServerRemote(to: server), Clock(shift))
        store = OCKStore(name: name, type: .inMemory, remote: remote) { clock.now }
        (self.remote, self.clock) = (remote, clock)
    }

    private init(store: OCKStore, remote: ServerRemote, clock: Clock) {
        (self.store, self.remote, self.clock) = (store, remote, clock)
    }

    /// A device that holds what this one does.
    func copy(with copy: SyncHistory.Copy) async throws -> HistoryDevice {
        let (remote, clock) = (ServerRemote(to: remote.withState { $0.server }), Clock(clock.shift.withLock { $0 }))
        let store = try await copy(store, remote) { clock.now }
        return HistoryDevice(store: store, remote: remote, clock: clock)
    }

    /// Sets the clock forward or back.
    func shift(by seconds: Double) { clock.shift.withLock { $0 += seconds } }

    func synchronize(with server: ReferenceServer, failing fault: ServerRemote.Fault?) async {
        remote.withState { ($0.fault, $0.server) = (fault, server) }
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

    /// What the device shows of the first week: events with their outcomes, and the versions in force.
    func picture() async throws -> Set<String> {
        let week = DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 7 * 86_400)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: week)).map { event in
            "event \(event.task.uuid) \(event.scheduleEvent.start) \(event.outcome?.uuid.uuidString ?? "open")"
        }
        let tasks = try await store.fetchTasks(query: OCKTaskQuery(dateInterval: week)).map { "task \($0.uuid)" }
        let outcomes = try await store.fetchOutcomes(query: OCKOutcomeQuery(dateInterval: week)).map {
            "outcome \($0.uuid)"
        }
        let plans = try await store.fetchCarePlans(query: OCKCarePlanQuery(dateInterval: week)).map {
            "plan \($0.uuid)"
        }
        return Set(events + tasks + outcomes + plans)
    }
}
