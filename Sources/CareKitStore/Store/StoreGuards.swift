import Foundation
import SQLStorage

/// The rules for writing that need what is stored.
struct StoreGuards {
    let connection: any Connection

    /// A store is for one group of patients, which comes at once.
    func checkHasNoPatient(besides ids: [String]) throws {
        guard try !VersionTable<OCKPatient>(connection).exists("v.id NOT IN (\(join: ids))") else {
            throw StoreRefusal.patientExists
        }
    }

    /// A new version of a task must leave events with outcomes alone: it takes effect after the latest of them.
    func checkUpdate(of task: OCKTask) throws {
        let latest = try connection.first(
            """
            SELECT MAX(o.event_start) FROM outcome o JOIN task t ON t.uuid = o.task_uuid
            WHERE t.id = \(task.id) AND o.is_live = 1
            """, as: Date?.self)
        guard let latest = latest ?? nil else { return }
        guard task.effectiveDate > latest else { throw StoreRefusal.effectiveBeforeOutcome }
    }

    /// An outcome is for an occurrence that exists, of the version of the task that rules then, and that has no other.
    func check(_ outcome: OCKOutcome) throws {
        let event = try outcome.scheduleEvent(on: connection)
        let tasks = VersionTable<OCKTask>(connection)
        let isSuperseded: SQLQuery = """
            v.deleted_date IS NOT NULL OR v.is_paused = 1 OR \(tasks.isFollowed(by: tasks.takesEffect("<=", event.start)))
            """
        guard try !tasks.exists("v.uuid = \(outcome.taskUUID) AND (\(isSuperseded))") else {
            throw StoreRefusal.occurrenceSuperseded
        }
        let hasOther: SQLQuery = """
            v.task_uuid = \(outcome.taskUUID) AND v.occurrence = \(outcome.taskOccurrenceIndex) AND v.is_live = 1
            AND v.id <> \(outcome.id)
            """
        guard try !VersionTable<OCKOutcome>(connection).exists(hasOther) else { throw StoreRefusal.outcomeExists }
    }
}
