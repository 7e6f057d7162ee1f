import Dispatch
import Synchronization
import Testing

@testable import WebServer

/// Runs a task on a thread of its own, so that blocking clients do not take the threads that handlers need.
final class BlockingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "WebServerTests.client")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Starts a server on a free port for the time of `body` and stops it.
func withServer(
    _ configure: (inout ServerConfiguration) -> Void = { _ in }, log: @escaping @Sendable (String) -> Void = { _ in },
    handler: @escaping Server.Handler, _ body: (Int) async throws -> Void
) async throws {
    var configuration = ServerConfiguration()
    configuration.port = 0
    configure(&configuration)
    let server = Server(configuration: configuration, log: log, handler: handler)
    try server.start()
    do {
        let port = try #require(server.port)
        try await withTaskExecutorPreference(BlockingExecutor()) { try await body(port) }
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}

/// Answers with what the server has understood.
@Sendable func echo(_ request: Request) async -> Response {
    .text(
        200,
        "\(request.method.rawValue) \(request.segments) \(request.query.items.map { "\($0.name)=\($0.value)" }) "
            + "\(request.body.count)")
}

/// A condition that a test waits for instead of sleeping.
final class Signal: Sendable {
    private let state = Mutex<(count: Int, waiters: [(Int, CheckedContinuation<Void, Never>)])>((0, []))

    func raise() {
        let ready = state.withLock { state in
            state.count += 1
            let ready = state.waiters.filter { $0.0 <= state.count }
            state.waiters.removeAll { $0.0 <= state.count }
            return ready
        }
        for (_, continuation) in ready { continuation.resume() }
    }

    /// Returns once it has been raised `count` times.
    func wait(for count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.count < count { state.waiters.append((count, continuation)) }
                return state.count >= count
            }
            if isReady { continuation.resume() }
        }
    }
}
