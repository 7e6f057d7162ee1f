import Foundation
import Synchronization

/// Asks stores one after the other; hands on all answers together, or the first failure.
func gather<Store, Value>(
    from stores: [Store], _ callbackQueue: DispatchQueue,
    fetch: @escaping (Store, @escaping OCKResultClosure<[Value]>) -> Void,
    completion: @escaping OCKResultClosure<[Value]>
) {
    func ask(_ remaining: ArraySlice<Store>, having found: [Value]) {
        guard let store = remaining.first else { return completion(.success(found)) }
        fetch(store) { result in
            switch result {
            case .success(let values): ask(remaining.dropFirst(), having: found + values)
            case .failure: completion(result)
            }
        }
    }
    guard !stores.isEmpty else { return callbackQueue.deliver(.success([]), to: completion) }
    ask(stores[...], having: [])
}

extension DispatchQueue {
    /// Says that none of a coordinator's stores is for what was asked.
    func refuse<Value>(_ completion: OCKResultClosure<Value>?, as error: (String) -> OCKStoreError) {
        let reason = "No attached store accepts all of the values. Attach one that does, or split the call."
        deliver(.failure(error(reason)), to: completion ?? { _ in })
    }
}

/// The results of several stores as one.
enum CombinedStream {
    /// The latest results of all parts together, as soon as each has some and then whenever one changes.
    static func latest<Result: Sendable>(
        of parts: [CareStoreQueryResults<Result>]
    ) -> AsyncThrowingStream<[Result], any Error> {
        AsyncThrowingStream { continuation in
            let latest = Latest(count: parts.count) { continuation.yield($0) }
            let follower = _Concurrency.Task {
                do {
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        for (index, part) in parts.enumerated() {
                            group.addTask { for try await results in part { latest.set(results, at: index) } }
                        }
                        // The first failure ends the others; `waitForAll` would wait for them.
                        for try await _ in group {}
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in follower.cancel() }
        }
    }
}

/// The latest results of each part of a combined stream.
private final class Latest<Result: Sendable>: Sendable {
    private let results: Mutex<[[Result]?]>
    private let yield: @Sendable ([Result]) -> Void

    init(count: Int, yield: @escaping @Sendable ([Result]) -> Void) {
        results = Mutex(Array(repeating: nil, count: count))
        self.yield = yield
        if count == 0 { yield([]) }
    }

    /// Yields under the lock, so that an older state cannot follow a newer one.
    func set(_ part: [Result], at index: Int) {
        results.withLock { results in
            results[index] = part
            let known = results.compactMap { $0 }
            if known.count == results.count { yield(known.flatMap { $0 }) }
        }
    }
}
