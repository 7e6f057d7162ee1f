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

    /// For a ruling version of a chain that was merged, those of all branches that it leaves no time and that have its
    /// schedule: an answer to them is an answer to its event.
    let answeredWith: [UUID: [UUID]]

    /// Places the versions in time.
    ///
    /// - Parameters:
    ///   - tips: The version of each task in force at the end of `interval`, or the deletion in force then.
    ///   - versions: At least all versions that the tips descend from, in any order.
    ///   - interval: The wanted time.
    init(tips: [Task], versions: [Task], interval: DateInterval) {
        let byUUID = Dictionary((versions + tips).map { ($0.uuid, $0) }) { first, _ in first }
        windows = tips.flatMap { tip in
            Self.windows(of: Self.line(from: tip, byUUID), in: interval)
        }
        answeredWith = Self.mergedVersions(versions, ruledBy: windows.map(\.task))
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
        return TimelineOccurrences(windows, answeredWith: answeredWith)
    }

    /// The events of all versions, joined with their outcomes, in order.
    ///
    /// - Throws: `OCKStoreError.fetchFailed` if there would be more than `maximumEventCount`.
    func events<Outcome: OCKAnyOutcome>(outcomes: [Outcome]) throws(OCKStoreError) -> [OCKEvent<Task, Outcome>] {
        try occurrences().events(outcomes: outcomes)
    }

    /// The tip and its ancestors, newest first; of merged branches the first, as Apple does.
    private static func line(from tip: Task, _ byUUID: [UUID: Task]) -> [Task] {
        var line = [tip]
        // Merged data may be wrong: a version that descends from itself must not hang the store.
        var seen: Set = [tip.uuid]
        while let previous = line.last?.previousVersionUUIDs.first, seen.insert(previous).inserted,
            let version = byUUID[previous]
        {
            line.append(version)
        }
        return line
    }

    private static func mergedVersions(_ versions: [Task], ruledBy ruling: [Task]) -> [UUID: [UUID]] {
        let merged = Set(versions.filter { $0.previousVersionUUIDs.count > 1 }.map(\.id))
        guard !merged.isEmpty else { return [:] }
        let uuids = Set(ruling.map(\.uuid))
        let others = versions.filter {
            merged.contains($0.id) && $0.deletedDate == nil && !uuids.contains($0.uuid)
        }
        return ruling.reduce(into: [:]) { result, task in
            result[task.uuid] = others.filter { $0.id == task.id && $0.schedule == task.schedule }.map(\.uuid)
        }
    }

    private static func windows(of line: [Task], in interval: DateInterval) -> [Window] {
        // Stable: of versions with the same start the newer rules and the older has no time left.
        let ordered = starts(of: line).enumerated().sorted {
            ($1.element.start, $0.offset) < ($0.element.start, $1.offset)
        }.map(\.element)
        var end = interval.end
        return ordered.compactMap { version in
            let start = max(version.start, interval.start)
            defer { end = min(end, version.start) }
            return start < end ? Window(task: version.task, start: start, end: end) : nil
        }
    }

    /// When each version starts to rule, newest first; what was deleted before it could is left out.
    private static func starts(of line: [Task]) -> [(task: Task, start: Date)] {
        var deletion: Date?
        var follower = Date.distantFuture
        return line.compactMap { task in
            var start = task.effectiveDate
            if let made = task.deletedDate {
                // Once a version follows it, a deletion for all time tells of the gap since it was made.
                if !task.nextVersionUUIDs.isEmpty { start = min(max(start, made), follower) }
            }
            follower = start
            if let deletion, start >= deletion { return nil }
            if task.deletedDate != nil { deletion = start }
            return (task, start)
        }
    }
}

extension OCKAnyVersionableTask {
    /// Whether the version can have events at all.
    fileprivate var hasEvents: Bool { deletedDate == nil && !isPaused }
}
