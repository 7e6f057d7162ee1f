import Foundation

/// Schedules by rule. Their clock time floats with the participant unless `zonePolicy` says otherwise.
///
/// The first occurrence is never before `start`; for all-day occurrences, not before its day. If a clock skips the time
/// of day just on the first day, the next day of the rule is the first. What `dailyAtTime` and `weeklyAtTime` do to a
/// time that does not exist, these throw as `ScheduleError`.
extension OCKSchedule {
    /// A schedule with an occurrence every so many days.
    ///
    /// - Parameters:
    ///   - days: 1 for every day, 2 for every other day, and so on.
    ///   - hour: 0 to 23.
    ///   - minutes: 0 to 59.
    ///   - start: The earliest that the first occurrence may start.
    ///   - end: The instant from which no occurrence starts; nil for no end.
    ///   - text: Words in place of the clock time.
    ///   - targetValues: The goals of each occurrence.
    ///   - duration: How long each occurrence lasts.
    ///   - calendar: The calendar and the participant's zone.
    ///   - zonePolicy: What happens to the clock time in other zones.
    public static func daily(
        every days: Int = 1, hour: Int, minutes: Int = 0, start: Date, end: Date? = nil, text: String? = nil,
        targetValues: [OCKOutcomeValue] = [], duration: OCKScheduleElement.Duration = .hours(1),
        calendar: Calendar = .autoupdatingCurrent, zonePolicy: OCKScheduleElement.ZonePolicy = .floating()
    ) throws(ScheduleError) -> OCKSchedule {
        let plan = try Plan(hour, minutes, start, end, text, targetValues, duration, calendar, zonePolicy)
        return try OCKSchedule(validating: [plan.element(from: plan.first { $0 }, every: DateComponents(day: days))])
    }

    /// A schedule with an occurrence on some weekdays of every so many weeks: an element for each weekday.
    ///
    /// With `every: 2`, the weekdays of the week that holds `start` come first, then those of the week after the next.
    ///
    /// - Parameters:
    ///   - weekdays: 1 for Sunday to 7 for Saturday; at least one.
    ///   - weeks: 1 for every week, 2 for every other week, and so on.
    ///   - hour: 0 to 23.
    ///   - minutes: 0 to 59.
    ///   - start: The earliest that the first occurrence may start.
    ///   - end: The instant from which no occurrence starts; nil for no end.
    ///   - text: Words in place of the clock time.
    ///   - targetValues: The goals of each occurrence.
    ///   - duration: How long each occurrence lasts.
    ///   - calendar: The calendar, its first day of the week, and the participant's zone.
    ///   - zonePolicy: What happens to the clock time in other zones.
    public static func weekly(
        on weekdays: Set<Int>, every weeks: Int = 1, hour: Int, minutes: Int = 0, start: Date, end: Date? = nil,
        text: String? = nil, targetValues: [OCKOutcomeValue] = [], duration: OCKScheduleElement.Duration = .hours(1),
        calendar: Calendar = .autoupdatingCurrent, zonePolicy: OCKScheduleElement.ZonePolicy = .floating()
    ) throws(ScheduleError) -> OCKSchedule {
        guard !weekdays.isEmpty, weekdays.isSubset(of: 1...7) else { throw .invalidWeekday }
        let plan = try Plan(hour, minutes, start, end, text, targetValues, duration, calendar, zonePolicy)
        let interval = DateComponents(weekOfYear: weeks)
        if let error = interval.intervalError { throw error }
        var elements: [OCKScheduleElement] = []
        for weekday in weekdays.sorted() {
            let day = plan.daysFromWeekStart(to: weekday)
            // More weeks than that are more than a schedule can hold.
            let first = try plan.first { day + $0 * 7 * min(weeks, 1_000_000) }
            // The end may come before the first of some weekdays.
            guard end.map({ first < $0 }) ?? true else { continue }
            elements.append(try plan.element(from: first, every: interval))
        }
        guard !elements.isEmpty else { throw .endNotAfterStart }
        return try OCKSchedule(validating: elements)
    }

    /// A schedule with an occurrence on a day of every so many months; the last of a month that is shorter.
    ///
    /// - Parameters:
    ///   - day: 1 to 31; with 31 it is always the month's last.
    ///   - months: 1 for every month, 3 for every quarter, and so on.
    ///   - hour: 0 to 23.
    ///   - minutes: 0 to 59.
    ///   - start: The earliest that the first occurrence may start.
    ///   - end: The instant from which no occurrence starts; nil for no end.
    ///   - text: Words in place of the clock time.
    ///   - targetValues: The goals of each occurrence.
    ///   - duration: How long each occurrence lasts.
    ///   - calendar: The calendar and the participant's zone.
    ///   - zonePolicy: What happens to the clock time in other zones.
    public static func monthly(
        onDay day: Int, every months: Int = 1, hour: Int, minutes: Int = 0, start: Date, end: Date? = nil,
        text: String? = nil, targetValues: [OCKOutcomeValue] = [], duration: OCKScheduleElement.Duration = .hours(1),
        calendar: Calendar = .autoupdatingCurrent, zonePolicy: OCKScheduleElement.ZonePolicy = .floating()
    ) throws(ScheduleError) -> OCKSchedule {
        let plan = try Plan(hour, minutes, start, end, text, targetValues, duration, calendar, zonePolicy)
        return try OCKSchedule(validating: [plan.element(on: .day(day), every: months)])
    }

    /// A schedule with an occurrence on the first to fourth or the last of a weekday in every so many months.
    ///
    /// - Parameters:
    ///   - weekday: 1 for Sunday to 7 for Saturday.
    ///   - ordinal: 1 to 4, or -1 for the last.
    ///   - months: 1 for every month, 3 for every quarter, and so on.
    ///   - hour: 0 to 23.
    ///   - minutes: 0 to 59.
    ///   - start: The earliest that the first occurrence may start.
    ///   - end: The instant from which no occurrence starts; nil for no end.
    ///   - text: Words in place of the clock time.
    ///   - targetValues: The goals of each occurrence.
    ///   - duration: How long each occurrence lasts.
    ///   - calendar: The calendar and the participant's zone.
    ///   - zonePolicy: What happens to the clock time in other zones.
    public static func monthly(
        on weekday: Int, ordinal: Int, every months: Int = 1, hour: Int, minutes: Int = 0, start: Date,
        end: Date? = nil, text: String? = nil, targetValues: [OCKOutcomeValue] = [],
        duration: OCKScheduleElement.Duration = .hours(1), calendar: Calendar = .autoupdatingCurrent,
        zonePolicy: OCKScheduleElement.ZonePolicy = .floating()
    ) throws(ScheduleError) -> OCKSchedule {
        let plan = try Plan(hour, minutes, start, end, text, targetValues, duration, calendar, zonePolicy)
        return try OCKSchedule(validating: [plan.element(on: .weekday(weekday, ordinal: ordinal), every: months)])
    }
}

extension OCKSchedule {
    /// What the rules have in common: a time of day, and all that every element carries.
    private struct Plan {
        private let start: Date
        private let end: Date?
        private let text: String?
        private let targetValues: [OCKOutcomeValue]
        private let duration: OCKScheduleElement.Duration
        private let calendar: Calendar
        private let zonePolicy: OCKScheduleElement.ZonePolicy
        private let home: WallClock
        /// The start of the first day, as the clock at home reads.
        private let firstDay: Date
        private let timeOfDay: TimeInterval

        init(
            _ hour: Int, _ minutes: Int, _ start: Date, _ end: Date?, _ text: String?,
            _ targetValues: [OCKOutcomeValue], _ duration: OCKScheduleElement.Duration, _ calendar: Calendar,
            _ zonePolicy: OCKScheduleElement.ZonePolicy
        ) throws(ScheduleError) {
            guard (0...23).contains(hour), (0...59).contains(minutes) else { throw .invalidTimeOfDay }
            guard Recurrence.isInRange(start) else { throw .dateOutOfRange }
            (self.start, self.end, self.text, self.targetValues) = (start, end, text, targetValues)
            (self.duration, self.calendar, self.zonePolicy) = (duration, calendar, zonePolicy)
            home = WallClock(calendar.planning(with: zonePolicy))
            let reading = home.reading(of: start).timeIntervalSinceReferenceDate
            firstDay = Date(timeIntervalSinceReferenceDate: (reading / 86_400).rounded(.down) * 86_400)
            timeOfDay = duration == .allDay ? 0 : TimeInterval(hour * 3600 + minutes * 60)
        }

        /// How many days after the first day a weekday of its week is; less than 0 where it has passed.
        func daysFromWeekStart(to weekday: Int) -> Int {
            let first = WallClock.weekday(ofReading: firstDay)
            func place(_ weekday: Int) -> Int { (weekday - home.calendar.firstWeekday + 7) % 7 }
            return place(weekday) - place(first)
        }

        /// The first occurrence among candidates, given as days after the first day.
        func first(_ daysOfCandidate: (Int) -> Int) throws(ScheduleError) -> Date {
            // A day may be too early, and the next without the time of day; there is no third reason.
            for candidate in 0..<4 {
                let reading = firstDay + Double(daysOfCandidate(candidate)) * 86_400 + timeOfDay
                let date = home.instant(of: reading)
                if duration == .allDay {
                    if reading >= firstDay { return date }
                } else if date >= start, home.reading(of: date) == reading {
                    return date
                }
            }
            throw .dateOutOfRange
        }

        func element(
            from first: Date, every interval: DateComponents, on monthDay: OCKScheduleElement.MonthDay? = nil,
            zonePolicy: OCKScheduleElement.ZonePolicy? = nil
        ) throws(ScheduleError) -> OCKScheduleElement {
            try OCKScheduleElement(
                validating: first, end: end, interval: interval, text: text, targetValues: targetValues,
                duration: duration, calendar: calendar, zonePolicy: zonePolicy ?? self.zonePolicy, monthDay: monthDay)
        }

        func element(on day: OCKScheduleElement.MonthDay, every months: Int) throws(ScheduleError) -> OCKScheduleElement
        {
            let interval = DateComponents(month: months)
            let first = try element(
                from: first { $0 }, every: interval, on: day, zonePolicy: .fixed(home.calendar.timeZone)
            ).start
            // What an interval alone expresses is left to it, so that other programs can read it.
            if case .day(...28) = day { return try element(from: first, every: interval) }
            return try element(from: first, every: interval, on: day)
        }
    }
}
