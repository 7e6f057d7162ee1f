import Foundation
import SQLStorage
import SyncServer
import Testing

@testable import CareKitStore

@Suite("Synchronisations that fail")
struct StoreSyncFailureTests {
    private let server = ReferenceServer()

    /// Two devices with a task each that the other does not have, of which the second will fail.
    private func devices(_ kind: TestStore.Kind) async throws -> (SyncDevice, SyncDevice) {
        let (first, second) = (try SyncDevice(server, kind), try SyncDevice(server, kind))
        try await first.store.addTask(dailyTask("first"))
        try await first.store.synchronize()
        try await second.store.addTask(dailyTask("second"))
        return (first, second)
    }

    /// The store can be used, and the next synchronisation makes up for the failed one.
    private func expectRecovery(_ first: SyncDevice, _ second: SyncDevice) async throws {
        second.remote.withState { $0.fault = nil }
        let task = try #require(try await second.store.fetchTasks(query: OCKTaskQuery()).first)
        try await second.store.addOutcome(outcome(task, 5, 1))
        for device in [second, first] { try await device.store.synchronize() }
        #expect(second.store.synchronizationStatus?.error == nil)
        #expect(first.versions == second.versions)
        #expect(server.count == second.versions.count)
    }

    @Test(
        "A pull that breaks off leaves nothing behind, not even knowledge", arguments: TestStore.Kind.allCases,
        [ServerRemote.Fault.pull, .pullInTheMiddle, .silence])
    func pull(kind: TestStore.Kind, fault: ServerRemote.Fault) async throws {
        let (first, second) = try await devices(kind)
        try await first.store.addOutcome(outcome(try #require(try await first.tasks.first), 0, 1))
        try await first.store.synchronize()
        let before = (second.versions, second.store.context.knowledgeVector)
        second.remote.withState { $0.fault = fault }
        let error = await #expect(throws: OCKStoreError.self) { try await second.store.synchronize() }
        guard case .remoteSynchronizationFailed = error else { return unexpected(error) }
        #expect((second.versions, second.store.context.knowledgeVector) == before)
        #expect(second.store.synchronizationStatus?.failedStep == .pull)
        #expect(second.remote.withState { $0.pushes.isEmpty })
        try await expectRecovery(first, second)
    }

    @Test(
        "A push that fails, or whose answer is lost, is told in the status and comes again",
        arguments: TestStore.Kind.allCases,
        [ServerRemote.Fault.push, .pushAnswer])
    func push(kind: TestStore.Kind, fault: ServerRemote.Fault) async throws {
        let (first, second) = try await devices(kind)
        second.remote.withState { $0.fault = fault }
        try await second.store.synchronize()
        let status = try #require(second.store.synchronizationStatus)
        #expect(status.failedStep == .push)
        #expect(status.date > day0)
        guard case .remoteSynchronizationFailed(let reason) = status.error else { return unexpected(status.error) }
        #expect(reason.contains("ServerError 0"))
        #expect(second.time == 3)
        try await expectRecovery(first, second)
    }

    @Test("A decision that fails keeps what was pulled, and is asked for again", arguments: TestStore.Kind.allCases)
    func decision(kind: TestStore.Kind) async throws {
        let (first, second) = try await devices(kind)
        try await first.store.addTask(dailyTask("same"))
        try await second.store.addTask(dailyTask("same"))
        try await first.store.synchronize()
        second.remote.withState { $0.fault = .decision }
        await #expect(throws: OCKStoreError.self) { try await second.store.synchronize() }
        #expect(second.store.synchronizationStatus?.failedStep == .resolve)
        #expect(second.versions.count == 4)
        try await expectRecovery(first, second)
        #expect(second.remote.withState { $0.conflicts.count } == 2)
    }

    @Test("Failures that repeat leave nothing behind that grows", arguments: TestStore.Kind.allCases)
    func growth(kind: TestStore.Kind) async throws {
        let (first, second) = try await devices(kind)
        second.remote.withState { $0.fault = .push }
        var counts: [Int?] = []
        for _ in 0..<4 {
            try await second.store.synchronize()
            counts.append(
                try await second.store.openDatabase().read {
                    try $0.first("SELECT COUNT(*) FROM knowledge_vector", as: Int.self)
                })
        }
        // The present time, and that of the other device's task.
        #expect(counts == [2, 2, 2, 2])
        try await expectRecovery(first, second)
    }

    @Test("A decision of another type or id is refused", arguments: TestStore.Kind.allCases)
    func foreignDecision(kind: TestStore.Kind) async throws {
        let (first, second) = try await devices(kind)
        try await first.store.addTask(dailyTask("same"))
        try await second.store.addTask(dailyTask("same"))
        try await first.store.synchronize()
        let plan = OCKCarePlan(id: "same", title: "T", patientUUID: nil)
        for decision in [OCKEntity.task(dailyTask("other")), .carePlan(plan)] {
            second.remote.withState { $0.decide = { _ in .success(decision) } }
            await expectRefusal(.foreignDecision, as: OCKStoreError.remoteSynchronizationFailed) {
                try await second.store.synchronize()
            }
        }
        second.remote.withState { $0.decide = nil }
        try await expectRecovery(first, second)
    }

    @Test("A conflict that changes while it is decided is asked for again", arguments: TestStore.Kind.allCases)
    func changedMeanwhile(kind: TestStore.Kind) async throws {
        let (first, second) = try await devices(kind)
        try await first.store.addTask(dailyTask("same"))
        try await second.store.addTask(dailyTask("same"))
        try await first.store.synchronize()
        let store = second.store
        // The participant changes the task while the remote decides; that follows both versions, so no conflict is left.
        second.remote.withState { state in
            state.decide = { conflicts in
                let database = try? store.openDatabase()
                _ = try? database?.writeAndWait { connection in
                    try VersionTable<OCKTask>(connection).update([dailyTask("same")], at: day(9)) { _ in }
                }
                return conflicts.lastWritten.map { .success($0) } ?? .failure(.timedOut(reason: ""))
            }
        }
        try await second.store.synchronize()
        second.remote.withState { $0.decide = nil }
        #expect(second.remote.withState { $0.conflicts.count } == 1)
        #expect(second.versions.values.filter { $0.value.id == "same" }.count == 3)
        try await expectRecovery(first, second)
    }

    @Test("A store that cannot save says so, and keeps what it has", arguments: [2, 3])
    func saving(refusedTime: Int) async throws {
        let (first, second) = try await devices(.file)
        // Refuses the change of the clock after the pull, or the one before the push.
        try await second.store.openDatabase().write { connection in
            let id = try SyncClock(on: connection).id
            try connection.run(
                """
                CREATE TRIGGER full BEFORE INSERT ON knowledge_vector
                WHEN instr(NEW.vector, '"clock":\(unsafeSQL: "\(refusedTime)"),"id":"\(unsafeSQL: id.uuidString)"') > 0
                BEGIN SELECT RAISE(ABORT, 'full'); END
                """)
        }
        let before = (second.versions, second.store.context.knowledgeVector)
        let error = await #expect(throws: OCKStoreError.self) { try await second.store.synchronize() }
        guard case .remoteSynchronizationFailed = error else { return unexpected(error) }
        #expect(second.store.synchronizationStatus?.failedStep == (refusedTime == 2 ? .merge : .revise))
        if refusedTime == 2 {
            #expect((second.versions, second.store.context.knowledgeVector) == before)
        } else {
            #expect(second.versions.count == 2)
        }
        try await second.store.openDatabase().write { try $0.run("DROP TRIGGER full") }
        try await expectRecovery(first, second)
    }
}

extension SyncDevice {
    fileprivate var tasks: [OCKTask] { get async throws { try await store.fetchTasks(query: OCKTaskQuery()) } }
}

private func unexpected(_ error: OCKStoreError?) {
    Issue.record("\(String(describing: error))")
}
