import Foundation

/// A version's place in the history of its task, without what it says.
struct HistoryEntry {
    let uuid: UUID
    let effectiveDate: Date
    let deletedDate: Date?
    /// When it was written, by the clock of whichever device did.
    let updatedDate: Date
    let previous: [UUID]
}

extension HistoryEntry {
    init(_ task: any OCKAnyVersionableTask) {
        self.init(
            uuid: task.uuid, effectiveDate: task.effectiveDate, deletedDate: task.deletedDate,
            updatedDate: .distantPast,
            previous: task.previousVersionUUIDs)
    }

    /// The places of versions, by the ids that chains have.
    static func chains(of tasks: [any OCKAnyVersionableTask]) -> [String: [HistoryEntry]] {
        Dictionary(grouping: tasks) { $0.id }.mapValues { $0.map { HistoryEntry($0) } }
    }
}

/// Which version of a task rules when. Events, answers, queries and adherence all ask this one rule: see
/// Documentation/Decisions/0016.
struct TaskHistory {
    /// A version, or a deletion, and the time in which it rules.
    struct Window {
        let uuid: UUID
        let isDeleted: Bool
        let start: Date
        let end: Date

        /// Whether an event has a part in the window; one that ends where the window starts does, as in Apple's queries.
        func touches(_ event: OCKScheduleEvent) -> Bool { event.start < end && event.end >= start }
    }

    /// All versions and deletions, in no order.
    let entries: [HistoryEntry]

    /// Newest first.
    let windows: [Window]

    private let line: [HistoryEntry]

    /// The history of a chain.
    init(_ entries: [HistoryEntry]) {
        self.init(entries, line: Self.tip(of: entries).map { Self.line(from: $0, among: entries) } ?? [])
    }

    /// The history that a version has come to.
    init(of tip: HistoryEntry, among entries: [HistoryEntry]) {
        self.init(entries, line: Self.line(from: tip, among: entries))
    }

    private init(_ entries: [HistoryEntry], line: [HistoryEntry]) {
        self.entries = entries
        self.line = line
        windows = Self.windows(of: line)
    }

    /// Whether the task is deleted, now or from a later date on.
    var endsInDeletion: Bool { line.first?.deletedDate != nil }

    /// The history as it was before the deletion at its end.
    var beforeDeletion: TaskHistory { TaskHistory(entries, line: Array(line.drop { $0.deletedDate != nil })) }

    /// Of the deletions at the end of the history the one that rules first.
    var standingDeletion: Window? {
        let standing = Set(line.prefix { $0.deletedDate != nil }.map(\.uuid))
        return windows.last { standing.contains($0.uuid) }
    }

    /// What rules at a time.
    func window(at date: Date) -> Window? {
        windows.first { $0.start <= date && date < $0.end }
    }

    /// What rules just before a time.
    func window(before date: Date) -> Window? {
        windows.first { $0.start < date && date <= $0.end }
    }

    /// Whether an event of a version is one of the task's events, or would be if that version is paused.
    func contains(_ event: OCKScheduleEvent, of version: UUID) -> Bool {
        windows.contains { $0.uuid == version && !$0.isDeleted && $0.touches(event) }
    }

    /// The parts of the windows in which versions rule in an interval, newest first.
    func windows(in interval: DateInterval) -> [Window] {
        windows.compactMap { window in
            let (start, end) = (max(window.start, interval.start), min(window.end, interval.end))
            guard start < end, !window.isDeleted else { return nil }
            return Window(uuid: window.uuid, isDeleted: false, start: start, end: end)
        }
    }
}

// MARK: The rule

extension TaskHistory {
    /// Of several versions that nothing follows, as devices write them that do not know of each other: one that is no
    /// deletion, and of these the one that was written last.
    private static func tip(of entries: [HistoryEntry]) -> HistoryEntry? {
        guard entries.count > 1 else { return entries.first }
        let followed = Set(entries.flatMap(\.previous))
        let tips = entries.filter { !followed.contains($0.uuid) }
        return tips.max {
            ($0.deletedDate == nil ? 1 : 0, $0.updatedDate, $0.uuid)
                < ($1.deletedDate == nil ? 1 : 0, $1.updatedDate, $1.uuid)
        }
    }

    /// The tip and its ancestors, newest first; of merged branches the first, which is the one that was decided for.
    private static func line(from tip: HistoryEntry, among entries: [HistoryEntry]) -> [HistoryEntry] {
        guard !tip.previous.isEmpty else { return [tip] }
        let byUUID = Dictionary(entries.map { ($0.uuid, $0) }) { first, _ in first }
        var line = [tip]
        // Merged data may be wrong: a version that descends from itself must not hang the store.
        var seen: Set = [tip.uuid]
        while let previous = line.last?.previous.lazy.compactMap({ byUUID[$0] }).first,
            seen.insert(previous.uuid).inserted
        {
            line.append(previous)
        }
        return line
    }

    private static func windows(of line: [HistoryEntry]) -> [Window] {
        // Stable: of versions with the same start the newer rules and the older has no time left.
        let ordered = starts(of: line).enumerated().sorted {
            ($1.element.start, $0.offset) < ($0.element.start, $1.offset)
        }.map(\.element)
        var end = Date.forever
        return ordered.compactMap { entry, start in
            guard start < end else { return nil }
            defer { end = start }
            return Window(uuid: entry.uuid, isDeleted: entry.deletedDate != nil, start: start, end: end)
        }
    }

    /// When each version starts to rule, newest first; what was deleted before it could is left out.
    private static func starts(of line: [HistoryEntry]) -> [(entry: HistoryEntry, start: Date)] {
        var deletion: Date?
        var follower = Date.distantFuture
        var isUndone = false
        return line.compactMap { entry in
            var start = entry.effectiveDate
            // Once a version follows it, a deletion for all time tells of the gap since it was made.
            if let made = entry.deletedDate, isUndone { start = min(max(start, made), follower) }
            if entry.deletedDate == nil { isUndone = true }
            follower = start
            if let deletion, start >= deletion { return nil }
            if entry.deletedDate != nil { deletion = start }
            return (entry, start)
        }
    }
}

extension Date {
    /// Later than every other date.
    static let forever = Date(timeIntervalSinceReferenceDate: .infinity)
}
