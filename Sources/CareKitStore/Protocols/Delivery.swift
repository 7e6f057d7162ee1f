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
