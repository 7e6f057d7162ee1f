import Foundation

/// Sorts events into days and tells how far each day's are done.
struct AdherenceCalculation {
    private let days: [Date]
    private let interval: DateInterval
    private let tasks: [any OCKAnyTask]
    private let events: [OCKAnyEvent]

    /// Keeps what counts: tasks that impact adherence, and their events.
    ///
    /// - Parameters:
    ///   - tasks: The versions in force at the end of `interval`.
    ///   - events: The events of all versions in `interval`.
    ///   - interval: The time to tell about; a day is counted from its start, whatever the hour.
    ///   - calendar: What a day is.
    init(tasks: [any OCKAnyTask], events: [OCKAnyEvent], interval: DateInterval, calendar: Calendar = .current) {
        self.interval = interval
        self.tasks = tasks.filter(\.impactsAdherence)
        self.events = events.filter(\.task.impactsAdherence)
        let clock = WallClock(calendar)
        var days: [Date] = []
        while let day = clock.date(byAddingDays: days.count, to: interval.start), day < interval.end {
            days.append(day)
        }
        self.days = days
    }

    /// One entry for each day.
    func adherence(_ computeProgress: (OCKAnyEvent) -> any CareTaskProgress) -> [OCKAdherence] {
        let eventsByDay = Dictionary(grouping: events) { dayIndex(of: $0.scheduleEvent.start) }
        return days.indices.map { index in
            if let events = eventsByDay[index] {
                return .progress(AggregatedCareTaskProgress(combining: events.map(computeProgress)).fractionCompleted)
            }
            let end = index + 1 < days.count ? days[index + 1] : interval.end
            return tasks.contains { $0.isInForce(from: days[index], to: end) } ? .noEvents : .noTasks
        }
    }

    /// The last day that starts by `date`; the first for an event that began before the interval.
    private func dayIndex(of date: Date) -> Int {
        var (low, high) = (0, days.count)
        while low < high {
            let middle = (low + high) / 2
            if days[middle] <= date { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}

extension OCKAnyTask {
    /// Whether the task was in force at some time from `start` to `end`, with or without an event.
    fileprivate func isInForce(from start: Date, to end: Date) -> Bool {
        let first = (self as? any OCKAnyVersionableTask)?.effectiveDate ?? schedule.startDate()
        return first < end && schedule.endDate().map { $0 >= start } ?? true
    }
}
