import Foundation

/// An answer to a version of a task that does not rule at the time of the event: somebody answered on one device what
/// had been planned otherwise on another.
struct AnswerElsewhere<Task: OCKAnyTask, Outcome: OCKAnyOutcome> {
    /// The event that was answered.
    let event: OCKEvent<Task, Outcome>

    /// The events of the version that rules then which start at the same time.
    let places: [EventKey]
}

extension Array {
    /// The events with what was answered elsewhere: at the event of the same time if it has no answer of its own, and as
    /// an event more where the plan has none then.
    func joined<Task, Outcome>(
        with answers: [AnswerElsewhere<Task, Outcome>]
    ) -> [Element] where Element == OCKEvent<Task, Outcome> {
        guard !answers.isEmpty else { return self }
        var events = self
        let found = Dictionary(
            enumerated().map { (EventKey(taskUUID: $1.task.uuid, occurrence: $1.scheduleEvent.occurrence), $0) }
        ) { first, _ in first }
        for answer in answers {
            if answer.places.isEmpty {
                events.append(answer.event)
            } else if let place = answer.places.lazy.compactMap({ found[$0] }).first(where: {
                events[$0].outcome == nil
            }) {
                let event = events[place]
                events[place] = OCKEvent(
                    task: event.task, outcome: answer.event.outcome, scheduleEvent: event.scheduleEvent)
            }
        }
        return events.sorted { $0.precedes($1) }
    }
}
