/// What a stream still has to hand over: pure bookkeeping, without locks, tasks or time.
///
/// Results that equal the last one are dropped. A consumer that falls behind gets each result up to a limit; beyond it
/// the newest replaces its predecessor, so that a consumer that has stopped costs little.
struct DeliveryBuffer<Element: Equatable & Sendable, Claim: Sendable>: Sendable {
    /// What to do with an event.
    enum Action {
        /// Nothing now.
        case wait
        /// Resume the consumer with a result, or with the end.
        case deliver(Element?)
        /// Resume the consumer with an error.
        case fail(any Error)
    }

    static var limit: Int { 32 }

    private var pending: [(element: Element, claim: Claim?)] = []
    private var last: Element?
    private var delivered: Claim?
    private var failure: (any Error)?
    private var isOver = false
    private(set) var isWaiting = false

    /// A result of the query. `claim` is kept until the consumer has dealt with the result, and let go of otherwise.
    mutating func receive(_ element: Element, claim: Claim?) -> Action {
        guard !isOver, failure == nil, element != last else { return .wait }
        last = element
        if pending.count >= Self.limit { pending.removeLast() }
        pending.append((element, claim))
        return isWaiting ? next() : .wait
    }

    /// The result of the first query, which is of no use if a change has already brought a newer one.
    mutating func receiveFirst(_ element: Element, claim: Claim?) -> Action {
        last == nil ? receive(element, claim: claim) : .wait
    }

    /// The query failed: what is pending is still handed over, then the error, then the end.
    mutating func fail(_ error: any Error) -> Action {
        guard !isOver, failure == nil else { return .wait }
        failure = error
        return isWaiting ? next() : .wait
    }

    /// The consumer asks for the next result, and so has dealt with the one before.
    mutating func next() -> Action {
        isWaiting = false
        delivered = nil
        if !pending.isEmpty {
            let (element, claim) = pending.removeFirst()
            delivered = claim
            return .deliver(element)
        }
        if let failure {
            self.failure = nil
            isOver = true
            return .fail(failure)
        }
        isWaiting = !isOver
        return isOver ? .deliver(nil) : .wait
    }

    /// The consumer wants no more.
    mutating func end() -> Action {
        let wasWaiting = isWaiting
        self = DeliveryBuffer()
        isOver = true
        return wasWaiting ? .deliver(nil) : .wait
    }
}
