/// Lets new participants in at a steady rate: a machine that asks without a cookie must not fill the disk.
struct NewcomerLimit: Sendable {
    private var tokens: Double
    private var last: Double
    static let burst = 500.0
    static let perSecond = 5.0

    init(at now: Double) {
        tokens = Self.burst
        last = now
    }

    /// True where one more may come in at `now`, in seconds.
    mutating func admit(at now: Double) -> Bool {
        tokens = min(Self.burst, tokens + max(now - last, 0) * Self.perSecond)
        last = max(now, last)
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
