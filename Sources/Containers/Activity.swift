import Synchronization

/// Counts asynchronous work that is under way in a container.
///
/// A page that is rendered while a fetch is pending would show an empty card first and patch it later. Whoever starts
/// work says so with ``begin()``; whoever renders waits with ``settled(within:)``.
public final class Activity: Sendable {
    private struct State {
        var pending = 0
        var nextWaiter = 0
        var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
    }

    private let state = Mutex(State())

    init() {}

    /// Says that work has begun; it lasts until ``Work/end()`` or until the returned value is gone.
    public func begin() -> Work {
        state.withLock { $0.pending += 1 }
        return Work(activity: self)
    }

    /// Waits until no work is pending; false where `limit` passes first.
    public func settled(within limit: Duration) async -> Bool {
        var timer: Task<Void, Never>?
        defer { timer?.cancel() }
        return await withCheckedContinuation { continuation in
            let waiter = state.withLock { state -> Int? in
                guard state.pending > 0 else { return nil }
                state.nextWaiter += 1
                state.waiters[state.nextWaiter] = continuation
                return state.nextWaiter
            }
            guard let waiter else { return continuation.resume(returning: true) }
            // Only now, since a timer that ran out before there is a waiter would be lost.
            timer = Task.detached { [weak self] in
                try? await Task.sleep(for: limit)
                self?.giveUp(waiter)
            }
        }
    }

    fileprivate func end() {
        let waiters = state.withLock { state in
            state.pending -= 1
            guard state.pending == 0 else { return [CheckedContinuation<Bool, Never>]() }
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.resume(returning: true) }
    }

    private func giveUp(_ waiter: Int) {
        state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume(returning: false)
    }
}

extension Activity {
    /// A piece of work under way; ending it twice counts once.
    public final class Work: Sendable {
        private let activity: Activity
        private let isOver = Mutex(false)

        fileprivate init(activity: Activity) { self.activity = activity }

        deinit { end() }

        /// Says that the work is done.
        public func end() {
            let isFirst = isOver.withLock { isOver in
                defer { isOver = true }
                return !isOver
            }
            if isFirst { activity.end() }
        }
    }
}
