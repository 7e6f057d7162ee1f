import Foundation
import SQLStorage

extension OCKOutcome: StoredEntity {
    static let table = "outcome"
    static let ownColumns = "task_uuid, occurrence, event_start, event_end"

    /// The event's time is stored with the outcome, so that a query for a time needs no schedule.
    func ownValues(on connection: any Connection) throws -> SQLQuery {
        let event = try scheduleEvent(on: connection)
        return "\(taskUUID), \(taskOccurrenceIndex), \(event.start), \(event.end)"
    }

    static func read(
        _ row: inout SQLRow, sequence: Int64, id: String, on connection: any Connection
    ) throws -> OCKOutcome {
        var outcome = OCKOutcome(
            taskUUID: try row.next(), taskOccurrenceIndex: try row.next(),
            values: try OutcomeValueRows.outcomes(on: connection).values(owner: [sequence]))
        outcome.id = id
        _ = (try row.next(Date.self), try row.next(Date.self))
        return outcome
    }

    func insertParts(sequence: Int64, on connection: any Connection) throws {
        try OutcomeValueRows.outcomes(on: connection).insert(values, owner: [sequence])
    }

    /// The event that the outcome is for.
    func scheduleEvent(on connection: any Connection) throws -> OCKScheduleEvent {
        let sequence = try connection.first("SELECT sequence FROM task WHERE uuid = \(taskUUID)", as: Int64.self)
        guard let sequence else { throw StoreRefusal.taskMissing }
        let schedule = try ScheduleRows(connection: connection).schedule(task: sequence)
        guard let event = schedule.event(forOccurrenceIndex: taskOccurrenceIndex) else {
            throw StoreRefusal.occurrenceMissing
        }
        return event
    }
}
