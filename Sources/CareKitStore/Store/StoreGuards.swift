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
    static func check(
        _ outcome: OCKOutcome, of answered: AnsweredTasks, besides answers: inout LiveAnswers
    ) throws {
        let event = try answered.event(EventKey(outcome))
        guard try answered.rules(outcome.taskUUID, at: event.start) else { throw StoreRefusal.occurrenceSuperseded }
        try answers.answer(EventKey(outcome), with: outcome.id)
    }
}
