import Foundation
import SQLStorage

extension OCKStore {
    /// Exchanges versions with the store's remote: merges what it has, resolves conflicts, and sends what it has not.
    ///
    /// What the remote has is stored as a whole, or not at all where it cannot be read to its end. Reads and writes go on
    /// meanwhile. As with Apple, a remote that fails to take what is sent is no error of this call: all comes again next
    /// time, and ``synchronizationStatus`` tells of it.
    ///
    /// - Parameter completion: Called on the main queue. The error is `OCKStoreError.remoteSynchronizationFailed`, also
    ///   where the store is already synchronising or has no remote, or `timedOut` if nothing was heard of the remote for its
    ///   `timeoutInterval`.
    public func synchronize(completion: @escaping ((any Error)?) -> Void) {
        let (answer, container) = (UncheckedCompletion(call: completion), container)
        startSynchronizing { error in
            let result: Result<Void, OCKStoreError> = error.map { .failure($0) } ?? .success(())
            DispatchQueue.main.deliver(result, to: { answer.call($0.failure) }, in: container)
        }
    }

    /// The same as ``synchronize(completion:)``, which throws its error.
    public func synchronize() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            startSynchronizing { error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }

    /// How the last synchronisation ended, those that the store has started by itself included; nil before the first.
    public var synchronizationStatus: SynchronizationStatus? {
        synchronization.state.withLock { $0.status }
    }

    /// Synchronises if the remote wants that after each change.
    func synchronizeAutomatically() {
        synchronization.callRemote(in: container) { remote in
            if remote.automaticallySynchronizes { self.advance { $0.requestAutomatically() } }
        }
    }

    private func startSynchronizing(_ completion: @escaping Synchronization.Completion) {
        do {
            _ = try openDatabase()
            guard synchronization.hasRemote else { throw StoreRefusal.noRemote }
            try advance(completion) { session in
                guard let actions = session.request() else { throw StoreRefusal.alreadySynchronizing }
                return actions
            }
        } catch {
            completion(OCKStoreError(error, as: OCKStoreError.remoteSynchronizationFailed))
        }
    }
}

extension OCKStore: OCKRemoteSynchronizationDelegate {
    /// Synchronises, now or after the synchronisation that is under way.
    public func didRequestSynchronization(_ remote: any OCKRemoteSynchronizable) {
        advance { $0.requestAutomatically() }
    }

    /// Gives the remote time again. Whoever shows progress made the remote and can ask it.
    public func remote(_ remote: any OCKRemoteSynchronizable, didUpdateProgress progress: Double) {
        synchronization.hear()
    }
}

// Unchecked: called once, on the main queue, and its owner has let go of it.
private struct UncheckedCompletion: @unchecked Sendable {
    let call: ((any Error)?) -> Void
}
