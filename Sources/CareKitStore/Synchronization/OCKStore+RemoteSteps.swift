import Foundation

// The steps in which the remote is called.

extension OCKStore {
    func pull(since knowledge: OCKRevisionRecord.KnowledgeVector, _ step: Int) {
        callRemote { remote, answer in
            remote.pullRevisions(since: knowledge) { [weak self] revision in
                self?.synchronization.hear()
                self?.advance { $0.handle(.received(revision), of: step) }
            } completion: { error in
                answer.send(error.map { .failure($0) } ?? .success(()))
            }
        } completion: {
            self.report($0.map { .pulled }.mapError { $0 }, of: step)
        }
    }

    func ask(_ conflict: SyncConflict, _ step: Int) {
        choose(among: conflict) { self.report($0.map { .chosen($0) }.mapError { $0 }, of: step) }
    }

    func push(_ revisions: [OCKRevisionRecord], _ knowledge: OCKRevisionRecord.KnowledgeVector, _ step: Int) {
        callRemote { remote, answer in
            remote.pushRevisions(deviceRevisions: revisions, deviceKnowledge: knowledge) { error in
                answer.send(error.map { .failure($0) } ?? .success(()))
            }
        } completion: {
            self.report($0.map { .pushed }.mapError { $0 }, of: step)
        }
    }

    /// Lets the remote decide a conflict.
    func choose(among conflict: SyncConflict, completion: @escaping RemoteAnswer<OCKEntity>.Completion) {
        callRemote(
            { remote, answer in
                remote.chooseConflictResolution(conflicts: conflict.tips) { answer.send($0.mapError { $0 }) }
            }, completion: completion)
    }

    /// Calls the remote, and waits for its answer as long as something is heard of it.
    private func callRemote<Value>(
        _ body: @escaping @Sendable (any OCKRemoteSynchronizable, RemoteAnswer<Value>) -> Void,
        completion: @escaping RemoteAnswer<Value>.Completion
    ) {
        let answer = RemoteAnswer(completion)
        answer.expire { [synchronization] in try await synchronization.untilSilent() }
        synchronization.callRemote(in: container) { remote in
            // A call that held up the queue may have used up the time of this one.
            if answer.isAwaited { body(remote, answer) }
        }
    }
}
