import Foundation

/// What the schedules by rule have in common: a time of day, and all that every element carries.
struct ScheduleRule {
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
        hour: Int, minutes: Int, start: Date, end: Date?, text: String?, targetValues: [OCKOutcomeValue],
        duration: OCKScheduleElement.Duration, calendar: Calendar, zonePolicy: OCKScheduleElement.ZonePolicy
    ) throws(ScheduleError) {
        guard (0...23).contains(hour), (0...59).contains(minutes) else { throw .invalidTimeOfDay }
        guard Recurrence.isInRange(start) else { throw .dateOutOfRange }
        (self.start, self.end, self.text, self.targetValues) = (start, end, text, targetValues)
        (self.duration, self.calendar, self.zonePolicy) = (duration, calendar, zonePolicy)
        home = WallClock(calendar.planning(with: zonePolicy))
        let reading = home.reading(of: start).timeIntervalSinceReferenceDate
        firstDay = Date(timeIntervalSinceReferenceDate: (reading / .day).rounded(.down) * .day)
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
            let reading = firstDay + Double(daysOfCandidate(candidate)) * .day + timeOfDay
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

    func element(on day: OCKScheduleElement.MonthDay, every months: Int) throws(ScheduleError) -> OCKScheduleElement {
        let interval = DateComponents(month: months)
        let first = try element(
            from: first { $0 }, every: interval, on: day, zonePolicy: .fixed(home.calendar.timeZone)
        ).start
        // What an interval alone expresses is left to it, so that other programs can read it.
        if case .day(...28) = day { return try element(from: first, every: interval) }
        return try element(from: first, every: interval, on: day)
    }
}
