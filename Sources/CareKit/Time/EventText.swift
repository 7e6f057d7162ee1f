/// Words for an event and its day.
enum EventText {
    /// When an event is due: its own words, "Anytime", or the time of day.
    static func time(of event: OCKAnyEvent) -> String {
        let schedule = event.scheduleEvent
        if let text = schedule.element.text { return text }
        if schedule.element.duration == .allDay { return "Anytime" }
        return schedule.start.formatted(date: .omitted, time: .shortened)
    }

    /// A day in words, such as "Thursday, December 3".
    static func day(_ date: Date, in calendar: Calendar) -> String { CalendarText(calendar).full(date) }
}
