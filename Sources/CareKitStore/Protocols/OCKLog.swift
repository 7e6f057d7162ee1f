import Synchronization

/// Apple's switch for the module's log.
public struct OCKLog {
    private static let flag = Mutex(true)

    /// Whether the module may log. Stores tell their callers what went wrong; only that a store's data cannot be used at
    /// all is also a line on standard error.
    public static var isEnabled: Bool {
        get { flag.value() }
        set { flag.withLock { $0 = newValue } }
    }
}

extension Mutex where Value: Sendable {
    /// A copy of the value.
    func value() -> Value { withLock { $0 } }
}
