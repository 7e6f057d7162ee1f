import Foundation
import SQLStorage

extension OCKOutcome: StoredEntity {
    static let table = "outcome"
    static let ownColumns = """
        task_uuid, occurrence, event_start, event_end, entry, correction_reason, correction_date
        """

    static func context(on connection: any Connection) -> AnsweredTasks { AnsweredTasks(connection) }

    /// The event's time is stored with the outcome, so that a query for a time needs no schedule.
    func ownValues(in tasks: AnsweredTasks) throws -> SQLQuery {
        let event = try tasks.event(EventKey(self))
        return """
            \(taskUUID), \(taskOccurrenceIndex), \(event.start), \(event.end), \(entry?.rawValue),
            \(correction?.reason), \(correction?.date)
            """
    }

    static func parts(of sequences: SQLQuery, on connection: any Connection) throws -> OutcomeValueRows.Lists {
        try OutcomeValueRows.outcomes(on: connection).lists(of: sequences)
    }

    static func read(_ row: inout SQLRow, of identity: RowIdentity, parts: OutcomeValueRows.Lists) throws -> OCKOutcome
    {
        var outcome = OCKOutcome(
            id: identity.id, uuid: identity.uuid, taskUUID: try row.next(), taskOccurrenceIndex: try row.next(),
            values: parts[.init(row: identity.sequence)] ?? [])
        _ = (try row.next(Date.self), try row.next(Date.self))
        outcome.entry = try row.next(String?.self).map { name in
            guard let entry = OutcomeEntry(rawValue: name) else { throw StoreRefusal.unreadableRow }
            return entry
        }
        let (reason, date) = (try row.next(String?.self), try row.next(Date?.self))
        if let reason, let date { outcome.correction = OutcomeCorrection(reason: reason, date: date) }
        return outcome
    }

    static func insertParts(of rows: [(sequence: Int64, entity: OCKOutcome)], on connection: any Connection) throws {
        try OutcomeValueRows.outcomes(on: connection).insert(
            rows.map { (owner: .init(row: $0.sequence), values: $0.entity.values) })
    }
}
