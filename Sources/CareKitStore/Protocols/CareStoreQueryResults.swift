import Foundation

/// The answers to a query over time: the present one first, then a new one whenever it changes.
public struct CareStoreQueryResults<Result: Sendable>: AsyncSequence, Sendable {
    /// All results of the query at one moment.
    public typealias Element = [Result]

    private let makeIterator: @Sendable () -> AsyncIterator

    /// Hides the type of a sequence.
    init<Base: AsyncSequence & Sendable>(wrapping base: Base) where Base.Element == [Result] {
        makeIterator = { AsyncIterator(wrapping: base.makeAsyncIterator()) }
    }

    /// Starts to follow the query.
    public func makeAsyncIterator() -> AsyncIterator { makeIterator() }

    /// Waits for one answer after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: any AsyncIteratorProtocol

        init(wrapping base: any AsyncIteratorProtocol) {
            self.base = base
        }

        /// The next answer, or nil once there are no more. Throws what the store throws.
        public mutating func next() async throws -> [Result]? {
            try await base.next() as? [Result]
        }
    }
}
