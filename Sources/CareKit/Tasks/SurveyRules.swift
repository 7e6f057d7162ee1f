/// When a survey may be answered and when an answer may be taken back; enforced where the event arrives, and by the
/// store.
///
/// A task's ``EditWindow`` decides; without one, an event may be answered from its day on, and an answer taken back on it.
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
        if let window = event.editWindow { return refusal(toAnswer: event.scheduleEvent, within: window) }
        let start = event.scheduleEvent.start
        guard !clock.isLaterDay(start) else {
            return EventRefusal(.forbidden, "This opens on \(EventText.day(start, in: clock.calendar)).")
        }
        return nil
    }

    private func refusal(toAnswer event: OCKScheduleEvent, within window: EditWindow) -> EventRefusal? {
        switch window.phase(of: event, at: clock.now()) {
        case .upcoming:
            window.opens.map { EventRefusal(.forbidden, "Opens at \(text($0, of: event)).") }
        case .closed:
            window.closes.map { EventRefusal(.forbidden, "Closed since \(text($0, of: event)).") }
        case .open, .late: nil
        }
    }

    /// Why an answer stays as it was given; nil where it may be taken back.
    func refusalToDelete(_ event: OCKAnyEvent) -> EventRefusal? {
        if let window = event.editWindow {
            let permission = window.permission(toChange: event.scheduleEvent, at: clock.now())
            return permission == .refused
                ? EventRefusal(.forbidden, "Your answer can no longer be changed.") : nil
        }
        return isOfTodayOrLater(event)
            ? nil : EventRefusal(.forbidden, "A response from a past day can no longer be deleted.")
    }

    /// Why an event can be neither answered nor, if it is, its answer taken back; nil where it can.
    func refusalToChange(_ event: OCKAnyEvent) -> EventRefusal? {
        event.outcome == nil ? refusalToAnswer(event) : refusalToDelete(event)
    }

    /// Whether an answer is taken back with a reason only.
    func needsReason(toDelete event: OCKAnyEvent) -> Bool {
        event.editWindow?.permission(toChange: event.scheduleEvent, at: clock.now()) == .withReason
    }

    /// Whether an event may no longer be answered, so that an answer that is taken back is gone for good.
    func isClosed(_ event: OCKAnyEvent) -> Bool {
        event.editWindow?.phase(of: event.scheduleEvent, at: clock.now()) == .closed
    }

    /// That an event is late, or its answer was; nil where there is nothing to say.
    func lateness(of event: OCKAnyEvent) -> String? {
        if let outcome = event.outcome { return (outcome as? OCKOutcome)?.entry == .late ? "Answered late." : nil }
        guard let window = event.editWindow, let due = window.due,
            window.phase(of: event.scheduleEvent, at: clock.now()) == .late
        else { return nil }
        return "Late: this was due at \(text(due, of: event.scheduleEvent))."
    }

    /// When one of these will say something else; nil for never.
    func nextTurn(of event: OCKAnyEvent) -> Date? {
        guard let window = event.editWindow else { return nil }
        let limit: EditWindow.Moment? = if case .allowed(let until, _) = window.corrections { until } else { nil }
        return [window.opens, window.due, window.closes, limit].compactMap { $0?.date(for: event.scheduleEvent) }
            .filter { $0 > clock.now() }.min()
    }

    private func text(_ moment: EditWindow.Moment, of event: OCKScheduleEvent) -> String {
        EventText.moment(moment.date(for: event), by: clock)
    }

    static let alreadyAnswered = EventRefusal(
        .conflict, "This was answered already, perhaps in another window. The first answer was kept.")
}

extension OCKAnyEvent {
    /// The edit window of the event's task.
    var editWindow: EditWindow? { (task as? any OCKAnyVersionableTask)?.editWindow }
}
