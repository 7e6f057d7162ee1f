import Containers
import Foundation

extension DispatchQueue {
    /// Calls `completion` with `result` on this queue, later and inside `container`, which counts it as work until then.
    func deliver<T>(
        _ result: Result<T, OCKStoreError>, to completion: @escaping OCKResultClosure<T>,
        in container: Container? = .current
    ) {
        let delivery = Delivery(result: result, completion: completion, container: container)
        async { delivery.arrive() }
    }
}

/// A completion and what it is called with, on their way to the callback queue.
// Unchecked: the completion is called once, on the queue that its owner chose, and the sender keeps neither.
private struct Delivery<T>: @unchecked Sendable {
    private let result: Result<T, OCKStoreError>
    private let completion: OCKResultClosure<T>
    private let container: Container?
    private let work: Activity.Work?

    init(result: Result<T, OCKStoreError>, completion: @escaping OCKResultClosure<T>, container: Container?) {
        self.result = result
        self.completion = completion
        self.container = container
        work = container?.activity.begin()
    }

    func arrive() {
        if let container {
            container.run { completion(result) }
        } else {
            completion(result)
        }
        work?.end()
    }
}

/// Waits for a completion; what every `async` form of a store's callback form is made of.
func awaiting<T: Sendable>(_ start: (@escaping OCKResultClosure<T>) -> Void) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
        start { continuation.resume(with: $0) }
    }
}

/// A completion for the list of one value, which hands on that value.
func only<Element>(
    _ completion: OCKResultClosure<Element>?, orFail error: @escaping (String) -> OCKStoreError
) -> OCKResultClosure<[Element]> {
    { completion?($0.single(orFail: error(OCKStoreError.emptyAnswer))) }
}

extension DispatchQueue {
    /// Hands values on to a write for one type, or fails on this queue if one has another type.
    func hand<Erased, Value>(
        _ values: [Erased], as type: Value.Type,
        to write: ([Value], DispatchQueue, OCKResultClosure<[Value]>?) -> Void,
        _ completion: OCKResultClosure<[Erased]>?, orFail error: (String) -> OCKStoreError,
        erase: @escaping (Value) -> Erased
    ) {
        let typed = values.compactMap { $0 as? Value }
        guard typed.count == values.count else {
            return deliver(.failure(error(OCKStoreError.foreignType(type))), to: completion ?? { _ in })
        }
        write(typed, self) { completion?($0.map { $0.map(erase) }) }
    }
}

extension Result where Failure == OCKStoreError {
    /// The only element of a successful result for one value.
    func single<Element>(orFail error: OCKStoreError) -> Result<Element, OCKStoreError> where Success == [Element] {
        flatMap { $0.first.map(Result<Element, OCKStoreError>.success) ?? .failure(error) }
    }
}

extension OCKStoreError {
    static let notFound = OCKStoreError.fetchFailed(reason: "There is none with that identity. Check the id.")

    static let emptyAnswer = "The store answered without a value. Report this to its maintainer."

    static func foreignType<Expected>(_ expected: Expected.Type) -> String {
        "This store keeps values of type \(expected) only. Pass those, or another store."
    }
}
