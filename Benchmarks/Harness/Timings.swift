/// How long one thing took each time, per call.
struct Timings {
    private var seconds: [Double] = []

    mutating func add(_ duration: Duration, calls: Int = 1) {
        seconds.append(duration / .seconds(1) / Double(calls))
    }

    var p50: Quantity { .seconds(percentile(0.5)) }
    var p99: Quantity { .seconds(percentile(0.99)) }

    /// The nearest-rank percentile: always a time that was measured.
    private func percentile(_ share: Double) -> Double {
        let sorted = seconds.sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(Int((share * Double(sorted.count)).rounded(.up)), sorted.count) - 1]
    }
}
