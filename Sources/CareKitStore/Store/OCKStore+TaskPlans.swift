import Foundation
import SQLStorage

/// Changing a plan from a date on, with what was before as it was.
extension OCKStore {
    /// Changes a task from a date on: before it, events, outcomes and adherence stay; from it on, the new version rules.
    ///
    /// Events that have been answered ahead keep their outcomes where the new schedule has an event at the same time. A
    /// version, a pause or a deletion that was planned for a later date still takes over then.
    ///
    /// - Parameters:
    ///   - task: The task with its new schedule, or whatever else changes.
    ///   - date: From when on; best the start of a day, since an event that lasts beyond it shows in both versions.
    /// - Returns: The new version.
    /// - Throws: `OCKStoreError.updateFailed` if an event on or after the date has an outcome that would lose its event, or
    ///   the task is deleted from the date on or from an earlier one.
    @discardableResult
    public func updateTask(_ task: OCKTask, effectiveFrom date: Date) async throws -> OCKTask {
        try await writing(as: OCKStoreError.updateFailed) { try PlanWriting($0, at: $1).change(task, from: date) }
    }

    /// Pauses a task: it has no events from a date on, and does not count towards adherence there.
    ///
    /// The task keeps its id and all that was before. A paused task can be changed and stays paused.
    ///
    /// - Parameters:
    ///   - id: The identity that all versions share.
    ///   - date: From when on.
    ///   - end: From when on it goes on by itself, with the versions and pauses that are planned for later; nil if only
    ///     ``resumeTask(withID:from:)`` ends the pause.
    /// - Returns: The newest version.
    /// - Throws: `OCKStoreError.updateFailed` if an event in the pause has an outcome, or the task is deleted from the date
    ///   on or from an earlier one.
    @discardableResult
    public func pauseTask(withID id: String, from date: Date, until end: Date? = nil) async throws -> OCKTask {
        try await writing(as: OCKStoreError.updateFailed) {
            try PlanWriting($0, at: $1).setPaused(true, id, from: date, until: end)
        }
    }

    /// Resumes a paused task from a date on, with the schedule that it had; the result is the newest version.
    ///
    /// The date may be past, whatever has been answered since.
    ///
    /// - Throws: `OCKStoreError.updateFailed` if the task is deleted from the date on or from an earlier one.
    @discardableResult
    public func resumeTask(withID id: String, from date: Date) async throws -> OCKTask {
        try await writing(as: OCKStoreError.updateFailed) {
            try PlanWriting($0, at: $1).setPaused(false, id, from: date)
        }
    }
}
