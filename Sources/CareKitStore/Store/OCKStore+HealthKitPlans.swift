import Foundation

/// Changing, pausing and deleting HealthKit tasks from a date on, for a store that computes their outcomes from a health
/// store. The calls do what those for ordinary tasks do, but no stored outcome can refuse them.
extension OCKStore {
    /// Changes a HealthKit task from a date on: see ``updateTask(_:effectiveFrom:)``.
    @discardableResult
    package func updateHealthKitTask(
        _ task: OCKHealthKitTask, effectiveFrom date: Date
    ) async throws -> OCKHealthKitTask {
        try await writing(as: OCKStoreError.updateFailed) { try PlanWriting($0, at: $1).change(task, from: date) }
    }

    /// Pauses a HealthKit task from a date on, until another if there is one: see ``pauseTask(withID:from:until:)``.
    @discardableResult
    package func pauseHealthKitTask(
        withID id: String, from date: Date, until end: Date? = nil
    ) async throws -> OCKHealthKitTask {
        try await writing(as: OCKStoreError.updateFailed) {
            try PlanWriting($0, at: $1).setPaused(true, id, from: date, until: end)
        }
    }

    /// Resumes a paused HealthKit task from a date on: see ``resumeTask(withID:from:)``.
    @discardableResult
    package func resumeHealthKitTask(withID id: String, from date: Date) async throws -> OCKHealthKitTask {
        try await writing(as: OCKStoreError.updateFailed) {
            try PlanWriting($0, at: $1).setPaused(false, id, from: date)
        }
    }

    /// Deletes a HealthKit task by its id, from a date on if wanted: see ``deleteTask(withID:effectiveFrom:)``.
    @discardableResult
    package func deleteHealthKitTask(
        withID id: String, effectiveFrom date: Date? = nil
    ) async throws -> OCKHealthKitTask {
        try await delete(id, from: date)
    }

    /// Brings a deleted HealthKit task back, from now or a date on: see ``undeleteTask(withID:effectiveFrom:)``.
    @discardableResult
    package func undeleteHealthKitTask(
        withID id: String, effectiveFrom date: Date? = nil
    ) async throws -> OCKHealthKitTask {
        try await writing(as: OCKStoreError.updateFailed) { connection, now in
            try PlanWriting(connection, at: now).undelete(id, from: date ?? now)
        }
    }
}
