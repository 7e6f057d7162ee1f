import Foundation

/// The days of an interval, counted from its start, whatever the hour.
struct DayGrid {
    /// When each day begins.
    let starts: [Date]
    private let interval: DateInterval

    init(_ interval: DateInterval, calendar: Calendar = .current) {
        let clock = WallClock(calendar)
        var starts: [Date] = []
        while let day = clock.date(byAddingDays: starts.count, to: interval.start), day < interval.end {
            starts.append(day)
        }
        self.starts = starts
        self.interval = interval
    }

    /// Why an interval cannot be told day by day; nil where it can. A care plan has no need of more than 270 years.
    static func refusal(of interval: DateInterval) -> OCKStoreError? {
        interval.duration < 100_000 * .day
            ? nil : .fetchFailed(reason: "The interval has more than 100,000 days. Ask for fewer at a time.")
    }

    func end(of index: Int) -> Date {
        index + 1 < starts.count ? starts[index + 1] : interval.end
    }

    /// The events of each day, in their order; one that began before the interval is the first day's.
    func grouping(_ events: [OCKAnyEvent]) -> [[OCKAnyEvent]] {
        let byDay = Dictionary(grouping: events) { index(of: $0.scheduleEvent.start) }
        return starts.indices.map { byDay[$0] ?? [] }
    }

    /// The last day that starts by `date`; the first for an earlier date.
    private func index(of date: Date) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= date { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}
