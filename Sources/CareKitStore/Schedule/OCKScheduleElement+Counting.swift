import Foundation

extension OCKScheduleElement {
    /// Whether an occurrence may still start after `date`.
    func endsAfter(_ date: Date) -> Bool {
        endForParticipant.map { $0 > date } ?? true
    }

    /// The number of occurrences that start before `date`, without enumerating them.
    func count(before date: Date) -> Int {
        Recurrence(self).count(before: date)
    }

    /// The number of occurrences that start at or before `date`.
    func count(through date: Date) -> Int {
        Recurrence(self).count(through: date)
    }

    /// Whether an occurrence touches the time from `start` to `end`.
    func hasEvent(from start: Date, to end: Date) -> Bool {
        let index = count(before: end) - 1
        // Starts and ends both grow with the number, so only the last that starts in time needs a look.
        return event(forOccurrenceIndex: index).map { $0.end >= start } ?? false
    }

    /// An upper bound for the number of occurrences that touch the time from `start` to `end`.
    func eventCountBound(from start: Date, to end: Date) -> Int {
        if lastsUntilNext { return count(before: end) - count(before: start) + 1 }
        let length: TimeInterval = if case .seconds(let seconds) = duration { seconds } else { 90_000 }
        return count(before: end) - count(before: start - length)
    }
}
