import Foundation

/// The starts of a repeating event: number n is the first plus n intervals, always counted from the first itself.
///
/// Counting from the first ("anchored") lets an occurrence that a clock change or a short month moves come back to its
/// own time afterwards: the 31st becomes 28 February and then 31 March. Occurrences are found by estimating n from the
/// interval's mean length and correcting by a few steps, so age costs nothing.
struct Recurrence {
    /// How one interval is added; single units have a quicker way than mixed ones.
    enum Step: Hashable, Sendable {
        case seconds(Double)
        case days(Int)
        case months(Int)
        case years(Int)
        case monthDay(OCKScheduleElement.MonthDay, months: Int)
        case mixed
    }

    /// Dates outside are neither asked of `Calendar` nor produced. Compared as numbers, so that NaN is outside.
    private static let horizon =
        Date.distantPast.timeIntervalSinceReferenceDate...Date.distantFuture.timeIntervalSinceReferenceDate

    /// Whether a schedule can hold `date`.
    static func isInRange(_ date: Date) -> Bool {
        horizon.contains(date.timeIntervalSinceReferenceDate)
    }

    private let anchor: Date
    private let end: Date?
    private let interval: DateComponents
    private let step: Step
    let meanLength: TimeInterval
    private let isAllDay: Bool
    /// Adds intervals to `anchor`.
    private let arithmetic: WallClock
    private let anchorOffset: TimeInterval
    /// Whether what `arithmetic` gives are wall-clock readings, to be shown by `clock`, and not instants.
    private let givesReadings: Bool
    /// The clock on the wall where the occurrences are.
    let clock: WallClock

    /// Prepares the occurrences of an element as its participant meets them, or as they are where it was planned.
    init(_ element: OCKScheduleElement, atHome: Bool = false) {
        interval = element.interval
        step = element.step
        meanLength = element.meanLength
        isAllDay = element.duration == .allDay
        if let home = element.homeClock {
            let homeClock = WallClock(home.calendar)
            anchor = homeClock.reading(of: element.start)
            end = element.end.map(homeClock.reading)
            arithmetic = WallClock(home.readings)
            givesReadings = true
            clock = atHome ? homeClock : WallClock(element.calendar)
        } else {
            anchor = element.start
            end = element.end
            arithmetic = WallClock(element.calendar)
            givesReadings = false
            clock = arithmetic
        }
        anchorOffset = arithmetic.offset(at: anchor)
    }

    /// The start of occurrence `index`, or nil from the end or the horizon on. Never decreases as `index` grows.
    func start(of index: Int) -> Date? {
        guard index >= 0, let planned = plannedStart(of: index), end.map({ planned < $0 }) ?? true else { return nil }
        return shown(planned)
    }

    /// The start that occurrence `index` has or would have if there were no end; nil past the horizon.
    func startWithoutEnd(of index: Int) -> Date? {
        plannedStart(of: index).flatMap(shown)
    }

    /// The first instant at which no occurrence may start any more.
    var endInstant: Date? { givesReadings ? end.map(clock.instant) : end }

    private func plannedStart(of index: Int) -> Date? {
        guard index > 0 else { return snapped(anchor) }
        guard Self.isInRange(anchor + Double(index) * meanLength) else { return nil }
        return unsnappedStart(of: index).map(snapped)
    }

    private func snapped(_ date: Date) -> Date {
        isAllDay ? arithmetic.startOfDay(for: date) : date
    }

    /// The instant of a planned start; nil past the horizon.
    private func shown(_ planned: Date) -> Date? {
        guard givesReadings else { return planned }
        let date = clock.instant(of: planned)
        guard Self.isInRange(date) else { return nil }
        // A day whose midnight is skipped begins when the clock goes on.
        return isAllDay ? clock.startOfDay(for: date) : date
    }

    private func unsnappedStart(of index: Int) -> Date? {
        switch step {
        case .seconds(let seconds):
            anchor + Double(index) * seconds
        case .days(let days):
            arithmetic.date(byAddingDays: index * days, to: anchor, offset: anchorOffset)
        case .months(let months):
            arithmetic.calendar.date(byAdding: .month, value: index * months, to: anchor)
        case .years(let years):
            arithmetic.calendar.date(byAdding: .year, value: index * years, to: anchor)
        case .monthDay(let day, let months):
            day.date(months: index * months, after: anchor, in: arithmetic.calendar)
        case .mixed:
            interval.multiplied(by: index).flatMap { arithmetic.calendar.date(byAdding: $0, to: anchor) }
        }
    }
}
