import CMicroHTTPD
import Glibc
import Synchronization

/// One client's connection, as far as other threads may touch it.
final class Connection: Sendable {
    private struct State {
        /// Nil once libmicrohttpd is about to close it; its number may be another connection's from then on.
        var socket: Int32?
        /// Since when a request has been awaited or read; nil while one is answered.
        var readingSince: ContinuousClock.Instant?
    }

    private let state: Mutex<State>

    init(socket: Int32, now: ContinuousClock.Instant) {
        state = Mutex(State(socket: socket, readingSince: now))
    }

    func beganReading(at now: ContinuousClock.Instant) { state.withLock { $0.readingSince = now } }

    func endedReading() { state.withLock { $0.readingSince = nil } }

    func closed() { state.withLock { $0.socket = nil } }

    /// Cuts the connection; libmicrohttpd notices and cleans up.
    func abort() {
        state.withLock { state in
            if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Cuts a connection whose request has been coming for longer than `limit`, however steadily it drips.
    func abort(ifReadingFor limit: Duration, at now: ContinuousClock.Instant) {
        let isLate = state.withLock { state in state.readingSince.map { now - $0 > limit } ?? false }
        if isLate { abort() }
    }

    /// Sends what fits at once, before any response has begun.
    func sendNow(_ bytes: [UInt8]) {
        state.withLock { state in
            if let socket = state.socket { _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)) }
        }
    }
}

/// A connection that libmicrohttpd has laid aside until `resume` is called, exactly once.
///
/// Unchecked: libmicrohttpd allows resuming from any thread, and a suspended connection is not freed.
struct SuspendedConnection: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// Lays `connection` aside; only inside one of its callbacks.
    init(suspending connection: OpaquePointer) {
        pointer = connection
        MHD_suspend_connection(connection)
    }

    func resume() {
        MHD_resume_connection(pointer)
    }
}
