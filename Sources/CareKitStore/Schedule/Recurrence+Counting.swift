import Foundation

extension Recurrence {
    /// The number of occurrences that start before `date`.
    ///
    /// - Complexity: O(log e) steps for an estimate that is wrong by e; in the Gregorian calendar e is at most 2.
    func count(before date: Date) -> Int {
        // Written so that NaN counts nothing.
        guard let first = start(of: 0), date > first else { return 0 }
        let target = min(date, .distantFuture)
        let last = endInstant.map { min($0, target) } ?? target
        let estimate = max(0, Int((last.timeIntervalSince(first) / meanLength).rounded(.down)))
        return isBefore(target, estimate)
            ? countUpwards(from: estimate, target) : countDownwards(from: estimate, target)
    }

    /// The number of occurrences that start at or before `date`.
    func count(through date: Date) -> Int {
        count(before: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.nextUp))
    }

    private func isBefore(_ target: Date, _ index: Int) -> Bool {
        start(of: index).map { $0 < target } ?? false
    }

    private func countUpwards(from index: Int, _ target: Date) -> Int {
        var low = index
        var stride = 1
        while isBefore(target, low + stride) {
            low += stride
            stride *= 2
        }
        return bisect(low + 1, low + stride, target)
    }

    private func countDownwards(from index: Int, _ target: Date) -> Int {
        var high = index
        var stride = 1
        while high > 0 {
            let low = max(0, high - stride)
            if isBefore(target, low) { return bisect(low + 1, high, target) }
            high = low
            stride *= 2
        }
        return 0
    }

    /// The least index in `low...high` that does not start before `target`; `high` is known not to.
    private func bisect(_ low: Int, _ high: Int, _ target: Date) -> Int {
        var (low, high) = (low, high)
        while low < high {
            let middle = low + (high - low) / 2
            if isBefore(target, middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
