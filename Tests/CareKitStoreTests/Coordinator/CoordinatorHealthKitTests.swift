import Foundation
import Testing

@testable import CareKitStore

@Suite("HealthKit tasks through a coordinator")
struct CoordinatorHealthKitTests {
    private let store: OCKStore
    private let linked: LinkedStore
    private let coordinator = OCKStoreCoordinator()

    init() throws {
        store = try TestStore(.memory).store
        linked = LinkedStore(store)
    }

    private func attach(linkedFirst: Bool) {
        let stores: [any OCKAnyEventStore] = linkedFirst ? [linked, store] : [store, linked]
        for store in stores { coordinator.attach(eventStore: store) }
    }

    private func isRefused(
        as isCase: (OCKStoreError) -> Bool, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: () async throws -> Void
    ) async {
        let error = await #expect(throws: OCKStoreError.self, sourceLocation: sourceLocation) { try await body() }
        #expect(error.map(isCase) == true, sourceLocation: sourceLocation)
    }

    @Test(
        "Tasks and outcomes go to the store of their kind, in whatever order stores were attached (CareKit issue 546)",
        arguments: [true, false])
    func kindsDecide(linkedFirst: Bool) async throws {
        attach(linkedFirst: linkedFirst)
        let steps = try #require(try await coordinator.addAnyTask(linkedTask("steps")) as? OCKHealthKitTask)
        let pain = try #require(try await coordinator.addAnyTask(dailyTask("pain")) as? OCKTask)
        let measured = OCKHealthKitOutcome(taskUUID: steps.uuid, taskOccurrenceIndex: 0, values: [OCKOutcomeValue(5.0)])
        try await coordinator.addAnyOutcome(measured)
        let answer = try await coordinator.addAnyOutcome(outcome(pain, 0, 4))

        #expect(try await store.fetchTasks(query: OCKTaskQuery()) == [pain])
        #expect(try await linked.fetchTasks(query: OCKTaskQuery()) == [steps])
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.id) == [answer.id])
        #expect(try await linked.fetchOutcomes(query: OCKOutcomeQuery()) == [measured])

        try await coordinator.updateAnyTask(steps)
        try await coordinator.deleteAnyTask(pain)
        #expect(try await linked.fetchTasks(query: OCKTaskQuery()).count == 2)
        #expect(try await store.fetchTasks(query: OCKTaskQuery(for: day(1))).isEmpty)
        try await coordinator.deleteAnyOutcome(measured)
        #expect(try await linked.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
    }

    @Test("Reads give both kinds together, in the query's order", arguments: [true, false])
    func reads(linkedFirst: Bool) async throws {
        attach(linkedFirst: linkedFirst)
        for task in ["b", "d"] { try await linked.addTask(linkedTask(task)) }
        for task in ["a", "c"] { try await store.addTask(dailyTask(task)) }
        var query = OCKTaskQuery(for: day(1))
        query.sortDescriptors = [.title(ascending: true)]
        #expect(try await coordinator.fetchAnyTasks(query: query).map(\.id) == ["a", "b", "c", "d"])
        (query.limit, query.offset) = (2, 1)
        #expect(try await coordinator.fetchAnyTasks(query: query).map(\.id) == ["b", "c"])
        query = OCKTaskQuery()
        query.sortDescriptors = [.effectiveDate(ascending: true), .title(ascending: false)]
        #expect(try await coordinator.fetchAnyTasks(query: query).map(\.id) == ["d", "c", "b", "a"])
        // Newest first where nothing else is asked for, whichever store has them.
        #expect(try await coordinator.fetchAnyTasks(query: OCKTaskQuery()).map(\.id) == ["c", "a", "d", "b"])

        let steps = try #require(try await linked.fetchTasks(query: OCKTaskQuery(id: "b")).first)
        try await linked.addOutcome(OCKHealthKitOutcome(taskUUID: steps.uuid, taskOccurrenceIndex: 0, values: []))
        let events = try await coordinator.fetchAnyEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        #expect(Set(events.map(\.task.id)) == ["a", "b", "c", "d"])
        #expect(events.filter { $0.outcome != nil }.map(\.task.id) == ["b"])
        #expect(try await coordinator.fetchAnyEvent(forTask: steps, occurrence: 0).outcome?.id == "\(steps.uuid)_0")
    }

    @Test("Without a store for HealthKit's kinds their writes fail, and nothing traps or is stored")
    func noStore() async throws {
        coordinator.attach(store: store)
        let steps = linkedTask("steps")
        let measured = OCKHealthKitOutcome(taskUUID: steps.uuid, taskOccurrenceIndex: 0, values: [])
        await isRefused(as: { if case .addFailed = $0 { true } else { false } }) {
            try await coordinator.addAnyTask(steps)
        }
        await isRefused(as: { if case .updateFailed = $0 { true } else { false } }) {
            try await coordinator.updateAnyTask(steps)
        }
        await isRefused(as: { if case .deleteFailed = $0 { true } else { false } }) {
            try await coordinator.deleteAnyOutcome(measured)
        }
        #expect(try await linked.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("A store refuses values of the other kind that reach it past the coordinator")
    func wrongKind() async throws {
        let (steps, pain) = (linkedTask("steps"), dailyTask("pain"))
        let mixed: [any OCKAnyTask] = [pain, steps]
        for eventStore: any OCKAnyEventStore in [store, linked] {
            await isRefused(as: { if case .addFailed = $0 { true } else { false } }) {
                try await eventStore.addAnyTasks(mixed)
            }
        }
        await isRefused(as: { if case .addFailed = $0 { true } else { false } }) {
            try await store.addAnyOutcome(OCKHealthKitOutcome(taskUUID: pain.uuid, taskOccurrenceIndex: 0, values: []))
        }
        await isRefused(as: { if case .updateFailed = $0 { true } else { false } }) {
            try await linked.updateAnyOutcome(outcome(pain, 0, 1))
        }
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
        #expect(try await linked.fetchTasks(query: OCKTaskQuery()).isEmpty)
    }

    @Test("A store that does not say its types is not given what belongs to HealthKit")
    func untyped() async throws {
        // A coordinator is such a store itself.
        let inner = OCKStoreCoordinator()
        inner.attach(eventStore: store)
        coordinator.attach(eventStore: inner)
        coordinator.attach(eventStore: linked)
        let steps = try await coordinator.addAnyTask(linkedTask("steps"))
        let pain = try await coordinator.addAnyTask(dailyTask("pain"))
        try await coordinator.addAnyOutcome(
            OCKHealthKitOutcome(taskUUID: steps.uuid, taskOccurrenceIndex: 0, values: []))
        #expect(try await linked.fetchTasks(query: OCKTaskQuery()).map(\.uuid) == [steps.uuid])
        #expect(try await linked.fetchOutcomes(query: OCKOutcomeQuery()).count == 1)
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).map(\.uuid) == [pain.uuid])
    }
}
