/// When a survey may be answered and when an answer may be taken back; enforced where the event arrives.
struct SurveyRules {
    let clock: DayClock

    /// True unless the event's day is over.
    func isOfTodayOrLater(_ event: OCKAnyEvent) -> Bool { event.scheduleEvent.start >= clock.today }

    /// Why an event cannot be answered; nil where it can.
    func refusalToAnswer(_ event: OCKAnyEvent?) -> EventRefusal? {
        guard let event else {
            return EventRefusal(.notFound, "There is nothing to answer on this day. Reload the page.")
        }
        guard event.outcome == nil else { return Self.alreadyAnswered }
        let start = event.scheduleEvent.start
        guard !clock.isLaterDay(start) else {
            return EventRefusal(.forbidden, "This opens on \(EventText.day(start, in: clock.calendar)).")
        }
        return nil
    }

    static let alreadyAnswered = EventRefusal(
        .conflict, "This was answered already, perhaps in another window. The first answer was kept.")
}
