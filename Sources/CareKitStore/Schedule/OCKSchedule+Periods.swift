import Foundation

extension OCKSchedule {
    /// A schedule of what is to be done once in each week, on whichever day: one event that shows on all seven.
    ///
    /// The first week is the one that holds `start`.
    ///
    /// - Parameters:
    ///   - start: A time in the first week.
    ///   - end: The instant from which no week starts; nil for no end.
    ///   - text: Words in place of the clock time.
    ///   - targetValues: The goals of each week.
    ///   - calendar: The calendar, its first day of the week, and the participant's zone.
    ///   - zonePolicy: What happens in other zones.
    public static func oncePerWeek(
        start: Date, end: Date? = nil, text: String? = nil, targetValues: [OCKOutcomeValue] = [],
        calendar: Calendar = .autoupdatingCurrent, zonePolicy: OCKScheduleElement.ZonePolicy = .floating()
    ) throws(ScheduleError) -> OCKSchedule {
        try once(
            per: .weekOfYear, DateComponents(weekOfYear: 1), start, end, text, targetValues, calendar, zonePolicy)
    }

    /// A schedule of what is to be done once in each month, on whichever day: one event that shows on all its days.
    ///
    /// The first month is the one that holds `start`.
    ///
    /// - Parameters:
    ///   - start: A time in the first month.
    ///   - end: The instant from which no month starts; nil for no end.
    ///   - text: Words in place of the clock time.
    ///   - targetValues: The goals of each month.
    ///   - calendar: The calendar and the participant's zone.
    ///   - zonePolicy: What happens in other zones.
    public static func oncePerMonth(
        start: Date, end: Date? = nil, text: String? = nil, targetValues: [OCKOutcomeValue] = [],
        calendar: Calendar = .autoupdatingCurrent, zonePolicy: OCKScheduleElement.ZonePolicy = .floating()
    ) throws(ScheduleError) -> OCKSchedule {
        try once(per: .month, DateComponents(month: 1), start, end, text, targetValues, calendar, zonePolicy)
    }

    private static func once(
        per period: Calendar.Component, _ interval: DateComponents, _ start: Date, _ end: Date?, _ text: String?,
        _ targetValues: [OCKOutcomeValue], _ calendar: Calendar, _ zonePolicy: OCKScheduleElement.ZonePolicy
    ) throws(ScheduleError) -> OCKSchedule {
        guard Recurrence.isInRange(start) else { throw .dateOutOfRange }
        let home = calendar.planning(with: zonePolicy)
        guard let first = home.dateInterval(of: period, for: start)?.start else { throw .dateOutOfRange }
        let element = try OCKScheduleElement(
            validating: first, end: end, interval: interval, text: text, targetValues: targetValues,
            duration: .allDay, calendar: calendar, zonePolicy: zonePolicy, lastsUntilNext: true)
        return try OCKSchedule(validating: [element])
    }
}
