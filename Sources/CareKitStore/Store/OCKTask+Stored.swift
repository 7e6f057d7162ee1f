import Foundation
import SQLStorage

extension OCKTask: StoredEntity {
    static let table = "task"
    static let ownColumns = "title, instructions, impacts_adherence, care_plan_uuid"

    func ownValues(on connection: any Connection) -> SQLQuery {
        "\(title), \(instructions), \(impactsAdherence), \(carePlanUUID)"
    }

    static func read(_ row: inout SQLRow, sequence: Int64, id: String, on connection: any Connection) throws -> OCKTask
    {
        let (title, instructions) = (try row.next(String?.self), try row.next(String?.self))
        let impactsAdherence = try row.next(Bool.self)
        var task = OCKTask(
            id: id, title: title, carePlanUUID: try row.next(),
            schedule: try ScheduleRows(connection: connection).schedule(task: sequence))
        task.instructions = instructions
        task.impactsAdherence = impactsAdherence
        return task
    }

    func insertParts(sequence: Int64, on connection: any Connection) throws {
        try ScheduleRows(connection: connection).insert(schedule, task: sequence)
    }
}
