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
        let rule = try ScheduleRule(
            hour: hour, minutes: minutes, start: start, end: end, text: text, targetValues: targetValues,
            duration: duration, calendar: calendar, zonePolicy: zonePolicy)
        return try OCKSchedule(validating: [rule.element(from: rule.first { $0 }, every: DateComponents(day: days))])
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
        let rule = try ScheduleRule(
            hour: hour, minutes: minutes, start: start, end: end, text: text, targetValues: targetValues,
            duration: duration, calendar: calendar, zonePolicy: zonePolicy)
        let interval = DateComponents(weekOfYear: weeks)
        if let error = interval.intervalError { throw error }
        var elements: [OCKScheduleElement] = []
        for weekday in weekdays.sorted() {
            let day = rule.daysFromWeekStart(to: weekday)
            // More weeks than that are more than a schedule can hold.
            let first = try rule.first { day + $0 * 7 * min(weeks, 1_000_000) }
            // The end may come before the first of some weekdays.
            guard end.map({ first < $0 }) ?? true else { continue }
            elements.append(try rule.element(from: first, every: interval))
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
        let rule = try ScheduleRule(
            hour: hour, minutes: minutes, start: start, end: end, text: text, targetValues: targetValues,
            duration: duration, calendar: calendar, zonePolicy: zonePolicy)
        return try OCKSchedule(validating: [rule.element(on: .day(day), every: months)])
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
        let rule = try ScheduleRule(
            hour: hour, minutes: minutes, start: start, end: end, text: text, targetValues: targetValues,
            duration: duration, calendar: calendar, zonePolicy: zonePolicy)
        return try OCKSchedule(validating: [rule.element(on: .weekday(weekday, ordinal: ordinal), every: months)])
    }
}
