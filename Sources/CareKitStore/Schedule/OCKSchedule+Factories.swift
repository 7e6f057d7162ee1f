import Foundation

extension OCKSchedule {
    /// A schedule with one occurrence each day at a wall-clock time.
    ///
    /// The first is on the day of `start`, so it may be earlier than `start`. Stops the program on a time that is no
    /// time of day, as Apple's does.
    ///
    /// - Parameters:
    ///   - hour: 0 to 23.
    ///   - minutes: 0 to 59.
    ///   - start: The first day.
    ///   - end: The instant from which no occurrence starts; nil for no end.
    ///   - text: Words in place of the clock time.
    ///   - duration: How long each occurrence lasts.
    ///   - targetValues: The goals of each occurrence.
    public static func dailyAtTime(
        hour: Int, minutes: Int, start: Date, end: Date?, text: String?,
        duration: OCKScheduleElement.Duration = .hours(1), targetValues: [OCKOutcomeValue] = []
    ) -> OCKSchedule {
        OCKSchedule(composing: [
            OCKScheduleElement(
                start: wallTime(hour, minutes, onDayOf: start), end: end, interval: DateComponents(day: 1), text: text,
                targetValues: targetValues, duration: duration)
        ])
    }

    /// A schedule with one occurrence each week on a weekday at a wall-clock time.
    ///
    /// The first is on the first such weekday from the day of `start` on. Stops the program on a weekday or time that
    /// does not exist, as Apple's does.
    ///
    /// - Parameters:
    ///   - weekday: 1 for Sunday to 7 for Saturday.
    ///   - hours: 0 to 23.
    ///   - minutes: 0 to 59.
    ///   - start: The first day that counts.
    ///   - end: The instant from which no occurrence starts; nil for no end.
    ///   - targetValues: The goals of each occurrence.
    ///   - text: Words in place of the clock time.
    ///   - duration: How long each occurrence lasts.
    public static func weeklyAtTime(
        weekday: Int, hours: Int, minutes: Int, start: Date, end: Date?, targetValues: [OCKOutcomeValue],
        text: String?, duration: OCKScheduleElement.Duration = .hours(1)
    ) -> OCKSchedule {
        precondition((1...7).contains(weekday), "Give a weekday from 1 (Sunday) to 7 (Saturday).")
        let calendar = Calendar.autoupdatingCurrent
        let daysAhead = (weekday - calendar.component(.weekday, from: start) + 7) % 7
        let day = calendar.date(byAdding: .day, value: daysAhead, to: start) ?? start
        return OCKSchedule(composing: [
            OCKScheduleElement(
                start: wallTime(hours, minutes, onDayOf: day), end: end, interval: DateComponents(weekOfYear: 1),
                text: text, targetValues: targetValues, duration: duration)
        ])
    }

    private static func wallTime(_ hour: Int, _ minute: Int, onDayOf day: Date) -> Date {
        guard (0...23).contains(hour), (0...59).contains(minute),
            let date = Calendar.autoupdatingCurrent.date(bySettingHour: hour, minute: minute, second: 0, of: day)
        else {
            preconditionFailure("Give an hour from 0 to 23 and a minute from 0 to 59.")
        }
        return date
    }
}
