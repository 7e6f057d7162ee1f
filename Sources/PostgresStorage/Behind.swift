import Foundation

/// Whether subscribers have missed a change, and when to try to show it to them: pure bookkeeping, without clocks.
///
/// The time between tries doubles up to five seconds, for a server that is down is asked for each of its databases.
struct Behind {
    private var isWaiting = false
    private var delay = Self.shortest

    private static let shortest = 100
    private static let longest = 5_000

    /// A try failed. Returns the time after which to call `retry` and try again, unless a try is due already.
    mutating func fail() -> DispatchTimeInterval? {
        guard !isWaiting else { return nil }
        isWaiting = true
        defer { delay = min(delay * 2, Self.longest) }
        return .milliseconds(delay)
    }

    /// The time has passed.
    mutating func retry() {
        isWaiting = false
    }

    /// Subscribers have seen what is stored.
    mutating func succeed() {
        delay = Self.shortest
    }
}
