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
    func checkUpdate<Task: StoredTask>(of task: Task) throws {
        try task.checkRules()
        let latest = try connection.first(
            """
            SELECT MAX(o.event_start) FROM outcome o JOIN \(unsafeSQL: Task.table) t ON t.uuid = o.task_uuid
            WHERE t.id = \(task.id) AND o.is_live = 1
            """, as: Date?.self)
        guard let latest = latest ?? nil else { return }
        guard task.effectiveDate > latest else { throw StoreRefusal.effectiveBeforeOutcome }
    }
}
