import Foundation
import SQLStorage

/// The rules for writing that need what is stored.
struct StoreGuards {
    let connection: any Connection

    /// A store is for one group of patients, which comes at once.
    func checkHasNoPatient() throws {
        guard try !VersionTable<OCKPatient>(connection).exists("1 = 1") else { throw StoreRefusal.patientExists }
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

    /// An outcome is for an occurrence that exists, that no newer version of the task rules, and that has no other.
    func check(_ outcome: OCKOutcome) throws {
        let event = try outcome.scheduleEvent(on: connection)
        let tasks = VersionTable<OCKTask>(connection)
        let isSuperseded = tasks.isFollowed(by: "n.effective_date <= \(event.start)")
        guard try !tasks.exists("v.uuid = \(outcome.taskUUID) AND \(isSuperseded)") else {
            throw StoreRefusal.occurrenceSuperseded
        }
        let hasOther: SQLQuery = """
            v.task_uuid = \(outcome.taskUUID) AND v.occurrence = \(outcome.taskOccurrenceIndex) AND v.is_live = 1
            AND v.id <> \(outcome.id)
            """
        guard try !VersionTable<OCKOutcome>(connection).exists(hasOther) else { throw StoreRefusal.outcomeExists }
    }
}
