import Dispatch
import Glibc
import Synchronization

/// The end of a process on SIGTERM or SIGINT, in order.
public enum Termination {
    /// Catches both signals from now on, for a later ``wait()``; called before a program says that it is ready.
    public static func prepare() { _ = Signals.shared }

    /// Returns at the first signal. At the second the process exits at once with ``ExitCode/failed``.
    ///
    /// From the first call, or from ``prepare()`` on, both signals are caught in the whole process.
    public static func wait() async {
        await Signals.shared.wait()
    }
}

/// Catches both signals for the rest of the process's life.
///
/// A plain handler and a pipe, because a signal source of Dispatch loses what comes before it is registered, and the
/// second signal must work even when every queue is stuck.
final class Signals: Sendable {
    static let shared = Signals()

    private struct State {
        var hasCome = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    private init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writingEnd.store(ends[1], ordering: .releasing)
        let source = DispatchSource.makeReadSource(
            fileDescriptor: ends[0], queue: DispatchQueue(label: "CommandLineTool.signals"))
        source.setEventHandler {
            self.come()
            source.cancel()
        }
        source.activate()
        for number in [SIGTERM, SIGINT] { signal(number, noteSignal) }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let hasCome = state.withLock { state in
                if !state.hasCome { state.waiters.append(continuation) }
                return state.hasCome
            }
            if hasCome { continuation.resume() }
        }
    }

    private func come() {
        let waiters = state.withLock { state in
            state.hasCome = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }
}

private let signalCount = Atomic(0)
private let writingEnd = Atomic<Int32>(-1)

/// Does only what is allowed in a signal handler: atomics, `write` and `_exit`.
private nonisolated func noteSignal(_: Int32) {
    if signalCount.wrappingAdd(1, ordering: .relaxed).oldValue > 0 { _exit(ExitCode.failed.rawValue) }
    var byte: UInt8 = 0
    _ = write(writingEnd.load(ordering: .acquiring), &byte, 1)
}
