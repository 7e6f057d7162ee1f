import Synchronization

/// The writing end of a stream of server-sent events; any task may send.
///
/// What the client has not taken yet waits in a bounded buffer. A client that lets it run full is disconnected: its
/// page reconnects and loads the present state, which is better than a server that remembers everything for it.
public final class EventStream: Sendable {
    private struct State {
        var pending: [UInt8] = []
        var phase = Phase.open
        /// The connection that sleeps until there is something to send.
        var sleeper: SuspendedConnection?
        var connection: Connection?
        var onClose: (@Sendable () -> Void)?
    }

    private enum Phase {
        /// Takes events.
        case open
        /// Takes no more; what is pending is still sent.
        case ending
        /// The client was too slow; nothing more is sent.
        case overflowed
        /// The response is over.
        case finished
    }

    /// What the server does next for a stream that it reads.
    enum Read: Equatable {
        case copied(Int)
        case sleep
        case end
        case abort
    }

    private let limit: Int
    private let state: Mutex<State>

    /// A stream that is not yet attached to a client; events sent before it is are kept.
    ///
    /// - Parameters:
    ///   - limit: how many bytes may wait for the client before it is disconnected.
    ///   - onClose: called once, on any thread, when the response is over, whoever ended it.
    public init(limit: Int = 256 << 10, onClose: @escaping @Sendable () -> Void = {}) {
        self.limit = limit
        state = Mutex(State(onClose: onClose))
    }

    /// Whether events are still taken.
    public var isOpen: Bool { state.withLock { $0.phase == .open } }

    /// Sends one event; its data may have several lines.
    ///
    /// - Parameters:
    ///   - name: the event's type; line breaks in it are left out.
    ///   - data: the text; CR, LF and CRLF all arrive as LF (WHATWG HTML, 9.2.6).
    ///   - id: what the browser sends as `Last-Event-ID` when it reconnects.
    /// - Returns: false when the stream takes no more events.
    @discardableResult
    public func send(event name: String? = nil, data: String, id: String? = nil) -> Bool {
        send(ServerSentEvent.bytes(event: name, data: data, id: id))
    }

    /// Sends bytes that already are whole events, for a broadcast that is written once for many clients.
    ///
    /// - Returns: false when the stream takes no more events.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
        enum Effect {
            case none
            case wake(SuspendedConnection?)
            case abort(Connection?)
        }
        let (isAccepted, effect): (Bool, Effect) = state.withLock { state in
            guard state.phase == .open else { return (false, .none) }
            guard state.pending.count + bytes.count <= limit else {
                state.phase = .overflowed
                state.pending = []
                // A sleeper has nothing pending; it must be woken to end, others hang in a full socket.
                return (false, state.sleeper == nil ? .abort(state.connection) : .wake(state.sleeper.take()))
            }
            state.pending.append(contentsOf: bytes)
            return (true, .wake(state.sleeper.take()))
        }
        switch effect {
        case .none: break
        case .wake(let sleeper): sleeper?.resume()
        case .abort(let connection): connection?.abort()
        }
        return isAccepted
    }

    /// Ends the stream after what is pending; calling it again does nothing.
    public func close() {
        let sleeper = state.withLock { state -> SuspendedConnection? in
            guard state.phase == .open else { return nil }
            state.phase = .ending
            return state.sleeper.take()
        }
        sleeper?.resume()
    }

    // MARK: For the server

    /// Sends a comment so that a departed client is noticed; one with bytes pending shows by itself whether it lives.
    func sendHeartbeat() {
        if state.withLock({ $0.pending.isEmpty }) { send(Array(":\n\n".utf8)) }
    }

    /// Binds the stream to its client's connection; false when it has or had one.
    func attach(to connection: Connection) -> Bool {
        state.withLock { state in
            guard state.connection == nil, state.phase != .finished else { return false }
            state.connection = connection
            return true
        }
    }

    /// Copies pending bytes into `buffer`; with none pending, `suspend` is called under the lock, so that no event can
    /// come between the look and the sleep.
    func read(into buffer: UnsafeMutableRawBufferPointer, suspend: () -> SuspendedConnection) -> Read {
        state.withLock { state in
            if state.phase == .overflowed { return .abort }
            guard !state.pending.isEmpty else {
                if state.phase != .open { return .end }
                state.sleeper = suspend()
                return .sleep
            }
            let count = min(buffer.count, state.pending.count)
            buffer.copyBytes(from: state.pending[..<count])
            if count == state.pending.count { state.pending = [] } else { state.pending.removeFirst(count) }
            return .copied(count)
        }
    }

    /// The response is over: nothing is kept, and whoever waits for it is told.
    func finish() {
        let onClose = state.withLock { state in
            state.phase = .finished
            state.pending = []
            state.sleeper = nil
            return state.onClose.take()
        }
        onClose?()
    }
}
