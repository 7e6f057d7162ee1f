import Foundation
import SyncServer
import Synchronization
import Testing

@testable import CareKitStore

@Suite("Remotes that do not answer")
struct RemoteTimeLimitTests {
    private let server = ReferenceServer()
    private let clock = ManualClock()

    /// A device that has a task which another has made too, so that it pulls, decides and pushes.
    private func device(_ kind: TestStore.Kind, _ remote: HoldingRemote) async throws -> TestStore {
        let first = try SyncDevice(server)
        try await first.store.addTask(dailyTask("a"))
        try await first.store.synchronize()
        let second = try TestStore(kind, remote: remote, timer: clock)
        try await second.store.addTask(dailyTask("a"))
        return second
    }

    @Test(
        "After the time limit the synchronisation has failed, a late answer does nothing, and the next one works",
        arguments: TestStore.Kind.allCases, [SynchronizationStatus.Step.pull, .resolve, .push])
    func silence(kind: TestStore.Kind, step: SynchronizationStatus.Step) async throws {
        let remote = HoldingRemote(to: server)
        let device = try await device(kind, remote)
        let store = device.store
        remote.step = step
        let synchronization = Task { try await store.synchronize() }
        await remote.isAsked()
        await clock.sleeper(until: .seconds(60))
        // The store is usable meanwhile.
        try await store.addTask(dailyTask("b"))
        clock.advance(by: .seconds(60))
        let failure = await synchronization.result.failure as? OCKStoreError
        #expect(step == .push ? failure == nil : isTimeout(failure))
        #expect(store.synchronizationStatus?.failedStep == step)
        #expect(isTimeout(store.synchronizationStatus?.error))
        let before = (store.contents, store.context.knowledgeVector)
        remote.step = nil
        remote.answer()
        // What the late answer could have started would have been done before this.
        try await store.openDatabase().write { _ in }
        #expect((store.contents, store.context.knowledgeVector) == before)
        try await store.synchronize()
        #expect(store.synchronizationStatus?.error == nil)
        #expect(server.uuids == Set(store.contents.map(\.value.uuid)))
        #expect(try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(0, 1))).count == 2)
    }

    private func isTimeout(_ error: OCKStoreError?) -> Bool {
        guard case .timedOut(let reason) = error else { return false }
        return reason.contains("timeoutInterval")
    }

    @Test("Progress and revisions are signs of life, which give the remote its time again")
    func signsOfLife() async throws {
        let remote = HoldingRemote(to: server)
        let store = try await device(.memory, remote).store
        remote.step = .pull
        let synchronization = Task { try await store.synchronize() }
        await clock.sleeper(until: .seconds(60))
        remote.delegate?.remote(remote, didUpdateProgress: 0.5)
        clock.advance(by: .seconds(60))
        await clock.sleeper(until: .seconds(120))
        #expect(store.synchronizationStatus == nil)
        await remote.isAsked()
        remote.answer()
        try await synchronization.value
        // Two revisions came: that with the task, and the last.
        #expect(store.synchronization.state.withLock { $0.signsOfLife } == 3)
    }

    @Test(
        "Without an answer nobody waits longer than the limit, also where it is no number",
        arguments: [
            (60, 60), (0, 0), (-1, 0), (.nan, 1_000_000_000), (.infinity, 1_000_000_000), (1e300, 1_000_000_000),
        ] as [(Double, Int)])
    func limits(seconds: Double, expected: Int) async throws {
        let remote = HoldingRemote(to: server, timeoutInterval: seconds)
        let synchronization = Synchronization(with: remote, timer: clock)
        async let silence: Void = synchronization.untilSilent()
        await clock.sleeper(until: .seconds(expected))
        clock.advance(by: .seconds(expected))
        try await silence
        #expect(ServerRemote(to: server).timeoutInterval == 300)
    }

    @Test("A call that holds up its thread fails in time, and those that waited behind it are not made")
    func blockedThread() async throws {
        let remote = BlockingRemote()
        let store = try TestStore(.memory, remote: remote, timer: clock).store
        for call in 1...2 {
            let synchronization = Task { try await store.synchronize() }
            await clock.sleeper(until: .seconds(call * 300))
            clock.advance(by: .seconds(300))
            #expect(isTimeout(await synchronization.result.failure as? OCKStoreError))
        }
        remote.gate.signal()
        try await store.synchronize()
        #expect(remote.pulls.withLock { $0 } == 2)
    }

    @Test("A remote that answers twice, or never, ends nothing but its own step")
    func answersOfTests() async throws {
        for remote in [TalkativeRemote(answers: 2), TalkativeRemote(answers: 0)] {
            let store = try TestStore(.memory, remote: remote, timer: clock).store
            try await store.addTask(dailyTask("a"))
            store.mergeRevision(
                OCKRevisionRecord(entities: [.task(dailyTask("a"))], knowledgeVector: Knowledge([UUID(): 1])))
            let error = await store.resolveConflicts()
            #expect((error == nil) == (remote.answers == 2))
            #expect(store.contents.count == (remote.answers == 2 ? 3 : 2))
        }
    }

    @Test("A remote that keeps its completions for ever keeps no store alive")
    func memory() async throws {
        let remote = HoldingRemote(to: server)
        remote.step = .pull
        weak var released: OCKStore?
        do {
            let test = try TestStore(.memory, remote: remote, timer: clock)
            released = test.store
            let synchronization = Task { [store = test.store] in try await store.synchronize() }
            await remote.isAsked()
            await clock.sleeper(until: .seconds(60))
            clock.advance(by: .seconds(60))
            #expect(isTimeout(await synchronization.result.failure as? OCKStoreError))
        }
        while released != nil { await Task.yield() }
    }
}

/// A remote whose first pull returns when the test lets it.
private final class BlockingRemote: OCKRemoteSynchronizable, @unchecked Sendable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    let gate = DispatchSemaphore(value: 0)
    let pulls = Mutex(0)

    func pullRevisions(
        since knowledgeVector: Knowledge, mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let count = pulls.withLock { count in
            count += 1
            return count
        }
        if count == 1 { gate.wait() }
        completion(nil)
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: Knowledge,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(nil)
    }
}

/// A remote that answers as often as it likes when it is to decide.
private final class TalkativeRemote: OCKRemoteSynchronizable {
    weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    let automaticallySynchronizes = false
    let answers: Int

    init(answers: Int) { self.answers = answers }

    func pullRevisions(
        since knowledgeVector: Knowledge, mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {}

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: Knowledge,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {}

    func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>) {
        for _ in 0..<answers { completion(.success(conflicts[0])) }
    }
}
