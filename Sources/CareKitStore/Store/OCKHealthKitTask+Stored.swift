import Foundation
import SQLStorage

extension OCKHealthKitTask: StoredEntity {
    static let table = "health_kit_task"
    static let ownColumns = "title, instructions, impacts_adherence, care_plan_uuid, linkage, edit_window, is_paused"

    func ownValues(in context: Void) throws -> SQLQuery {
        """
        \(title), \(instructions), \(impactsAdherence), \(carePlanUUID), \(try JSONText.encode(healthKitLinkage)),
        \(try editWindow.map(JSONText.encode)), \(isPaused)
        """
    }

    static func parts(of sequences: SQLQuery, on connection: any Connection) throws -> [Int64: OCKSchedule] {
        try ScheduleRows.healthKit(on: connection).schedules(of: sequences)
    }

    static func read(
        _ row: inout SQLRow, of identity: RowIdentity, parts: [Int64: OCKSchedule]
    ) throws -> OCKHealthKitTask {
        guard let schedule = parts[identity.sequence] else { throw StoreRefusal.unreadableRow }
        let (title, instructions) = (try row.next(String?.self), try row.next(String?.self))
        let (impactsAdherence, plan) = (try row.next(Bool.self), try row.next(UUID?.self))
        var task = OCKHealthKitTask(
            id: identity.id, title: title, carePlanUUID: plan, schedule: schedule,
            healthKitLinkage: try JSONText.decode(OCKHealthKitLinkage.self, from: try row.next()))
        task.instructions = instructions
        task.impactsAdherence = impactsAdherence
        task.editWindow = try row.next(String?.self).map { try JSONText.decode(EditWindow.self, from: $0) }
        task.isPaused = try row.next()
        return task
    }

    static func insertParts(
        of rows: [(sequence: Int64, entity: OCKHealthKitTask)], on connection: any Connection
    ) throws {
        let schedules = ScheduleRows.healthKit(on: connection)
        for row in rows { try schedules.insert(row.entity.schedule, task: row.sequence) }
    }
}
