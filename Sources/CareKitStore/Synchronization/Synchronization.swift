import Containers
import Foundation
import Synchronization

/// What a store keeps for synchronising: its remote, and how far it has come.
final class Synchronization: Sendable {
    typealias Completion = @Sendable (OCKStoreError?) -> Void

    struct State: Sendable {
        var session = SyncSession()
        /// What the caller of the synchronisation under way waits for.
        var completion: Completion?
        var status: SynchronizationStatus?
    }

    let state = Mutex(State())

    /// The remote is called here, so that it cannot hold up reads and writes.
    private let queue = DispatchQueue(label: "OCKStore.synchronization")
    // Unsafe: a remote need not be sendable. It is used on the queue only, one call after another.
    nonisolated(unsafe) private let remote: (any OCKRemoteSynchronizable)?

    init(with remote: (any OCKRemoteSynchronizable)?) {
        self.remote = remote
    }

    var hasRemote: Bool { remote != nil }

    /// Calls the remote, inside the store's container.
    func callRemote(in container: Container?, _ body: @escaping @Sendable (any OCKRemoteSynchronizable) -> Void) {
        guard let remote else { return }
        nonisolated(unsafe) let callee = remote
        queue.async {
            guard let container else { return body(callee) }
            container.run { body(callee) }
        }
    }
}
