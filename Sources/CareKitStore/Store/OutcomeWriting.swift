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
        try table.add(outcomes.map(entered), at: now, guarding: StoreGuards(connection: connection).check)
    }

    func update(_ outcomes: [OCKOutcome]) throws -> [OCKOutcome] {
        let versions = try outcomes.map { outcome in
            try changed(outcome) { stored in
                stored.contains(EventKey(outcome)) ? [] : [try entered(outcome).entry].compactMap { $0 }
            }
        }
        return try table.update(versions, at: now, guarding: StoreGuards(connection: connection).check)
    }

    func delete(_ outcomes: [OCKOutcome]) throws -> [OCKOutcome] {
        try table.delete(outcomes.map { try changed($0) { _ in [] } }, at: now)
    }

    /// A first answer to an event, marked.
    private func entered(_ outcome: OCKOutcome) throws -> OCKOutcome {
        let window = try connection.first(
            "SELECT edit_window FROM task WHERE uuid = \(outcome.taskUUID)", as: String?.self)
        var outcome = outcome
        outcome.entry = try (window ?? nil).map { window in
            try JSONText.decode(EditWindow.self, from: window)
                .entry(for: outcome.scheduleEvent(on: connection), at: now)
        }
        return outcome
    }

    /// A change of stored answers, marked; all windows in which they lie must allow it.
    ///
    /// - Parameter moved: how it counts besides, given the events that it is stored for now.
    private func changed(
        _ outcome: OCKOutcome, moved: (Set<EventKey>) throws -> [OutcomeEntry]
    ) throws -> OCKOutcome {
        var outcome = outcome
        outcome.correction = try newCorrection(of: outcome)
        let stored = try connection.rows(
            """
            SELECT o.task_uuid, o.occurrence, t.edit_window FROM outcome o JOIN task t ON t.uuid = o.task_uuid
            WHERE o.id = \(outcome.id) AND o.is_live = 1
            """
        ) { row in (EventKey(taskUUID: try row.next(), occurrence: try row.next()), try row.next(String?.self)) }
        let entries = try stored.compactMap { event, window in
            try window.map { window in
                try JSONText.decode(EditWindow.self, from: window).change(
                    of: event.scheduleEvent(on: connection), at: now, hasReason: outcome.correction != nil)
            }
        }
        outcome.entry = try (entries + moved(Set(stored.map(\.0)))).max { $0.rank < $1.rank }
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

extension EventKey {
    fileprivate func scheduleEvent(on connection: any Connection) throws -> OCKScheduleEvent {
        try OCKOutcome(taskUUID: taskUUID, taskOccurrenceIndex: occurrence, values: []).scheduleEvent(on: connection)
    }
}
