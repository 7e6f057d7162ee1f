import Foundation

extension OCKSchedule {
    /// The first occurrence that starts at or after `date`, or nil where there is none.
    ///
    /// - Complexity: O(m log n) for m elements and n occurrences before it.
    public func nextEvent(onOrAfter date: Date) -> OCKScheduleEvent? {
        neighbours { $0.count(before: date) }.min { ($0.start, $0.occurrence) < ($1.start, $1.occurrence) }
    }

    /// The last occurrence that starts before `date`, or nil where there is none.
    ///
    /// - Complexity: O(m log n) for m elements and n occurrences before it.
    public func previousEvent(before date: Date) -> OCKScheduleEvent? {
        neighbours { $0.count(before: date) - 1 }.max { ($0.start, $0.occurrence) < ($1.start, $1.occurrence) }
    }

    /// One occurrence of each element, with its number in the schedule.
    private func neighbours(_ index: (OCKScheduleElement) -> Int) -> [OCKScheduleEvent] {
        let numbering = Numbering(self)
        return elements.enumerated().compactMap { position, element in
            let own = index(element)
            guard let event = element.event(forOccurrenceIndex: own), let number = numbering.number(of: own, position)
            else { return nil }
            return OCKScheduleEvent(renumbering: event, to: number)
        }
    }
}
