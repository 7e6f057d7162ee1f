import CMicroHTTPD
import CMicroHTTPDShim
import Dispatch
import Glibc
import Synchronization

/// An HTTP/1.1 server on libmicrohttpd; each request is answered by an asynchronous handler.
///
/// It terminates no TLS: put a proxy before it.
public final class Server: Sendable {
    /// Answers one request. It may take its time; the connection waits without a thread.
    public typealias Handler = @Sendable (Request) async -> Response

    struct State {
        var daemon: Daemon?
        var hasStarted = false
        var stopping: Task<Void, Never>?
        var connections: [ObjectIdentifier: Connection] = [:]
        var exchanges: [ObjectIdentifier: Exchange] = [:]
        var streams: [ObjectIdentifier: EventStream] = [:]
        var whenIdle: CheckedContinuation<Void, Never>?
    }

    /// What runs while the server does.
    ///
    /// Unchecked: libmicrohttpd's pointer may be used from any thread; the timer is only made and cancelled.
    struct Daemon: @unchecked Sendable {
        let pointer: OpaquePointer
        let port: Int
        let timer: any DispatchSourceTimer
    }

    let configuration: ServerConfiguration
    let handler: Handler
    let log: @Sendable (String) -> Void
    let state = Mutex(State())

    /// A server that does not listen yet.
    ///
    /// - Parameters:
    ///   - log: gets one line for each response: method, route label, status, time. Called on the server's thread.
    ///   - handler: called once for each request that keeps the limits.
    public init(
        configuration: ServerConfiguration = ServerConfiguration(),
        log: @escaping @Sendable (String) -> Void = { _ in },
        handler: @escaping Handler
    ) {
        self.configuration = configuration
        self.handler = handler
        self.log = log
    }

    /// The port that the server listens on; nil before `start` and after `stop`.
    public var port: Int? { state.withLock { $0.daemon?.port } }

    /// Listens, and answers from now on.
    ///
    /// From here on the process ignores SIGPIPE, since a client that leaves must not end it, and may have as many files
    /// and connections open as the system allows it at most.
    public func start() throws(ServerError) {
        try configuration.check()
        let isFirst = state.withLock { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        guard isFirst else { throw .alreadyStarted }
        do {
            try listen()
        } catch {
            state.withLock { $0.hasStarted = false }
            throw error
        }
    }

    private func listen() throws(ServerError) {
        let listener = try Listener(host: configuration.host, port: configuration.port)
        signal(SIGPIPE, SIG_IGN)
        raiseFileLimit()
        // Callbacks hold the server unretained; `stop` gives this reference back after the last of them.
        let context = Unmanaged.passRetained(self)
        var options = daemonOptions(socket: listener.socket, context: context.toOpaque())
        guard let pointer = shim_start_daemon(&options) else {
            let number = errno
            context.release()
            close(listener.socket)
            throw .system(number)
        }
        let daemon = Daemon(pointer: pointer, port: listener.port, timer: makeTimer())
        state.withLock { $0.daemon = daemon }
        daemon.timer.activate()
    }

    /// The limit that processes begin with is usually 1,024, far below ``ServerConfiguration/connectionLimit``; it is meant
    /// for programs that use `select`, and raising it needs no rights. Where it cannot be raised it stays.
    private func raiseFileLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Stops: takes no new connections, ends every stream, lets requests in flight finish within the grace time.
    ///
    /// Returns when the server's thread is gone; calling it again, or before `start`, is harmless.
    public func stop() async {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard let daemon = state.daemon else { return state.stopping }
            state.daemon = nil
            let task = Task.detached { await self.shutDown(daemon) }
            state.stopping = task
            return task
        }
        await task?.value
    }

    private func makeTimer() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "WebServer.heartbeat"))
        let interval = DispatchTimeInterval.milliseconds(configuration.heartbeat.wholeMilliseconds)
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(5))
        timer.setEventHandler { [weak self] in self?.tick() }
        return timer
    }

    /// Keeps streams honest and cuts requests that never end.
    private func tick() {
        let (streams, connections) = state.withLock { (Array($0.streams.values), Array($0.connections.values)) }
        for stream in streams { stream.sendHeartbeat() }
        let now = ContinuousClock.now
        for connection in connections { connection.abort(ifReadingFor: configuration.idleTimeout * 2, at: now) }
    }
}

extension ServerConfiguration {
    /// Bytes of a request's headers; longer ones are answered 431.
    static let headerLimit = 8 << 10

    /// libmicrohttpd's memory for one connection, in bytes: it keeps a cookie twice, and a response's headers need room.
    static let connectionMemory = 20 << 10

    fileprivate func check() throws(ServerError) {
        func require(_ isGood: Bool, _ sentence: String) throws(ServerError) {
            if !isGood { throw .badConfiguration(sentence) }
        }
        try require(bodyLimit >= 0 && targetLimit > 0, "The limits for bodies and targets must be positive.")
        try require((1...1_000_000).contains(connectionLimit), "Allow from 1 to 1000000 connections.")
        try require((1...1_000_000).contains(connectionsPerAddress ?? 1), "Allow at least 1 connection per address.")
        try require((.seconds(1) ... .seconds(86_400)).contains(idleTimeout), "The idle timeout must be 1 s to 1 day.")
        try require((.milliseconds(1) ... .seconds(86_400)).contains(heartbeat), "The heartbeat must be 1 ms to 1 day.")
        try require((.zero ... .seconds(86_400)).contains(grace), "The grace time must be 0 s to 1 day.")
    }
}

extension Duration {
    /// Rounded down.
    var wholeMilliseconds: Int { Int(self / .milliseconds(1)) }
}
