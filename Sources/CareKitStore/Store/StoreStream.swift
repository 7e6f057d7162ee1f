import Containers
import Foundation
import SQLStorage
import Synchronization

/// The results of a query: the present one, then one for each write that changes them.
///
/// A result counts as its container's activity until the consumer asks for the next one, so that a page is not taken
/// for settled before the consumer has dealt with a change; but not for longer than `claimLimit`.
struct StoreStream<Result: Equatable & Sendable>: AsyncSequence, Sendable {
    typealias Element = [Result]
    typealias Failure = any Error

    let store: OCKStore
    /// By which streams of equal queries find each other.
    let query: any Hashable & Sendable
    /// The tables whose changes matter.
    let tables: Set<String>
    /// How long a consumer that does not come back can keep its container from being settled.
    var claimLimit = DispatchTimeInterval.seconds(2)
    let fetch: @Sendable (any Connection) throws -> [Result]

    func makeAsyncIterator() -> Iterator {
        Iterator(subscriber: Subscriber(stream: self))
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let subscriber: Subscriber<Result>

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> [Result]? {
            try await subscriber.next(isolation: actor)
        }

        mutating func next() async throws -> [Result]? {
            try await subscriber.next(isolation: nil)
        }
    }
}

extension StoreStream {
    /// Work of the container until all who hold it have let it go, or the limit has passed.
    func claimActivity() -> Activity.Work? {
        guard let work = store.container?.activity.begin() else { return nil }
        DispatchQueue.global().asyncAfter(deadline: .now() + claimLimit) { [weak work] in work?.end() }
        return work
    }
}

/// One iteration of a stream. Goes with its iterator, and its subscription with it.
private final class Subscriber<Result: Equatable & Sendable>: Sendable {
    private typealias Buffer = DeliveryBuffer<[Result], Activity.Work>
    private typealias Consumer = CheckedContinuation<[Result]?, any Error>

    private struct State: Sendable {
        var buffer = Buffer()
        var consumer: Consumer?
        var leave: (@Sendable () -> Void)?
        var hasStarted = false
    }

    private let stream: StoreStream<Result>
    private let state = Mutex(State())

    init(stream: StoreStream<Result>) {
        self.stream = stream
    }

    deinit { leave() }

    func next(isolation actor: isolated (any Actor)?) async throws -> [Result]? {
        startOnce()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation(isolation: actor) { consumer in
                update { state in
                    state.consumer = consumer
                    return state.buffer.next()
                }
            }
        } onCancel: {
            leave()
            update { $0.buffer.end() }
        }
    }

    private func startOnce() {
        let isFirst = state.withLock { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        guard isFirst else { return }
        let claim = stream.claimActivity()
        do {
            let database = try stream.store.openDatabase()
            let shared = stream.store.sharedResults.results(of: stream, in: database)
            // Joined before the first query, so that no change falls between the two.
            let leave = shared.join { [weak self] results, claim in self?.receive(results, claim: claim) }
            state.withLock { $0.leave = leave }
            database.read(followingWrites: true, shared.fetch) { [weak self] result in
                guard let self else { return }
                update { state in
                    switch result {
                    case .success(let results): state.buffer.receiveFirst(results, claim: claim)
                    case .failure(let error): state.buffer.fail(reason(of: error))
                    }
                }
            }
        } catch {
            update { $0.buffer.fail(reason(of: error)) }
        }
    }

    private func receive(_ results: Swift.Result<[Result], any Error>, claim: Activity.Work?) {
        update { state in
            switch results {
            case .success(let results): state.buffer.receive(results, claim: claim)
            case .failure(let error): state.buffer.fail(reason(of: error))
            }
        }
    }

    private func reason(of error: any Error) -> OCKStoreError {
        stream.store.failure(error, as: OCKStoreError.fetchFailed)
    }

    private func leave() {
        let leave = state.withLock { state in
            defer { state.leave = nil }
            return state.leave
        }
        leave?()
    }

    /// Applies an event to the buffer, and resumes the consumer outside the lock if it says so.
    private func update(_ event: (inout State) -> Buffer.Action) {
        let (action, consumer) = state.withLock { state in
            let action = event(&state)
            if case .wait = action { return (action, nil as Consumer?) }
            defer { state.consumer = nil }
            return (action, state.consumer)
        }
        switch action {
        case .wait: break
        case .deliver(let results): consumer?.resume(returning: results)
        case .fail(let error): consumer?.resume(throwing: error)
        }
    }
}
