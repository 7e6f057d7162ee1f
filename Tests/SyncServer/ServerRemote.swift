import CareKitStore
import Foundation
import Synchronization

/// A device's way to the reference server, which can be made to fail.
public final class ServerRemote: OCKRemoteSynchronizable, Sendable {
    /// What goes wrong in a synchronisation.
    public enum Fault: CaseIterable, Sendable {
        /// The server cannot be reached.
        case pull
        /// The connection breaks after some of the revisions.
        case pullInTheMiddle
        /// Nobody decides a conflict.
        case decision
        /// The server does not take what is sent.
        case push
        /// The server takes what is sent, and the answer is lost.
        case pushAnswer
        /// The remote forgets to call the completion of a pull.
        case silence
    }

    /// What the remote has done, and how it behaves.
    public struct State {
        /// Where the device synchronises.
        public var server: ReferenceServer
        /// What goes wrong from now on.
        public var fault: Fault?
        /// Whether the store synchronises after each change.
        public var isAutomatic = false
        /// The versions of each conflict that was to be decided.
        public var conflicts: [[OCKEntity]] = []
        /// What was sent, in order.
        public var pushes: [(revisions: [OCKRevisionRecord], knowledge: OCKRevisionRecord.KnowledgeVector)] = []
        /// Decides conflicts; nil for the last write.
        public var decide: (@Sendable ([OCKEntity]) -> Result<OCKEntity, OCKStoreError>)?
        fileprivate weak var delegate: (any OCKRemoteSynchronizationDelegate)?
    }

    private let state: Mutex<State>

    /// A way to a server.
    public init(to server: ReferenceServer) {
        state = Mutex(State(server: server))
    }

    /// Looks at the state, or changes it.
    public func withState<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        state.withLock { body(&$0) }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ServerRemote {
    public var delegate: (any OCKRemoteSynchronizationDelegate)? {
        get { state.withLock { Unchecked(value: $0.delegate) }.value }
        set {
            let delegate = Unchecked(value: newValue)
            state.withLock { $0.delegate = delegate.value }
        }
    }

    public var automaticallySynchronizes: Bool { state.withLock { $0.isAutomatic } }

    public func pullRevisions(
        since knowledgeVector: OCKRevisionRecord.KnowledgeVector,
        mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let (fault, server) = state.withLock { ($0.fault, $0.server) }
        if fault == .pull { return completion(ServerError.unreachable) }
        if fault == .silence { return }
        do {
            let answer = try server.answer(pull: Wire.encode(knowledgeVector))
            let revisions = try Wire.decode([OCKRevisionRecord].self, from: answer)
            for (index, revision) in revisions.enumerated() {
                if fault == .pullInTheMiddle, index >= revisions.count / 2 { throw ServerError.unreachable }
                mergeRevision(revision)
            }
            completion(nil)
        } catch {
            completion(error)
        }
    }

    public func pushRevisions(
        deviceRevisions: [OCKRevisionRecord], deviceKnowledge: OCKRevisionRecord.KnowledgeVector,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let (fault, server) = state.withLock { state in
            state.pushes.append((deviceRevisions, deviceKnowledge))
            return (state.fault, state.server)
        }
        do {
            if fault == .push { throw ServerError.unreachable }
            try server.take(push: Wire.encode(Push(revisions: deviceRevisions, knowledge: deviceKnowledge)))
            if fault == .pushAnswer { throw ServerError.unreachable }
            completion(nil)
        } catch {
            completion(error)
        }
    }

    public func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>) {
        let (fault, decide) = state.withLock { state in
            state.conflicts.append(conflicts)
            return (state.fault, state.decide)
        }
        if fault == .decision {
            return completion(.failure(.remoteSynchronizationFailed(reason: "Nobody decides.")))
        }
        let noneLeft = OCKStoreError.remoteSynchronizationFailed(reason: "There is no version.")
        completion(decide?(conflicts) ?? conflicts.lastWritten.map { .success($0) } ?? .failure(noneLeft))
    }
}

/// Why a server that is made to fail does.
enum ServerError: Error {
    case unreachable
}

// Unchecked: carries a delegate past a lock.
private struct Unchecked: @unchecked Sendable {
    let value: (any OCKRemoteSynchronizationDelegate)?
}
