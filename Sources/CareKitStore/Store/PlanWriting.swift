import Foundation
import SQLStorage

/// Changes what is planned for a task from a date on. What rules later is written once more behind the change, since in
/// Apple's queries the newest version rules from its date on; outcomes of events from the date on go with their events.
struct PlanWriting<Task: StoredTask> {
    private let connection: any Connection
    private let now: Date
    private let tasks: VersionTable<Task>

    init(_ connection: any Connection, at now: Date) {
        self.connection = connection
        self.now = now
        tasks = VersionTable(connection)
    }

    /// Lets a version rule from a date on, until something else that is planned for later takes over.
    func change(_ task: Task, from date: Date) throws -> Task {
        try task.checkRules()
        let plan = try plan(of: task.id, from: date)
        var version = task
        version.deletedDate = nil
        // Where a pause has ended early, or a deletion was undone, the same goes on in a version of its own.
        let changed = plan.parts.prefix { $0.version.isSamePlan(as: plan.parts[0].version) }
        let isBeforeFirst = changed.first.map { $0.version.effectiveDate > date } ?? true
        let replaced = isBeforeFirst && changed.first?.version.deletedDate != nil ? [] : changed
        // Of two versions the one with the later date rules, so the change is written wherever another begins.
        var dates = replaced.map(\.version.effectiveDate)
        if isBeforeFirst { dates.insert(date, at: 0) }
        let versions = dates.map { date in
            version.effectiveDate = date
            return version
        }
        let followers = plan.parts.dropFirst(replaced.count).map(\.version)
        return try write(versions + followers, instead: plan, as: .updated).first ?? version
    }

    /// Pauses or resumes a task from a date on, with all versions that are planned for later; or until another date, from
    /// which it goes on as planned.
    func setPaused(_ isPaused: Bool, _ id: String, from date: Date, until end: Date? = nil) throws -> Task {
        let (plan, end) = (try plan(of: id, from: date), end ?? .forever)
        guard !end.timeIntervalSinceReferenceDate.isNaN else { throw SQLError(.invalidValue) }
        var versions: [(task: Task, isNew: Bool)] = []
        for part in plan.parts {
            var version = part.version
            guard date < end, version.effectiveDate < end, version.deletedDate == nil, version.isPaused != isPaused
            else {
                versions.append((version, false))
                continue
            }
            version.isPaused = isPaused
            versions.append((version, true))
            guard part.end > end else { continue }
            version.isPaused.toggle()
            version.effectiveDate = end
            versions.append((version, true))
        }
        let written = try write(versions.drop { !$0.isNew }.map(\.task), instead: plan, as: .updated)
        guard let newest = (plan.parts.map(\.stored) + written).last(where: { $0.deletedDate == nil }) else {
            throw StoreRefusal.deleted
        }
        return newest
    }

    /// Lets what was planned before a task was deleted rule again, from a date on.
    func undelete(_ id: String, from date: Date) throws -> Task {
        var plan = try plan(of: id, from: date, isUndeleting: true)
        plan.deletion = nil
        guard let first = try write(plan.parts.map(\.version), instead: plan, as: .added).first else {
            throw StoreRefusal.notStored
        }
        return first
    }
}

// MARK: What is planned

/// What is planned for a task from a date on.
private struct Plan<Task: StoredTask> {
    /// What rules for a time.
    struct Part {
        /// The version, or the deletion that tells of a gap, as it is stored.
        let stored: Task
        /// The same, to rule from the beginning of the time.
        let version: Task
        let end: Date
    }

    /// In the order of time, as if the task were not deleted.
    let parts: [Part]
    /// The deletion that stands.
    var deletion: Task?
}

extension PlanWriting {
    private func plan(of id: String, from date: Date, isUndeleting: Bool = false) throws -> Plan<Task> {
        // Also what is no number is refused so.
        guard date < .distantFuture else { throw SQLError(.invalidValue) }
        guard let history = try tasks.histories(ids: [id]).first else { throw StoreRefusal.notStored }
        guard !isUndeleting || history.endsInDeletion else { throw StoreRefusal.notDeleted }
        guard isUndeleting || history.windows.contains(where: { $0.end > date && !$0.isDeleted }) else {
            throw StoreRefusal.deleted
        }
        let windows = history.beforeDeletion.windows.filter { $0.end > date }.reversed()
        let deletion = history.standingDeletion
        let stored = try tasks.entities(where: tasks.isAmong(windows.map(\.uuid) + [deletion?.uuid].compactMap { $0 }))
        let byUUID = Dictionary(stored.map { ($0.uuid, $0) }) { first, _ in first }
        let parts = windows.compactMap { window -> Plan<Task>.Part? in
            guard let stored = byUUID[window.uuid] else { return nil }
            var version = stored
            version.effectiveDate = max(window.start, date)
            // A gap begins where it began, whenever its deletion was made.
            if window.isDeleted { version.deletedDate = version.effectiveDate }
            return Plan<Task>.Part(stored: stored, version: version, end: window.end)
        }
        return Plan(parts: parts, deletion: deletion.flatMap { byUUID[$0.uuid] })
    }
}

// MARK: Writing

extension PlanWriting {
    /// Appends versions and gaps, each of which rules until the next, instead of what is planned.
    private func write(_ versions: [Task], instead plan: Plan<Task>, as kind: RowChange.Kind) throws -> [Task] {
        guard let first = versions.first else { return [] }
        let moves = try moves(to: versions, instead: plan, of: answers(to: first.id, from: first.effectiveDate))
        let stored = try versions.map { try append($0, as: kind) }
        if let deletion = plan.deletion { _ = try append(deletion, as: .deleted) }
        let moved = moves.map { move in
            var outcome = move.outcome
            outcome.taskUUID = stored[move.place].uuid
            outcome.taskOccurrenceIndex = move.occurrence
            return outcome
        }
        let outcomes = VersionTable<OCKOutcome>(connection)
        try outcomes.context.load(moved.map(\.taskUUID))
        try outcomes.succeed(moved)
        return stored
    }

    private func append(_ version: Task, as kind: RowChange.Kind) throws -> Task {
        try tasks.append(version, at: now, as: version.deletedDate == nil ? kind : .deleted)
    }

    /// The answers to a task's events from a date on, and to some before it. A conflict has several to one event, or of
    /// one id.
    private func answers(to id: String, from date: Date) throws -> [OCKOutcome] {
        try VersionTable<OCKOutcome>(connection).entities(
            where: """
                v.is_live = 1 AND v.event_start >= \(date - OutcomeQueries.zoneMargin)
                AND v.task_uuid IN (SELECT uuid FROM \(unsafeSQL: Task.table) WHERE id = \(id))
                """, order: "v.occurrence, v.sequence")
    }

    /// Which event of which new version each answer is for from now on.
    ///
    /// - Throws: `StoreRefusal.outcomeAhead` if an event that was planned and answered would be no more.
    private func moves(
        to versions: [Task], instead plan: Plan<Task>, of answers: [OCKOutcome]
    ) throws -> [(outcome: OCKOutcome, place: Int, occurrence: Int)] {
        let events = VersionTable<OCKOutcome>(connection).context
        try events.load(answers.map(\.taskUUID))
        let answers = try answers.map { (outcome: $0, event: try events.event(EventKey($0))) }
        let end = plan.deletion?.effectiveDate ?? .forever
        let isPlanned = answers.map { answer in
            answer.event.start < end
                && plan.parts.last { $0.version.effectiveDate <= answer.event.start }?.stored.uuid
                    == answer.outcome.taskUUID
        }
        var taken: [Int: Set<Int>] = [:]
        var targets: [EventKey: (place: Int, occurrence: Int)] = [:]
        // Answers elsewhere take what is left, or stay where they are.
        for wanted in [true, false] {
            for (answer, isPlanned) in zip(answers, isPlanned) where isPlanned == wanted {
                let key = EventKey(answer.outcome)
                guard targets[key] == nil,
                    let place = versions.lastIndex(where: { $0.effectiveDate <= answer.event.start }),
                    versions[place].deletedDate == nil
                else { continue }
                let number = versions[place].occurrence(
                    at: answer.event.start, best: answer.outcome.taskOccurrenceIndex, besides: taken[place] ?? [])
                guard let number else {
                    if isPlanned { throw StoreRefusal.outcomeAhead }
                    continue
                }
                taken[place, default: []].insert(number)
                targets[key] = (place, number)
            }
        }
        return answers.compactMap { answer in
            targets[EventKey(answer.outcome)].map { (answer.outcome, $0.place, $0.occurrence) }
        }
    }
}

extension StoredTask {
    /// Whether a version plans what another does, in whatever time.
    fileprivate func isSamePlan(as other: Self) -> Bool {
        guard deletedDate == nil, other.deletedDate == nil else {
            return deletedDate != nil && other.deletedDate != nil
        }
        var copy = self
        copy.uuid = other.uuid
        copy.previousVersionUUIDs = other.previousVersionUUIDs
        copy.nextVersionUUIDs = other.nextVersionUUIDs
        copy.effectiveDate = other.effectiveDate
        copy.createdDate = other.createdDate
        copy.updatedDate = other.updatedDate
        copy.schemaVersion = other.schemaVersion
        return copy == other
    }

    /// The number of an event that starts at a time, if possible a certain one; nil if there is none.
    fileprivate func occurrence(at start: Date, best: Int, besides taken: Set<Int>) -> Int? {
        guard hasEvents else { return nil }
        let numbers = schedule.events(from: start, to: start + 1).filter { $0.start == start }.map(\.occurrence)
            .filter { !taken.contains($0) }
        return numbers.contains(best) ? best : numbers.first
    }
}
