import Foundation

extension DateComponents {
    /// The components that an interval may have, with their mean Gregorian length in seconds.
    private static let intervalUnits: [(component: Calendar.Component, seconds: Double)] = [
        (.year, 31_556_952), (.month, 2_629_746), (.weekOfYear, 604_800), (.day, 86_400),
        (.hour, 3600), (.minute, 60), (.second, 1), (.nanosecond, 1e-9),
    ]

    /// Components that `Calendar` holds but that do not move a date forward by a fixed amount.
    private static let otherComponents: [Calendar.Component] = [
        .era, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .yearForWeekOfYear, .dayOfYear,
    ]

    /// The interval's mean length in seconds.
    var meanIntervalLength: TimeInterval {
        Self.intervalUnits.reduce(0) { $0 + Double(value(for: $1.component) ?? 0) * $1.seconds }
    }

    /// The quickest exact way to add the interval.
    var intervalStep: Recurrence.Step {
        let used = Set(Self.intervalUnits.map(\.component).filter { (value(for: $0) ?? 0) != 0 })
        if used.isSubset(of: [.hour, .minute, .second, .nanosecond]) { return .seconds(meanIntervalLength) }
        if used == [.month], let month { return .months(month) }
        if used == [.year], let year { return .years(year) }
        guard used.isSubset(of: [.day, .weekOfYear]) else { return .mixed }
        let (week, overflow) = (weekOfYear ?? 0).multipliedReportingOverflow(by: 7)
        let (days, overflowOfSum) = week.addingReportingOverflow(day ?? 0)
        return overflow || overflowOfSum ? .mixed : .days(days)
    }

    /// The way to add the interval where occurrences are on a day of the month.
    func intervalStep(on monthDay: OCKScheduleElement.MonthDay?) throws(ScheduleError) -> Recurrence.Step {
        guard let monthDay else { return intervalStep }
        guard monthDay.isValid, case .months(let months) = intervalStep else { throw .invalidMonthDay }
        return .monthDay(monthDay, months: months)
    }

    /// Whether the interval has no hours, minutes, seconds or parts of seconds.
    var isWholeDays: Bool {
        [hour, minute, second, nanosecond].allSatisfy { ($0 ?? 0) == 0 }
    }

    /// The first rule that the interval breaks, or nil.
    var intervalError: ScheduleError? {
        guard Self.otherComponents.allSatisfy({ (value(for: $0) ?? 0) == 0 }) else {
            return .unsupportedIntervalComponent
        }
        let values = Self.intervalUnits.map { value(for: $0.component) ?? 0 }
        return values.allSatisfy { $0 >= 0 } && meanIntervalLength >= 1 ? nil : .intervalDoesNotMoveForward
    }

    /// Only the components of an interval, each times `factor`; nil on overflow.
    func multiplied(by factor: Int) -> DateComponents? {
        var result = DateComponents()
        for (component, _) in Self.intervalUnits {
            guard let value = value(for: component) else { continue }
            let (product, overflow) = value.multipliedReportingOverflow(by: factor)
            guard !overflow else { return nil }
            result.setValue(product, for: component)
        }
        return result
    }
}
