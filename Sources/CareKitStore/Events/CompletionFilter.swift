import Foundation

/// Tells which events of tasks that are kept until completed are gone, since an earlier one is done.
struct CompletionFilter {
    /// When the completed events of each task started, earliest first.
    private let completions: [String: [Date]]

    /// Learns what was completed.
    ///
    /// - Parameters:
    ///   - outcomes: All outcomes of the tasks, whatever their time.
    ///   - versions: At least the versions that the outcomes are for.
    init<Task: OCKAnyTask, Outcome: OCKAnyOutcome>(outcomes: [Outcome], versions: [Task]) {
        let byUUID = Dictionary(versions.map { ($0.uuid, $0) }) { first, _ in first }
        let done = outcomes.compactMap { outcome -> (id: String, start: Date)? in
            guard let version = byUUID[outcome.taskUUID],
                let event = version.schedule.event(forOccurrenceIndex: outcome.taskOccurrenceIndex)
            else { return nil }
            return (version.id, event.start)
        }
        completions = Dictionary(grouping: done, by: \.id).mapValues { $0.map(\.start).sorted() }
    }

    /// The events without those that are gone.
    func remaining<Task: OCKAnyTask, Outcome: OCKAnyOutcome>(
        of events: [OCKEvent<Task, Outcome>]
    ) -> [OCKEvent<Task, Outcome>] {
        events.filter { event in
            guard event.outcome == nil, event.task.schedule.endsOnCompletion, let starts = completions[event.task.id]
            else { return true }
            // What was done before this version's schedule began does not answer it.
            let begin = event.task.schedule.firstStart
            guard let completion = starts.first(where: { $0 >= begin }) else { return true }
            return event.scheduleEvent.start <= completion
        }
    }

    /// The tasks whose events need the filter; mostly none.
    static func taskIDs<Task>(in timeline: EventTimeline<Task>) -> [String] {
        Set(timeline.windows.lazy.map(\.task).filter(\.schedule.endsOnCompletion).map(\.id)).sorted()
    }
}

extension OCKSchedule {
    /// When the first occurrence starts for its participant, who may be in another zone than the plan.
    fileprivate var firstStart: Date {
        elements.compactMap { $0.event(forOccurrenceIndex: 0)?.start }.min() ?? startDate()
    }
}
