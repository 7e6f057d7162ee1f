import Synchronization

/// One request and its response, from the first line to the last byte.
///
/// The daemon's thread feeds it; a task delivers the response.
final class Exchange: Sendable {
    /// What the daemon's thread has to do when libmicrohttpd calls.
    enum Step {
        /// The header is complete: read it.
        case readHead
        /// Body bytes may come.
        case collect
        /// The response is there.
        case answer(Response)
        /// The response has been handed over, or never will be.
        case drop
    }

    private enum Phase {
        case head
        case body(Request)
        case working
        case ready(Response)
        case over
    }

    private struct State {
        var phase = Phase.head
        var sleeper: SuspendedConnection?
        var record: LogRecord
    }

    let connection: Connection
    let target: String?
    private let state: Mutex<State>

    init(connection: Connection, target: String?, now: ContinuousClock.Instant) {
        self.connection = connection
        self.target = target
        state = Mutex(State(record: LogRecord(start: now)))
    }

    /// What the log says about this exchange.
    var record: LogRecord { state.withLock { $0.record } }

    var step: Step {
        state.withLock { state in
            switch state.phase {
            case .head: .readHead
            case .body: .collect
            case .ready(let response): .answer(response)
            case .working, .over: .drop
            }
        }
    }

    /// The header is read; the body follows.
    func begin(_ request: Request) {
        state.withLock {
            $0.record.method = request.method
            $0.phase = .body(request)
        }
    }

    /// Adds body bytes; false when they would pass `limit`.
    func append(_ bytes: UnsafeRawBufferPointer, limit: Int) -> Bool {
        state.withLock { state in
            guard case .body(var request) = state.phase else { return false }
            guard request.body.count + bytes.count <= limit else { return false }
            state.phase = .working
            request.body.append(contentsOf: bytes)
            state.phase = .body(request)
            return true
        }
    }

    /// The request is complete: the connection sleeps until `deliver`.
    func takeRequest(suspend: () -> SuspendedConnection) -> Request? {
        state.withLock { state in
            guard case .body(let request) = state.phase else { return nil }
            state.phase = .working
            state.sleeper = suspend()
            return request
        }
    }

    /// Hands the response over and wakes the connection; false when the exchange is over already.
    func deliver(_ response: Response) -> Bool {
        let (isTaken, sleeper) = state.withLock { state -> (Bool, SuspendedConnection?) in
            switch state.phase {
            case .body, .working:
                state.phase = .ready(response)
                return (true, state.sleeper.take())
            case .head, .ready, .over: return (false, nil)
            }
        }
        sleeper?.resume()
        return isTaken
    }

    /// Notes what is sent and that nothing more is to come.
    func answered(status: Int, route: String?) {
        state.withLock {
            $0.phase = .over
            $0.record.status = status
            $0.record.route = route
        }
    }
}
