/// What time it is and where days begin; tests bring their own.
struct DayClock {
    var now: () -> Date = Date.init
    var calendar = Calendar.current

    var today: Date { calendar.startOfDay(for: now()) }

    func isLaterDay(_ date: Date) -> Bool {
        calendar.compare(date, to: now(), toGranularity: .day) == .orderedDescending
    }

    /// Days further away than a hundred years are no days of a care plan. NaN and infinity are never near.
    func isNear(_ date: Date) -> Bool { abs(date.timeIntervalSince(now())) < 100 * 366 * 86_400 }

    /// The day's first moment that an address names; nil where it names none, or one that is not near.
    func day(named text: String?) -> Date? {
        text.flatMap { ISODate($0) }?.startOfDay(in: calendar).flatMap { isNear($0) ? $0 : nil }
    }

    /// Seconds until the date should be looked at again: just after midnight, but within the hour, since a clock may
    /// be set and a machine may sleep.
    var secondsToNextLook: TimeInterval {
        seconds(toLookAt: calendar.date(byAdding: .day, value: 1, to: today) ?? now())
    }

    /// Seconds until something that changes at a date should be looked at: just after it, but within the hour.
    func seconds(toLookAt date: Date) -> TimeInterval {
        min(max(date.timeIntervalSince(now()), 0) + 0.5, 3_600)
    }
}
