/// The numbers of one week, one for each day and series.
struct WeekOfValues {
    let week: DateInterval
    let calendar: Calendar

    /// A series' numbers; nil for a day without an outcome, which is not the same as 0.
    ///
    /// - Complexity: O(events).
    func values(of configuration: OCKDataSeriesConfiguration, in events: [OCKAnyEvent]) -> [CGFloat?] {
        var days = [[OCKAnyEvent]](repeating: [], count: 7)
        for event in events where event.task.id == configuration.taskID {
            guard let day = calendar.dayIndex(of: event.scheduleEvent.start, in: week) else { continue }
            days[day].append(event)
        }
        return days.map { events in
            guard events.contains(where: { $0.outcome != nil }) else { return nil }
            let value = configuration.eventAggregator.aggregate(events: events)
            return value.isFinite ? CGFloat(value) : nil
        }
    }

    /// The days' names: one letter for the axis, the whole day for the table.
    var names: (short: [String], long: [String]) {
        let days = (0..<7).map { calendar.date(byAdding: .day, value: $0, to: week.start) ?? week.start }
        let short = days.map { calendar.veryShortWeekdaySymbols[calendar.component(.weekday, from: $0) - 1] }
        return (short, days.map { EventText.day($0, in: calendar) })
    }
}
