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
        let rows = try SQLQuery.parts(of: Array(versions)).flatMap { versions in
            try connection.rows(
                """
                SELECT task_uuid, event_start FROM outcome
                WHERE task_uuid IN (\(SQLQuery(list: versions))) AND event_start BETWEEN \(first) AND \(last) AND is_live = 1
                """
            ) { row in (version: try row.next(UUID.self), start: try row.next(Date.self)) }
        }
        answered = Dictionary(grouping: rows, by: \.version).mapValues { Set($0.map(\.start)) }
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
