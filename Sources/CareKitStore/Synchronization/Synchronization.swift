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
        /// How often something was heard of the remote during its calls.
        var signsOfLife = 0
    }

    let state = Mutex(State())

    /// The remote is called here, so that it cannot hold up reads and writes.
    private let queue = DispatchQueue(label: "OCKStore.synchronization")
    // Unsafe: a remote need not be sendable. It is used on the queue only, one call after another.
    nonisolated(unsafe) private let remote: (any OCKRemoteSynchronizable)?

    private let timer: any Clock<Duration>
    private let timeLimit: Duration

    /// - Parameter timer: Tells how long the remote has been silent.
    init(with remote: (any OCKRemoteSynchronizable)?, timer: any Clock<Duration>) {
        self.remote = remote
        self.timer = timer
        // A number that makes no time means that there is none.
        let seconds = remote?.timeoutInterval ?? 0
        timeLimit = .seconds(seconds < Self.forever ? max(0, seconds) : Self.forever)
    }

    var hasRemote: Bool { remote != nil }

    /// Something was heard of the remote.
    func hear() {
        state.withLock { $0.signsOfLife += 1 }
    }

    /// Waits until nothing has been heard of the remote for its time limit.
    func untilSilent() async throws {
        var heard: Int
        repeat {
            heard = signsOfLife
            try await timer.sleep(for: timeLimit)
        } while heard != signsOfLife
    }

    private var signsOfLife: Int { state.withLock { $0.signsOfLife } }

    /// Calls the remote, inside the store's container.
    func callRemote(in container: Container?, _ body: @escaping @Sendable (any OCKRemoteSynchronizable) -> Void) {
        guard let remote else { return }
        nonisolated(unsafe) let callee = remote
        queue.async {
            guard let container else { return body(callee) }
            container.run { body(callee) }
        }
    }

    /// Thirty years, which a clock can add to the present.
    private static let forever = 1e9
}
