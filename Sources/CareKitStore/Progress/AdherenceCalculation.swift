import Foundation

/// Sorts events into days and tells how far each day's are done.
struct AdherenceCalculation: Sendable {
    private let days: DayGrid
    private let tasks: [any OCKAnyTask]
    private let events: [OCKAnyEvent]

    /// Keeps what counts: tasks that impact adherence, and their events.
    ///
    /// - Parameters:
    ///   - tasks: The versions in force at the end of `interval`.
    ///   - events: The events of all versions in `interval`.
    ///   - interval: The time to tell about; a day is counted from its start, whatever the hour.
    ///   - calendar: What a day is.
    init(
        tasks: [any OCKAnyTask], events: some Sequence<OCKAnyEvent>, interval: DateInterval,
        calendar: Calendar = .current
    ) {
        days = DayGrid(interval, calendar: calendar)
        self.tasks = tasks.filter(\.impactsAdherence)
        self.events = events.filter(\.task.impactsAdherence)
    }

    /// One entry for each day; `progress` tells that of a day with events.
    func adherence(_ progress: (_ eventsOfOneDay: [OCKAnyEvent]) -> OCKAdherence) -> [OCKAdherence] {
        zip(days.starts.indices, days.grouping(events)).map { index, events in
            guard events.isEmpty else { return progress(events) }
            return tasks.contains { $0.isInForce(from: days.starts[index], to: days.end(of: index)) }
                ? .noEvents : .noTasks
        }
    }
}

extension OCKAnyTask {
    /// Whether the task was in force at some time from `start` to `end`, with or without an event.
    fileprivate func isInForce(from start: Date, to end: Date) -> Bool {
        let first = (self as? any OCKAnyVersionableTask)?.effectiveDate ?? schedule.startDate()
        return first < end && schedule.endForParticipant.map { $0 >= start } ?? true
    }
}
