import Foundation
import Synchronization
import SyncServer

@testable import CareKitStore

/// A way to the reference server that keeps what it is asked in one step, and does it when the test says so.
// Unchecked: a test's own class; what it keeps is behind a lock.
final class HoldingRemote: OCKRemoteSynchronizable, @unchecked Sendable {
    private struct State {
        var step: SynchronizationStatus.Step?
        var held: [() -> Void] = []
        var calls: [SynchronizationStatus.Step: Int] = [:]
    }

    private let way: ServerRemote
    private let state = Mutex(State())
    let timeoutInterval: TimeInterval

    init(to server: ReferenceServer, timeoutInterval: TimeInterval = 60) {
        way = ServerRemote(to: server)
        self.timeoutInterval = timeoutInterval
    }

    var delegate: (any OCKRemoteSynchronizationDelegate)? {
        get { way.delegate }
        set { way.delegate = newValue }
    }

    let automaticallySynchronizes = false

    /// The step that is not answered.
    var step: SynchronizationStatus.Step? {
        get { state.withLock { $0.step } }
        set { state.withLock { $0.step = newValue } }
    }

    /// How often the remote was called in a step.
    func calls(_ step: SynchronizationStatus.Step) -> Int { state.withLock { $0.calls[step] ?? 0 } }

    /// Waits until the remote has something to answer.
    func isAsked() async {
        while state.withLock({ $0.held.isEmpty }) { await Task.yield() }
    }

    /// Answers all that was asked.
    func answer() {
        let held = Unchecked(
            value: state.withLock { state in
                defer { state.held = [] }
                return Unchecked(value: state.held)
            }.value)
        for body in held.value { body() }
    }

    func pullRevisions(
        since knowledgeVector: Knowledge, mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        hold(.pull) { [way] in
            way.pullRevisions(since: knowledgeVector, mergeRevision: mergeRevision, completion: completion)
        }
    }

    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: Knowledge,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        hold(.push) { [way] in
            way.pushRevisions(
                deviceRevisions: deviceRevisions, deviceKnowledge: deviceKnowledge, completion: completion)
        }
    }

    func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>) {
        hold(.resolve) { [way] in way.chooseConflictResolution(conflicts: conflicts, completion: completion) }
    }

    private func hold(_ step: SynchronizationStatus.Step, _ body: @escaping () -> Void) {
        let body = Unchecked(value: body)
        let isHeld = state.withLock { state in
            state.calls[step, default: 0] += 1
            guard state.step == step else { return false }
            state.held.append(body.value)
            return true
        }
        if !isHeld { body.value() }
    }
}

// Unchecked: carries a closure past a lock.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
