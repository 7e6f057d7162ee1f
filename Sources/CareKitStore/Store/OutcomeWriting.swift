import Foundation
import SQLStorage

/// Writes outcomes as the edit windows of their tasks allow, and marks how they came in.
struct OutcomeWriting {
    private let connection: any Connection
    private let now: Date
    private let table: VersionTable<OCKOutcome>

    init(_ connection: any Connection, at now: Date) {
        self.connection = connection
        self.now = now
        table = VersionTable(connection)
    }

    func add(_ outcomes: [OCKOutcome]) throws -> [OCKOutcome] {
        try table.context.load(outcomes.map(\.taskUUID))
        let outcomes = try outcomes.map(entered)
        return try table.add(outcomes, at: now, guarding: check(among: outcomes))
    }

    func update(_ outcomes: [OCKOutcome]) throws -> [OCKOutcome] {
        try table.context.load(outcomes.map(\.taskUUID))
        let stored = try answered(by: outcomes)
        let versions = try outcomes.map { outcome in
            let events = stored[outcome.id] ?? []
            return try changed(
                outcome, of: events,
                moved: events.contains(EventKey(outcome)) ? [] : [try entered(outcome).entry].compactMap { $0 })
        }
        return try table.update(versions, at: now, guarding: check(among: versions))
    }

    func delete(_ outcomes: [OCKOutcome]) throws -> [OCKOutcome] {
        let stored = try answered(by: outcomes)
        return try table.delete(outcomes.map { try changed($0, of: stored[$0.id] ?? []) }, at: now)
    }

    /// Checks outcomes that are written together, each after those before it.
    private func check(among outcomes: [OCKOutcome]) throws -> (OCKOutcome) throws -> Void {
        let events = outcomes.map { EventKey($0) }
        var answers = try LiveAnswers(to: events, on: connection)
        let others = try OtherAnswers(to: events, of: table.context, on: connection)
        return { try check($0, besides: &answers, and: others) }
    }

    /// An outcome is for an event that the task has, and that has no other. What was answered before the task was changed,
    /// perhaps on another device, can be changed where it is.
    private func check(
        _ outcome: OCKOutcome, besides answers: inout LiveAnswers, and others: OtherAnswers
    ) throws {
        let (tasks, key) = (table.context, EventKey(outcome))
        let event = try tasks.event(key)
        guard try tasks.hasEvent(key) else {
            guard answers.isAnswered(key, by: outcome.id), try tasks.isThere(at: key) else {
                throw StoreRefusal.occurrenceSuperseded
            }
            return
        }
        try answers.answer(key, with: outcome.id)
        guard let history = try tasks.history(of: outcome.taskUUID),
            try !others.showsAnother(than: outcome, at: event.start, in: history)
        else { throw StoreRefusal.outcomeExists }
    }

    /// The events that outcomes are stored for now, by the outcomes' ids.
    private func answered(by outcomes: [OCKOutcome]) throws -> [String: [EventKey]] {
        let stored = try SQLQuery.parts(of: outcomes.map(\.id)).flatMap { ids in
            try connection.rows(
                """
                SELECT id, task_uuid, occurrence FROM outcome
                WHERE id IN (\(SQLQuery(list: ids))) AND is_live = 1 ORDER BY sequence
                """
            ) { row in
                (id: try row.next(String.self), event: EventKey(taskUUID: try row.next(), occurrence: try row.next()))
            }
        }
        try table.context.load(stored.map(\.event.taskUUID))
        return stored.reduce(into: [:]) { $0[$1.id, default: []].append($1.event) }
    }

    /// A first answer to an event, marked.
    private func entered(_ outcome: OCKOutcome) throws -> OCKOutcome {
        var outcome = outcome
        outcome.entry = try table.context.window(of: outcome.taskUUID).map { window in
            try window.entry(for: table.context.event(EventKey(outcome)), at: now)
        }
        return outcome
    }

    /// A change of stored answers, marked; all windows in which they lie must allow it.
    ///
    /// - Parameters:
    ///   - events: Those that it is stored for now.
    ///   - moved: How it counts besides.
    private func changed(
        _ outcome: OCKOutcome, of events: [EventKey], moved: [OutcomeEntry] = []
    ) throws -> OCKOutcome {
        var outcome = outcome
        outcome.correction = try newCorrection(of: outcome)
        let entries = try events.compactMap { event in
            try table.context.window(of: event.taskUUID).map { window in
                try window.change(
                    of: table.context.event(event), at: now, hasReason: outcome.correction != nil)
            }
        }
        outcome.entry = (entries + moved).max { $0.rank < $1.rank }
        return outcome
    }

    /// The reason that came with a change, unless it is empty or that of an earlier one: a value that is fetched,
    /// changed and stored again has it still.
    private func newCorrection(of outcome: OCKOutcome) throws -> OutcomeCorrection? {
        guard let correction = outcome.correction,
            !correction.reason.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        else { return nil }
        let isKnown = try table.exists(
            """
            v.id = \(outcome.id) AND v.correction_reason = \(correction.reason)
            AND v.correction_date = \(correction.date)
            """)
        return isKnown ? nil : correction
    }
}
