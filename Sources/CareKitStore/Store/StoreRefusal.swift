import Foundation
import SQLStorage

/// A rule of the store that a call breaks. Says what to do, without a value or a name.
enum StoreRefusal: Error, Hashable, CaseIterable {
    case noContainer
    case otherContainer
    case unusableName
    case unusableDatabase
    case duplicateIDs
    case alreadyStored
    case notStored
    case deleted
    case effectiveBeforeOutcome
    case taskMissing
    case occurrenceMissing
    case occurrenceSuperseded
    case outcomeExists
    case patientExists
    case linkageInconsistent
    case windowNotOpen
    case windowClosed
    case outcomeFinal
    case correctionsOver
    case reasonMissing
    case notDeleted
    case outcomeAhead
    case unreadableRow
    case noRemote
    case alreadySynchronizing
    case implausibleKnowledge
    case circularVersions
    case foreignDecision

    /// One sentence or two for the caller.
    var reason: String {
        switch self {
        case .noContainer:
            "The store was made outside any container, so it has no directory. Make it inside Container.run."
        case .otherContainer:
            "The store belongs to another container. Use the store that was made in this one."
        case .unusableName:
            "The store's name is empty or too long. Give it a name of 1 to 60 characters, best ASCII letters and digits."
        case .unusableDatabase:
            "The container's database has no valid address. Write it as postgres://user:password@host:port/database."
        case .duplicateIDs: "Two of the values have the same id. Pass each once."
        case .alreadyStored: "The id or uuid of a value is already stored. Use a new one, or update."
        case .notStored: "There is nothing with the id of a value. Add it first."
        case .deleted:
            """
            A value with this id was deleted, perhaps from a later date on. Undelete it, or add it again; until that date \
            updateTask(_:effectiveFrom:) changes a task.
            """
        case .effectiveBeforeOutcome:
            """
            The new version would take effect at or before an event that has an outcome. Give a later date, best to \
            updateTask(_:effectiveFrom:).
            """
        case .taskMissing: "There is no task version with the outcome's taskUUID. Add the task first."
        case .occurrenceMissing: "The task's schedule has no such occurrence. Check the occurrence index."
        case .occurrenceSuperseded:
            """
            A newer version of the task rules at the time of this occurrence, or it is paused or deleted then. Use the \
            version in force.
            """
        case .outcomeExists: "This occurrence already has an outcome. Update or delete that one."
        case .patientExists: "The store already has its patients. Update one, or add all of them in one call."
        case .linkageInconsistent:
            "HealthKit does not measure the task's kind of data in its unit, or does not sum it. Change the linkage."
        case .windowNotOpen: "The event cannot be answered yet. Try again when its window has opened."
        case .windowClosed: "The event can no longer be answered. Ask the study to correct the record."
        case .outcomeFinal: "The task's answers stay as they were given. Ask the study to correct the record."
        case .correctionsOver: "The outcome can no longer be changed. Ask the study to correct the record."
        case .reasonMissing: "The change needs a reason. Set the outcome's correction to a new OutcomeCorrection."
        case .notDeleted: "The value with this id is not deleted. Update it."
        case .outcomeAhead:
            """
            An event on or after the date has an outcome, and the new plan has no event then. Give a later date, or \
            delete the outcome first.
            """
        case .unreadableRow: "A stored row cannot be read: restore the store from a backup."
        case .noRemote: "The store has nothing to synchronize with. Make it with a remote."
        case .alreadySynchronizing: "The store is already synchronizing. Wait until it has finished, then try again."
        case .implausibleKnowledge: "The remote names clock times that no store can have. Check the remote's data."
        case .circularVersions:
            """
            The remote's versions follow one another in a circle, so none of them is the newest. Nothing was stored: let \
            the remote remove them, then synchronize again.
            """
        case .foreignDecision:
            "The decision of a conflict has another type or id than its versions. Choose one of them, or change its fields."
        }
    }
}

extension OCKStoreError {
    /// Makes an error of the operation's own case of what went wrong in it.
    init(_ error: any Error, as operation: (String) -> OCKStoreError) {
        self =
            switch error {
            case let error as OCKStoreError: error
            case let error as StoreRefusal: operation(error.reason)
            case let error as SQLError: operation(error.description)
            default: operation(StoreRefusal.unreadableRow.reason)
            }
    }
}
