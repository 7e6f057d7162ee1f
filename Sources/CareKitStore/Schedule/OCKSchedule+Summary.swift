import Foundation

extension OCKSchedule {
    /// What can be said of a schedule in a phrase, such as "Monday, Wednesday and Friday at 08:00".
    public struct Summary: Hashable, Sendable {
        /// How often.
        public let frequency: OCKScheduleElement.Frequency
        /// On which weekdays, from 1 (Sunday) to 7.
        public var weekdays: Set<Int>
        /// On which day of the month, if that is the rule.
        public let monthDay: OCKScheduleElement.MonthDay?
        /// At which times of day, ordered; empty for all day, and where they differ from day to day.
        public var timesOfDay: [OCKScheduleElement.TimeOfDay]
        /// Whether occurrences are all day.
        public let isAllDay: Bool
        /// Whether each occurrence lasts until the next begins.
        public let lastsUntilNext: Bool
        /// The instant from which there is no occurrence, or nil for no end.
        public let end: Date?
    }

    /// The schedule in phrases: elements that differ only by weekday or by time of day are told in one.
    public var summaries: [Summary] {
        var summaries: [Summary] = []
        for element in elements {
            let summary = Summary(element)
            if let place = summaries.firstIndex(where: { $0.differs(from: summary, by: \.timesOfDay, []) }) {
                summaries[place].timesOfDay = Set(summaries[place].timesOfDay + summary.timesOfDay).sorted()
            } else {
                summaries.append(summary)
            }
        }
        return summaries.reduce(into: []) { merged, summary in
            if let place = merged.firstIndex(where: { $0.differs(from: summary, by: \.weekdays, []) }) {
                merged[place].weekdays.formUnion(summary.weekdays)
            } else {
                merged.append(summary)
            }
        }
    }

    /// The number of all occurrences, or nil for a schedule without end.
    public var occurrenceCount: Int? {
        endDate().map { _ in elements.reduce(0) { $0 + ($1.occurrenceCount ?? 0) } }
    }
}

extension OCKSchedule.Summary {
    fileprivate init(_ element: OCKScheduleElement) {
        frequency = element.frequency
        weekdays = element.weekdays
        monthDay = element.monthDay
        timesOfDay = element.timesOfDay
        isAllDay = element.duration == .allDay
        lastsUntilNext = element.lastsUntilNext
        end = element.end
    }

    /// Whether all but one property are the same.
    fileprivate func differs<Value>(
        from other: Self, by property: WritableKeyPath<Self, Value>, _ nothing: Value
    ) -> Bool {
        var (left, right) = (self, other)
        left[keyPath: property] = nothing
        right[keyPath: property] = nothing
        return left == right
    }
}
