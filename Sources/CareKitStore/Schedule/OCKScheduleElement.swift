import Foundation

/// One repeating part of a schedule: "every day at 8", "every other Monday", "all day, once a week".
public struct OCKScheduleElement: Hashable, Sendable {
    /// The first occurrence's start; the start of its day for an all-day element.
    public private(set) var start: Date

    /// The first instant at which no occurrence may start any more, or nil for a schedule without end.
    public let end: Date?

    /// The time from one occurrence to the next, added in `calendar`.
    public let interval: DateComponents

    /// Words that stand in place of the clock time in labels, such as "Before breakfast".
    public var text: String?

    /// The goals of each occurrence, in order.
    public var targetValues: [OCKOutcomeValue]

    /// How long each occurrence lasts. Setting `.allDay` moves `start` to the start of its day.
    ///
    /// A number of seconds that is negative, infinite or not a number is not taken.
    public var duration: Duration {
        didSet {
            if !duration.isValid { duration = oldValue }
            if duration != .allDay { lastsUntilNext = false }
            start = snapped(start)
        }
    }

    /// The calendar, and with it the time zone, in which `interval` is added.
    ///
    /// Of a floating element it is the participant's: the device's by default, any other by `reading(in:)`.
    public let calendar: Calendar

    /// What happens to the wall-clock time when the participant is in another zone.
    public let zonePolicy: ZonePolicy

    /// The day of the month on which each occurrence is, or nil for the day to which adding `interval` leads.
    public let monthDay: MonthDay?

    /// Whether each occurrence lasts until the next begins, as "once in the week" does; only all-day elements can.
    public private(set) var lastsUntilNext: Bool

    // Derived once, since every query needs them.
    let step: Recurrence.Step
    let meanLength: TimeInterval
    /// Where start and end are read, for elements whose occurrences are wall-clock readings.
    let homeClock: HomeClock?

    /// Makes an element, or throws the first rule that the values break.
    ///
    /// - Parameters:
    ///   - start: The first occurrence's start.
    ///   - end: The instant from which no occurrence starts, later than `start`; nil for no end.
    ///   - interval: The time between occurrences: one second or more, without negative components.
    ///   - text: Words in place of the clock time.
    ///   - targetValues: The goals of each occurrence.
    ///   - duration: How long each occurrence lasts.
    ///   - calendar: The calendar and zone to compute in; by default the device's, following changes.
    ///   - zonePolicy: What happens in other zones. A fixed zone becomes the calendar's; a floating element needs an
    ///     interval of whole days.
    ///   - monthDay: On which day of the month the occurrences are; `start` moves on to the first such day. Needs an
    ///     interval of months, and a zone: that of the policy, or of a calendar that does not follow the device's.
    ///   - lastsUntilNext: Whether each occurrence lasts until the next begins; all-day elements only.
    /// - Throws: `ScheduleError`.
    public init(
        validating start: Date, end: Date?, interval: DateComponents, text: String? = nil,
        targetValues: [OCKOutcomeValue] = [], duration: Duration = .hours(1),
        calendar: Calendar = .autoupdatingCurrent, zonePolicy: ZonePolicy = .calendar, monthDay: MonthDay? = nil,
        lastsUntilNext: Bool = false
    ) throws(ScheduleError) {
        guard Recurrence.isInRange(start), end.map(Recurrence.isInRange) ?? true else { throw .dateOutOfRange }
        if let end, end <= start { throw .endNotAfterStart }
        if let error = interval.intervalError { throw error }
        guard duration.isValid else { throw .invalidDuration }
        if lastsUntilNext, duration != .allDay { throw .periodNotAllDay }
        meanLength = interval.meanIntervalLength
        if duration == .allDay, meanLength < .day { throw .allDayIntervalShorterThanDay }
        step = try interval.intervalStep(on: monthDay)
        let pinned = zonePolicy.pinned
        homeClock = try Self.homeClock(pinned, calendar, interval, monthDay)
        self.zonePolicy = pinned
        self.monthDay = monthDay
        self.lastsUntilNext = lastsUntilNext
        self.start = start
        self.end = end
        self.interval = interval
        self.text = text
        self.targetValues = targetValues
        self.duration = duration
        self.calendar = if case .fixed(let zone) = pinned { calendar.pinned(to: zone) } else { calendar }
        self.start = snapped(start)
        if monthDay != nil { self.start = try firstMonthDay() }
    }

    /// Makes an element from values that the program itself supplies.
    ///
    /// Stops the program where `init(validating:…)` throws, as Apple's initialiser does; for values that come from
    /// outside use that one.
    public init(
        start: Date, end: Date?, interval: DateComponents, text: String? = nil,
        targetValues: [OCKOutcomeValue] = [], duration: Duration = .hours(1),
        calendar: Calendar = .autoupdatingCurrent, zonePolicy: ZonePolicy = .calendar
    ) {
        do {
            try self.init(
                validating: start, end: end, interval: interval, text: text, targetValues: targetValues,
                duration: duration, calendar: calendar, zonePolicy: zonePolicy)
        } catch {
            preconditionFailure(error.localizedDescription)
        }
    }
}
