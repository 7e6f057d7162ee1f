import Foundation

extension OCKSchedule {
    /// The occurrences with numbers from `start` up to but not including `stop`; fewer where the schedule ends.
    ///
    /// Empty where `start` is below 0 or not below `stop`. Apple's store stops the program there.
    ///
    /// - Complexity: O(k m² log n) for k occurrences, m elements and n occurrences before the last.
    public func events(betweenOccurrenceIndex start: Int, and stop: Int) -> [OCKScheduleEvent] {
        consecutive(from: start, upTo: stop, event(forOccurrenceIndex:))
    }

    /// Whether any occurrence touches the day that holds `date`, in the current calendar.
    ///
    /// - Complexity: O(m) for m elements, whatever the schedule's age.
    public func exists(onDay date: Date) -> Bool {
        let day = DateInterval.day(of: date)
        return hasEvent(from: day.start, to: day.end)
    }
}

extension OCKScheduleElement {
    /// The occurrences with numbers from `start` up to but not including `stop`; fewer where the element ends.
    ///
    /// Empty where `start` is below 0 or not below `stop`. Apple's store stops the program there.
    ///
    /// - Complexity: O(k) for k occurrences.
    public func events(betweenOccurrenceIndex start: Int, and stop: Int) -> [OCKScheduleEvent] {
        consecutive(from: start, upTo: stop, event(forOccurrenceIndex:))
    }
}

private func consecutive(
    from start: Int, upTo stop: Int, _ event: (Int) -> OCKScheduleEvent?
) -> [OCKScheduleEvent] {
    var events: [OCKScheduleEvent] = []
    guard start >= 0 else { return events }
    while events.count < stop - start, let next = event(start + events.count) { events.append(next) }
    return events
}
