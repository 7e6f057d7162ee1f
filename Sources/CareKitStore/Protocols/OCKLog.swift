import Synchronization

/// Apple's switch for the module's log.
public struct OCKLog {
    private static let flag = Mutex(true)

    /// Whether the module may log. It keeps what it is set to and changes nothing: stores tell their callers what went
    /// wrong, and log nothing.
    public static var isEnabled: Bool {
        get { flag.value() }
        set { flag.withLock { $0 = newValue } }
    }
}

extension Mutex where Value: Sendable {
    /// A copy of the value.
    func value() -> Value { withLock { $0 } }
}
