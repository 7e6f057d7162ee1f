import Foundation

/// Sorts events into days and tells how far each day's are done.
struct AdherenceCalculation: Sendable {
    /// A version of a task and the time in which it rules.
    struct Ruling: Sendable {
        let task: any OCKAnyTask
        let start: Date
        let end: Date
    }

    private let days: DayGrid
    private let rulings: [Ruling]
    private let events: [OCKAnyEvent]

    /// Keeps what counts: tasks that impact adherence, and their events.
    ///
    /// - Parameters:
    ///   - rulings: Which versions rule in `interval`, and when.
    ///   - events: The events of all versions in `interval`.
    ///   - interval: The time to tell about; a day is counted from its start, whatever the hour.
    ///   - calendar: What a day is.
    init(
        rulings: [Ruling], events: some Sequence<OCKAnyEvent>, interval: DateInterval, calendar: Calendar = .current
    ) {
        days = DayGrid(interval, calendar: calendar)
        self.rulings = rulings.filter(\.task.impactsAdherence)
        self.events = events.filter(\.task.impactsAdherence)
    }

    /// One entry for each day; `progress` tells that of a day with events.
    func adherence(_ progress: (_ eventsOfOneDay: [OCKAnyEvent]) -> OCKAdherence) -> [OCKAdherence] {
        zip(days.starts.indices, days.grouping(events)).map { index, events in
            guard events.isEmpty else { return progress(events) }
            return rulings.contains { $0.isInForce(from: days.starts[index], to: days.end(of: index)) }
                ? .noEvents : .noTasks
        }
    }
}

extension AdherenceCalculation.Ruling {
    /// Whether the version rules at the end of a day, and has or may have had an event since the day's start.
    fileprivate func isInForce(from dayStart: Date, to dayEnd: Date) -> Bool {
        let isPaused = (task as? any OCKAnyVersionableTask)?.isPaused ?? false
        return !isPaused && start < dayEnd && dayEnd <= end
            && task.schedule.endForParticipant.map { $0 >= dayStart } ?? true
    }
}
