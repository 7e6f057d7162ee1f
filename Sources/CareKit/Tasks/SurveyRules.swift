/// When a survey may be answered and when an answer may be taken back; enforced where the event arrives.
struct SurveyRules {
    let now: Date
    var calendar = Calendar.current

    /// True unless the event's day is over.
    func isOfTodayOrLater(_ event: OCKAnyEvent) -> Bool {
        event.scheduleEvent.start >= calendar.startOfDay(for: now)
    }

    /// Why an event cannot be answered; nil where it can.
    func refusalToAnswer(_ event: OCKAnyEvent?) -> EventRefusal? {
        guard let event else {
            return EventRefusal(.notFound, "There is nothing to answer on this day. Reload the page.")
        }
        guard event.outcome == nil else { return Self.alreadyAnswered }
        guard !isOfLaterDay(event) else {
            return EventRefusal(.forbidden, "This opens on \(EventText.day(event.scheduleEvent.start)).")
        }
        return nil
    }

    static let alreadyAnswered = EventRefusal(
        .conflict, "This was answered already, perhaps in another window. The first answer was kept.")

    private func isOfLaterDay(_ event: OCKAnyEvent) -> Bool {
        calendar.compare(event.scheduleEvent.start, to: now, toGranularity: .day) == .orderedDescending
    }
}
