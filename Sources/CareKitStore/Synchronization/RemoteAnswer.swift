import Foundation
import Synchronization

/// The one answer of a remote to a call: what its completion was called with first, that it let the completion go without
/// calling it, or that its time is over. What comes later is ignored.
final class RemoteAnswer<Value: Sendable>: Sendable {
    typealias Completion = @Sendable (Result<Value, OCKStoreError>) -> Void

    private struct State {
        var completion: Completion?
        var limit: Task<Void, Never>?
    }

    private let state: Mutex<State>

    init(_ completion: @escaping Completion) {
        state = Mutex(State(completion: completion))
    }

    deinit { settle(.failure(.remoteSynchronizationFailed(reason: Self.noAnswer))) }

    /// Whether there is no answer yet.
    var isAwaited: Bool { state.withLock { $0.completion != nil } }

    /// Ends the wait when a time is over.
    func expire(after limit: @escaping @Sendable () async throws -> Void) {
        let task = Task { [weak self] in
            guard (try? await limit()) != nil else { return }
            self?.settle(.failure(.timedOut(reason: Self.tooLate)))
        }
        state.withLock { $0.limit = task }
    }

    /// What the remote says.
    func send(_ result: Result<Value, any Error>) {
        settle(result.mapError { OCKStoreError(remote: $0) })
    }

    private func settle(_ result: Result<Value, OCKStoreError>) {
        let (completion, limit) = state.withLock { state in
            defer { state = State() }
            return (state.completion, state.limit)
        }
        limit?.cancel()
        completion?(result)
    }

    private static var noAnswer: String { "The remote did not call a completion. Report this to its maintainer." }
    private static var tooLate: String {
        """
        The remote has not answered in time. Nothing is lost; synchronize again later, or let the remote's timeoutInterval \
        be longer.
        """
    }
}

extension OCKStoreError {
    /// Names a remote's error without its words, which may hold anything: a server's answer, a name.
    fileprivate init(remote error: any Error) {
        let name = "\(type(of: error)) \((error as NSError).code)"
        self = .remoteSynchronizationFailed(
            reason: "The remote failed (\(name)). Nothing is lost; synchronize again later.")
    }
}
