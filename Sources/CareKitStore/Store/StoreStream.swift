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

/// One iteration of a stream. Goes with its iterator, and its subscription with it.
private final class Subscriber<Result: Equatable & Sendable>: Sendable {
    private typealias Buffer = DeliveryBuffer<[Result], Activity.Work>
    private typealias Consumer = CheckedContinuation<[Result]?, any Error>

    private struct State: Sendable {
        var buffer = Buffer()
        var consumer: Consumer?
        var subscription: ChangeSubscription?
        var hasStarted = false
    }

    private let stream: StoreStream<Result>
    private let state = Mutex(State())

    init(stream: StoreStream<Result>) {
        self.stream = stream
    }

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
            update { state in
                state.subscription = nil
                return state.buffer.end()
            }
        }
    }

    private func startOnce() {
        let isFirst = state.withLock { state in
            defer { state.hasStarted = true }
            return !state.hasStarted
        }
        guard isFirst else { return }
        let claim = claimActivity()
        do {
            let database = try stream.store.openDatabase()
            // Subscribed before the first query, so that no change falls between the two.
            let subscription = database.changes.subscribe { [weak self] changes, connection in
                self?.refresh(after: changes, on: connection)
            }
            state.withLock { $0.subscription = subscription }
            database.read(followingWrites: true, stream.fetch) { [weak self] result in
                self?.update { state in
                    switch result {
                    case .success(let results): state.buffer.receiveFirst(results, claim: claim)
                    case .failure(let error): state.buffer.fail(OCKStoreError(error, as: OCKStoreError.fetchFailed))
                    }
                }
            }
        } catch {
            update { $0.buffer.fail(OCKStoreError(error, as: OCKStoreError.fetchFailed)) }
        }
    }

    /// Runs before the write is answered, so that each write gives its own result.
    private func refresh(after changes: [RowChange], on connection: any Connection) {
        guard changes.contains(where: { stream.tables.contains($0.table) }) else { return }
        let claim = claimActivity()
        do {
            let results = try stream.fetch(connection)
            update { $0.buffer.receive(results, claim: claim) }
        } catch {
            update { $0.buffer.fail(OCKStoreError(error, as: OCKStoreError.fetchFailed)) }
        }
    }

    private func claimActivity() -> Activity.Work? {
        guard let work = stream.store.container?.activity.begin() else { return nil }
        DispatchQueue.global().asyncAfter(deadline: .now() + stream.claimLimit) { [weak work] in work?.end() }
        return work
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
