import Foundation

extension OCKScheduleElement {
    /// The element itself in an array, as a schedule has it.
    public var elements: [OCKScheduleElement] { [self] }

    /// The occurrence with number `index`, or nil where there is none: negative, or not before `end`.
    public func event(forOccurrenceIndex index: Int) -> OCKScheduleEvent? {
        let recurrence = Recurrence(self)
        return recurrence.start(of: index).map { event(index, at: $0, recurrence) }
    }

    /// The occurrence with number `index`, which must exist.
    public subscript(index: Int) -> OCKScheduleEvent {
        guard let event = event(forOccurrenceIndex: index) else {
            preconditionFailure("There is no such occurrence; use event(forOccurrenceIndex:) to ask.")
        }
        return event
    }

    /// The occurrences that touch the time from `start` to `end`, in order.
    ///
    /// An occurrence counts if it starts before `end` and ends at or after `start`, so one that ends exactly at `start`
    /// is included. Empty unless `start` is before `end`.
    ///
    /// - Complexity: O(k) for k occurrences returned, whatever the element's age.
    public func events(from start: Date, to end: Date) -> [OCKScheduleEvent] {
        let recurrence = Recurrence(self)
        return starts(from: start, to: end, recurrence).enumerated(recurrence, of: self)
    }

    /// The numbers and starts of the occurrences that touch a window.
    func starts(from windowStart: Date, to windowEnd: Date, _ recurrence: Recurrence) -> OccurrenceRun {
        guard windowStart < windowEnd else { return OccurrenceRun(firstIndex: 0, starts: []) }
        var index = firstCandidate(forEventsTouching: windowStart, recurrence)
        var run = OccurrenceRun(firstIndex: index, starts: [])
        while let date = recurrence.start(of: index), date < windowEnd {
            if eventEnd(index, date, recurrence) >= windowStart {
                run.starts.append(date)
            } else if run.starts.isEmpty {
                run.firstIndex = index + 1
            }
            index += 1
        }
        return run
    }

    func event(_ index: Int, at date: Date, _ recurrence: Recurrence) -> OCKScheduleEvent {
        OCKScheduleEvent(start: date, end: eventEnd(index, date, recurrence), element: self, occurrence: index)
    }

    private func eventEnd(_ index: Int, _ start: Date, _ recurrence: Recurrence) -> Date {
        switch duration {
        case .seconds(let seconds): start + seconds
        case .allDay where lastsUntilNext: recurrence.startWithoutEnd(of: index + 1).map { max(start, $0 - 1) } ?? start
        case .allDay: recurrence.clock.startOfNextDay(after: start) - 1
        }
    }

    /// A number before which no occurrence ends at or after `date`.
    private func firstCandidate(forEventsTouching date: Date, _ recurrence: Recurrence) -> Int {
        switch duration {
        // A millisecond for the rounding of the difference; the ends themselves decide.
        case .seconds(let seconds): recurrence.count(before: date - seconds - 0.001)
        case .allDay where lastsUntilNext: max(0, recurrence.count(before: date) - 1)
        case .allDay: recurrence.count(before: recurrence.clock.startOfDay(for: date))
        }
    }
}

/// Consecutive occurrences of one element.
struct OccurrenceRun {
    var firstIndex: Int
    var starts: [Date]

    func enumerated(_ recurrence: Recurrence, of element: OCKScheduleElement) -> [OCKScheduleEvent] {
        zip(firstIndex..., starts).map { element.event($0, at: $1, recurrence) }
    }
}
