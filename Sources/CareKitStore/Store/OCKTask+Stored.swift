import Foundation
import SQLStorage

extension OCKTask: StoredEntity {
    static let table = "task"
    static let ownColumns = "title, instructions, impacts_adherence, care_plan_uuid, edit_window, is_paused"

    func ownValues(in context: Void) throws -> SQLQuery {
        """
        \(title), \(instructions), \(impactsAdherence), \(carePlanUUID), \(try editWindow.map(JSONText.encode)),
        \(isPaused)
        """
    }

    static func parts(of sequences: SQLQuery, on connection: any Connection) throws -> [Int64: OCKSchedule] {
        try ScheduleRows(connection: connection).schedules(of: sequences)
    }

    static func read(_ row: inout SQLRow, of identity: RowIdentity, parts: [Int64: OCKSchedule]) throws -> OCKTask {
        guard let schedule = parts[identity.sequence] else { throw StoreRefusal.unreadableRow }
        let (title, instructions) = (try row.next(String?.self), try row.next(String?.self))
        let impactsAdherence = try row.next(Bool.self)
        var task = OCKTask(
            id: identity.id, uuid: identity.uuid, title: title, carePlanUUID: try row.next(), schedule: schedule)
        task.instructions = instructions
        task.impactsAdherence = impactsAdherence
        task.editWindow = try row.next(String?.self).map { try JSONText.decode(EditWindow.self, from: $0) }
        task.isPaused = try row.next()
        return task
    }

    static func insertParts(of rows: [(sequence: Int64, entity: OCKTask)], on connection: any Connection) throws {
        for row in rows {
            try ScheduleRows(connection: connection).insert(row.entity.schedule, task: row.sequence)
            try WaitingRows(connection: connection).release(outcomesOf: row.entity.uuid)
        }
    }
}
