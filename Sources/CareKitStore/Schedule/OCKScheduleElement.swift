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
            snapStart()
        }
    }

    /// The calendar, and with it the time zone, in which `interval` is added.
    public let calendar: Calendar

    // Derived from `interval` once, since every query needs them.
    let step: Recurrence.Step
    let meanLength: TimeInterval

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
    /// - Throws: `ScheduleError`.
    public init(
        validating start: Date, end: Date?, interval: DateComponents, text: String? = nil,
        targetValues: [OCKOutcomeValue] = [], duration: Duration = .hours(1),
        calendar: Calendar = .autoupdatingCurrent
    ) throws(ScheduleError) {
        guard Recurrence.isInRange(start), end.map(Recurrence.isInRange) ?? true else { throw .dateOutOfRange }
        if let end, end <= start { throw .endNotAfterStart }
        if let error = interval.intervalError { throw error }
        guard duration.isValid else { throw .invalidDuration }
        meanLength = interval.meanIntervalLength
        if duration == .allDay, meanLength < 86_400 { throw .allDayIntervalShorterThanDay }
        step = interval.intervalStep
        self.start = start
        self.end = end
        self.interval = interval
        self.text = text
        self.targetValues = targetValues
        self.duration = duration
        self.calendar = calendar
        snapStart()
    }

    /// Makes an element from values that the program itself supplies.
    ///
    /// Stops the program where `init(validating:…)` throws, as Apple's initialiser does; for values that come from
    /// outside use that one.
    public init(
        start: Date, end: Date?, interval: DateComponents, text: String? = nil,
        targetValues: [OCKOutcomeValue] = [], duration: Duration = .hours(1),
        calendar: Calendar = .autoupdatingCurrent
    ) {
        do {
            try self.init(
                validating: start, end: end, interval: interval, text: text, targetValues: targetValues,
                duration: duration, calendar: calendar)
        } catch {
            preconditionFailure(error.localizedDescription)
        }
    }

    /// The same element, `components` later in its calendar: first start and end move, the rest stays.
    ///
    /// A date that would leave the years 1 to 4001 stays where it is.
    public func offset(by components: DateComponents) -> OCKScheduleElement {
        func moved(_ date: Date) -> Date {
            calendar.date(byAdding: components, to: date).flatMap { Recurrence.isInRange($0) ? $0 : nil } ?? date
        }
        let movedStart = moved(start)
        let movedEnd = end.map(moved).flatMap { $0 > movedStart ? $0 : nil }
        return OCKScheduleElement(
            start: movedStart, end: movedEnd, interval: interval, text: text, targetValues: targetValues,
            duration: duration, calendar: calendar)
    }

    private mutating func snapStart() {
        if duration == .allDay { start = WallClock(calendar).startOfDay(for: start) }
    }
}
