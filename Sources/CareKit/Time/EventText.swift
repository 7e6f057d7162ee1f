/// Words for an event and its day.
enum EventText {
    /// When an event is due: its own words, "Anytime", or the time of day.
    static func time(of event: OCKAnyEvent) -> String {
        let schedule = event.scheduleEvent
        if let text = schedule.element.text { return text }
        if schedule.element.duration == .allDay { return "Anytime" }
        return schedule.start.formatted(date: .omitted, time: .shortened)
    }

    /// A moment in words: the time, with the day where that is not today, such as "8:00 AM on Thursday, December 3".
    static func moment(_ date: Date, by clock: DayClock) -> String {
        let style = Date.FormatStyle(
            time: .shortened, locale: clock.calendar.locale ?? .current, calendar: clock.calendar,
            timeZone: clock.calendar.timeZone)
        let time = style.format(date)
        guard !clock.calendar.isDate(date, inSameDayAs: clock.now()) else { return time }
        return "\(time) on \(day(date, in: clock.calendar))"
    }

    /// A day in words, such as "Thursday, December 3".
    static func day(_ date: Date, in calendar: Calendar) -> String { CalendarText(calendar).full(date) }
}
