import Foundation
import SQLStorage

/// Which outcomes answer some events, while others are written: those that are stored, and then those that follow.
struct LiveAnswers {
    private var ids: [EventKey: Set<String>] = [:]
    private var events: [String: Set<EventKey>] = [:]

    init(_ stored: [(event: EventKey, id: String)]) {
        for answer in stored { add(answer.event, answer.id) }
    }

    /// An outcome answers an event from now on, and none that it has answered before.
    ///
    /// - Throws: `StoreRefusal.outcomeExists` if another outcome does.
    mutating func answer(_ event: EventKey, with id: String) throws(StoreRefusal) {
        guard ids[event, default: []].subtracting([id]).isEmpty else { throw .outcomeExists }
        for event in events.removeValue(forKey: id) ?? [] { ids[event]?.remove(id) }
        add(event, id)
    }

    /// Whether an outcome answers an event.
    func isAnswered(_ event: EventKey, by id: String) -> Bool { ids[event]?.contains(id) == true }

    private mutating func add(_ event: EventKey, _ id: String) {
        ids[event, default: []].insert(id)
        events[id, default: []].insert(event)
    }
}

extension LiveAnswers {
    /// Reads the answers to some events.
    init(to events: [EventKey], on connection: any Connection) throws {
        let asked = Set(events).map { OccurrenceRange(task: $0.taskUUID, occurrences: $0.occurrence...$0.occurrence) }
        let stored = try OccurrenceRange.lists(of: asked).flatMap { asked in
            try connection.rows(
                """
                SELECT v.task_uuid, v.occurrence, v.id FROM \(asked) CROSS JOIN outcome v
                WHERE \(OccurrenceRange.holds) AND v.is_live = 1
                """
            ) { row in
                (event: EventKey(taskUUID: try row.next(), occurrence: try row.next()), id: try row.next(String.self))
            }
        }
        self.init(stored)
    }
}
