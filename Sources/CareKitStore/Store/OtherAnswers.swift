import Foundation
import SQLStorage

/// The answers to other versions of tasks at the times of some events, which these events may show.
struct OtherAnswers {
    private let answered: [UUID: Set<Date>]
    private let connection: any Connection

    /// Reads them, for all events together. Where no task has been changed there are none.
    init(to events: [EventKey], of tasks: AnsweredTasks, on connection: any Connection) throws {
        self.connection = connection
        var (versions, starts): (Set<UUID>, [Date]) = ([], [])
        for event in events {
            guard let history = try tasks.history(of: event.taskUUID), history.entries.count > 1 else { continue }
            versions.formUnion(history.entries.lazy.filter { $0.deletedDate == nil }.map(\.uuid))
            starts.append(try tasks.event(event).start)
        }
        guard let first = starts.min(), let last = starts.max() else {
            answered = [:]
            return
        }
        let margin = OutcomeQueries.zoneMargin
        let others = try SQLQuery.parts(of: Array(versions)).flatMap { versions in
            try connection.rows(
                """
                SELECT task_uuid, occurrence FROM outcome
                WHERE task_uuid IN (\(SQLQuery(list: versions))) AND is_live = 1
                    AND event_start BETWEEN \(first - margin) AND \(last + margin)
                """
            ) { row in EventKey(taskUUID: try row.next(), occurrence: try row.next()) }
        }
        try tasks.load(others.map(\.taskUUID))
        answered = try Dictionary(grouping: others, by: \.taskUUID)
            .mapValues { events in Set(try events.map { try tasks.event($0).start }) }
    }

    /// Whether the event of an outcome shows another one.
    func showsAnother(than outcome: OCKOutcome, at start: Date, in history: TaskHistory) throws -> Bool {
        let others = history.entries.lazy.map(\.uuid).filter { $0 != outcome.taskUUID }
        guard others.contains(where: { answered[$0]?.contains(start) == true }) else { return false }
        let event = try EventQueries(connection)
            .event(taskUUID: outcome.taskUUID, occurrence: outcome.taskOccurrenceIndex)
        return event.outcome.map { $0.id != outcome.id } ?? false
    }
}
