import Foundation

/// Computes events across the versions of tasks: each version rules from its effective date to the next one's.
struct EventTimeline<Task: OCKAnyVersionableTask> {
    /// A version and the part of the wanted time in which it rules.
    struct Window {
        let task: Task
        let start: Date
        let end: Date
    }

    /// More events than any screen or export asks for at once; beyond, a query would exhaust memory.
    static var maximumEventCount: Int { 1_000_000 }

    /// Ordered by chain, then newest first.
    let windows: [Window]

    /// Places versions in time.
    ///
    /// - Parameters:
    ///   - windows: When they rule, in the wanted time.
    ///   - versions: At least the wanted ones of them, in any order.
    init(_ windows: [TaskHistory.Window], of versions: [Task]) {
        let byUUID = Dictionary(versions.map { ($0.uuid, $0) }) { first, _ in first }
        self.windows = windows.compactMap { window in
            byUUID[window.uuid].map { Window(task: $0, start: window.start, end: window.end) }
        }
    }

    /// Places the versions in time.
    ///
    /// - Parameters:
    ///   - tips: The version of each task in force at the end of `interval`.
    ///   - versions: At least all versions that the tips descend from, in any order.
    ///   - interval: The wanted time.
    init(tips: [Task], versions: [Task], interval: DateInterval) {
        let chains = HistoryEntry.chains(of: versions)
        let windows = tips.flatMap { tip in
            TaskHistory(of: HistoryEntry(tip), among: chains[tip.id] ?? []).windows(in: interval)
        }
        self.init(windows, of: versions + tips)
    }

    /// The occurrences of all versions.
    ///
    /// - Throws: `OCKStoreError.fetchFailed` if there would be more than `maximumEventCount`.
    func occurrences() throws(OCKStoreError) -> TimelineOccurrences<Task> {
        let windows = windows.filter(\.task.hasEvents)
        let bound = windows.reduce(0) { $0 + $1.task.schedule.eventCountBound(from: $1.start, to: $1.end) }
        guard bound <= Self.maximumEventCount else {
            throw .fetchFailed(reason: "More than \(Self.maximumEventCount) events. Ask for a shorter time.")
        }
        return TimelineOccurrences(windows)
    }

    /// The events of all versions, joined with their outcomes, in order.
    ///
    /// - Throws: `OCKStoreError.fetchFailed` if there would be more than `maximumEventCount`.
    func events<Outcome: OCKAnyOutcome>(outcomes: [Outcome]) throws(OCKStoreError) -> [OCKEvent<Task, Outcome>] {
        try occurrences().events(outcomes: outcomes)
    }
}

extension OCKAnyVersionableTask {
    /// Whether the version can have events at all.
    var hasEvents: Bool { deletedDate == nil && !isPaused }
}
