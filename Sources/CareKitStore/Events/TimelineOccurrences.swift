import Foundation

/// The occurrences of a timeline in the order of their events, before it is known what came of them.
///
/// An event holds a task, a schedule element and an outcome, so it is made once and at its place, not moved about.
struct TimelineOccurrences<Task: OCKAnyVersionableTask> {
    private struct Place {
        let start: Date
        let rankOfTask: Int
        let occurrence: Int
        let window: Int
        let index: Int
    }

    private let windows: [EventTimeline<Task>.Window]
    /// For each window, its occurrences.
    private let occurrences: [[OCKScheduleEvent]]
    private let order: [Place]

    init(_ windows: [EventTimeline<Task>.Window]) {
        let occurrences = windows.map { $0.task.schedule.events(from: $0.start, to: $0.end) }
        let ranks = Dictionary(
            uniqueKeysWithValues: Set(windows.map(\.task.uuid)).sorted().enumerated().map { ($1, $0) })
        let places = zip(windows, occurrences).enumerated().flatMap { position, window in
            let rank = ranks[window.0.task.uuid] ?? 0
            return window.1.enumerated().map { index, event in
                Place(
                    start: event.start, rankOfTask: rank, occurrence: event.occurrence, window: position, index: index)
            }
        }
        self.windows = windows
        self.occurrences = occurrences
        order = places.sorted {
            ($0.start, $0.rankOfTask, $0.occurrence) < ($1.start, $1.rankOfTask, $1.occurrence)
        }
    }

    /// For each task version whose outcomes are wanted, a range that holds the occurrences.
    var ranges: [UUID: ClosedRange<Int>] {
        zip(windows, occurrences).reduce(into: [:]) { ranges, window in
            let numbers = window.1.map(\.occurrence)
            guard let low = numbers.min(), let high = numbers.max() else { return }
            let known = ranges[window.0.task.uuid] ?? low...high
            ranges[window.0.task.uuid] = min(known.lowerBound, low)...max(known.upperBound, high)
        }
    }

    /// The events, each with the first outcome that is for its occurrence.
    func events<Outcome: OCKAnyOutcome>(outcomes: [Outcome]) -> [OCKEvent<Task, Outcome>] {
        let found = Dictionary(
            outcomes.enumerated().map { index, outcome in
                (EventKey(outcome), index)
            }
        ) { first, _ in first }
        return order.map { place in
            let task = windows[place.window].task
            let outcome = found[EventKey(taskUUID: task.uuid, occurrence: place.occurrence)]
            return OCKEvent(
                task: task, outcome: outcome.map { outcomes[$0] },
                scheduleEvent: occurrences[place.window][place.index])
        }
    }
}
