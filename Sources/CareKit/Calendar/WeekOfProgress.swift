/// How much of each day of a week is done.
///
/// Only events of tasks that impact adherence count; an event is done once it has an outcome.
struct WeekOfProgress {
    /// One day.
    struct Day: Equatable {
        /// The day's first moment: not always midnight, where clocks change then.
        let start: Date
        var done = 0
        var total = 0

        /// The day's ring. A day without events is empty, not full.
        var completionState: OCKCompletionState {
            guard total > 0 else { return .empty }
            return done > 0 ? .progress(CGFloat(done) / CGFloat(total)) : .zero
        }
    }

    /// The days of the week in their order.
    private(set) var days: [Day]

    /// Counts events.
    ///
    /// - Complexity: O(events).
    init(of events: [OCKAnyEvent], week: DateInterval, calendar: Calendar) {
        days = (0..<7).map { offset in
            let date = calendar.date(byAdding: .day, value: offset, to: week.start) ?? week.end
            return Day(start: calendar.startOfDay(for: date))
        }
        // Asking the calendar for the day of each event would cost most of what a tap costs.
        for event in events where event.task.impactsAdherence {
            let start = event.scheduleEvent.start
            guard start < week.end, let day = days.lastIndex(where: { $0.start <= start }) else { continue }
            days[day].total += 1
            if event.outcome != nil { days[day].done += 1 }
        }
    }
}

extension Calendar {
    /// The number of a day in a week, from 0 to 6; nil outside.
    func dayIndex(of date: Date, in week: DateInterval) -> Int? {
        guard date >= week.start, date < week.end else { return nil }
        return dateComponents([.day], from: week.start, to: startOfDay(for: date)).day.map { min(max($0, 0), 6) }
    }
}
