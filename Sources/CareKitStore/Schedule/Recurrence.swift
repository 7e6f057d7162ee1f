import Foundation

/// The starts of a repeating event: number n is `start` plus n intervals, always counted from `start` itself.
///
/// Counting from the start ("anchored") lets an occurrence that a clock change or a short month moves come back to its
/// own time afterwards: the 31st becomes 28 February and then 31 March. Occurrences are found by estimating n from the
/// interval's mean length and correcting by a few steps, so age costs nothing.
struct Recurrence {
    /// How one interval is added; single units have a quicker way than mixed ones.
    enum Step: Hashable, Sendable {
        case seconds(Double)
        case days(Int)
        case months(Int)
        case years(Int)
        case mixed
    }

    /// Dates outside are neither asked of `Calendar` nor produced. Compared as numbers, so that NaN is outside.
    private static let horizon =
        Date.distantPast.timeIntervalSinceReferenceDate...Date.distantFuture.timeIntervalSinceReferenceDate

    /// Whether a schedule can hold `date`.
    static func isInRange(_ date: Date) -> Bool {
        horizon.contains(date.timeIntervalSinceReferenceDate)
    }

    private let start: Date
    private let interval: DateComponents
    private let step: Step
    private let meanLength: TimeInterval
    private let isAllDay: Bool
    let clock: WallClock

    init(_ element: OCKScheduleElement) {
        start = element.start
        interval = element.interval
        step = element.step
        meanLength = element.meanLength
        isAllDay = element.duration == .allDay
        clock = WallClock(element.calendar)
    }

    /// The start of occurrence `index`, or nil past the horizon. Never decreases as `index` grows.
    func start(of index: Int) -> Date? {
        guard index > 0 else { return index == 0 ? snapped(start) : nil }
        guard Self.isInRange(start + Double(index) * meanLength), let date = unsnappedStart(of: index) else {
            return nil
        }
        return snapped(date)
    }

    /// The number of occurrences that start before `date`.
    ///
    /// - Complexity: O(log e) steps for an estimate that is wrong by e; in the Gregorian calendar e is at most 2.
    func count(before date: Date) -> Int {
        // Written so that NaN counts nothing.
        guard date > start || isAllDay && date > snapped(start) else { return 0 }
        let target = min(date, .distantFuture)
        let estimate = max(0, Int((target.timeIntervalSince(start) / meanLength).rounded(.down)))
        return isBefore(target, estimate)
            ? countUpwards(from: estimate, target) : countDownwards(from: estimate, target)
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

    private func snapped(_ date: Date) -> Date {
        isAllDay ? clock.startOfDay(for: date) : date
    }

    private func unsnappedStart(of index: Int) -> Date? {
        switch step {
        case .seconds(let seconds):
            start + Double(index) * seconds
        case .days(let days):
            clock.date(byAddingDays: index * days, to: start)
        case .months(let months):
            clock.calendar.date(byAdding: .month, value: index * months, to: start)
        case .years(let years):
            clock.calendar.date(byAdding: .year, value: index * years, to: start)
        case .mixed:
            interval.multiplied(by: index).flatMap { clock.calendar.date(byAdding: $0, to: start) }
        }
    }
}
