import Foundation

extension OCKScheduleElement {
    /// The same plan as a participant in `zone` meets it: a floating element follows, any other stays as it is.
    ///
    /// Numbers of occurrences do not change.
    public func reading(in zone: TimeZone) -> OCKScheduleElement {
        guard case .floating = zonePolicy else { return self }
        return copy(start: start, end: end, calendar: calendar.pinned(to: zone))
    }

    /// The same element, `components` later in its calendar: first start and end move, the rest stays.
    ///
    /// A date that would leave the years 1 to 4001 stays where it is.
    public func offset(by components: DateComponents) -> OCKScheduleElement {
        func moved(_ date: Date) -> Date {
            let calendar = homeClock?.calendar ?? calendar
            return calendar.date(byAdding: components, to: date).flatMap { Recurrence.isInRange($0) ? $0 : nil } ?? date
        }
        let movedStart = moved(start)
        return copy(start: movedStart, end: end.map(moved).flatMap { $0 > movedStart ? $0 : nil }, calendar: calendar)
    }

    /// The end as the participant's clock tells it.
    var endForParticipant: Date? {
        homeClock == nil ? end : Recurrence(self).endInstant
    }

    /// Whether the participant is in another zone than the one in which the element was planned.
    var isAway: Bool {
        guard case .floating(let home) = zonePolicy else { return false }
        return home.identifier != calendar.timeZone.identifier
    }

    /// Only dates and zone differ from this valid element, so there is nothing that could be refused but a month's day
    /// that would come after the end; then the element stays as it is.
    private func copy(start: Date, end: Date?, calendar: Calendar) -> OCKScheduleElement {
        let copy = try? OCKScheduleElement(
            validating: start, end: end, interval: interval, text: text, targetValues: targetValues,
            duration: duration, calendar: calendar, zonePolicy: zonePolicy, monthDay: monthDay,
            lastsUntilNext: lastsUntilNext)
        return copy ?? self
    }
}

extension OCKSchedule {
    /// The same plan as a participant in `zone` meets it: floating elements follow, others stay as they are.
    ///
    /// Numbers of occurrences do not change.
    public func reading(in zone: TimeZone) -> OCKSchedule {
        replacing(elements.map { $0.reading(in: zone) })
    }

    /// The latest end of any element as the participant's clock tells it, or nil if one has no end.
    var endForParticipant: Date? {
        let ends = elements.compactMap(\.endForParticipant)
        return ends.count == elements.count ? ends.max() : nil
    }

    /// The earliest start of any element wherever its participant may be: where clocks are 14 hours ahead of GMT.
    var earliestStart: Date {
        elements.map { element in
            guard case .floating = element.zonePolicy, let home = element.homeClock else { return element.start }
            return WallClock(home.calendar).reading(of: element.start) - 14 * 3600
        }.min() ?? startDate()
    }
}
