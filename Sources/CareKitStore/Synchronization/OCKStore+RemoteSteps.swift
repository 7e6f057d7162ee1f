import Foundation

// The steps in which the remote is called.

extension OCKStore {
    func pull(since knowledge: OCKRevisionRecord.KnowledgeVector, _ step: Int) {
        callRemote(step) { remote, answer in
            remote.pullRevisions(since: knowledge) { revision in
                self.advance { $0.handle(.received(revision), of: step) }
            } completion: { error in
                answer.send(error.map { .failure($0) } ?? .success(.pulled))
            }
        }
    }

    func ask(_ conflict: SyncConflict, _ step: Int) {
        callRemote(step) { remote, answer in
            remote.chooseConflictResolution(conflicts: conflict.tips) { result in
                answer.send(result.map { .chosen($0) }.mapError { $0 })
            }
        }
    }

    func push(_ revisions: [OCKRevisionRecord], _ knowledge: OCKRevisionRecord.KnowledgeVector, _ step: Int) {
        callRemote(step) { remote, answer in
            remote.pushRevisions(deviceRevisions: revisions, deviceKnowledge: knowledge) { error in
                answer.send(error.map { .failure($0) } ?? .success(.pushed))
            }
        }
    }

    private func callRemote(
        _ step: Int, _ body: @escaping @Sendable (any OCKRemoteSynchronizable, RemoteAnswer) -> Void
    ) {
        let answer = RemoteAnswer { self.report($0.mapError { OCKStoreError(remote: $0) }, of: step) }
        synchronization.callRemote(in: container) { body($0, answer) }
    }
}

/// What a remote's completion calls. A remote that lets the completion go without calling it has failed, so that it cannot
/// keep a synchronisation from ending. (What comes second is ignored by the session.)
private final class RemoteAnswer: Sendable {
    let send: @Sendable (Result<SyncSession.Event, any Error>) -> Void

    init(_ send: @escaping @Sendable (Result<SyncSession.Event, any Error>) -> Void) {
        self.send = send
    }

    deinit { send(.failure(OCKStoreError.remoteSynchronizationFailed(reason: Self.noAnswer))) }

    private static let noAnswer = "The remote did not call a completion. Report this to its maintainer."
}

extension OCKStoreError {
    /// Names a remote's error without its words, which may hold anything.
    fileprivate init(remote error: any Error) {
        let named = error as NSError
        self =
            error as? OCKStoreError
            ?? .remoteSynchronizationFailed(
                reason: "The remote failed (\(named.domain) \(named.code)). Nothing is lost; synchronize again later.")
    }
}
