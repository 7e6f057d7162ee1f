import Foundation
import SQLStorage

/// Deleting by id, from a date on if wanted, and undoing that. Nothing is ever removed: see
/// Documentation/Decisions/0016.
extension OCKStore {
    /// Deletes a task by its id.
    ///
    /// - Parameters:
    ///   - id: The identity that all versions share.
    ///   - date: From when on there are no events; what was before stays, with its outcomes. Nil for all time.
    /// - Returns: The version that marks the deletion.
    /// - Throws: `OCKStoreError.deleteFailed` if nothing has the id.
    @discardableResult
    public func deleteTask(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKTask {
        try await delete(id, from: date)
    }

    /// Deletes a contact by its id, for all time or from a date on; the result is the version that says so.
    @discardableResult
    public func deleteContact(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKContact {
        try await delete(id, from: date)
    }

    /// Deletes a care plan by its id, for all time or from a date on; the result is the version that says so.
    @discardableResult
    public func deleteCarePlan(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKCarePlan {
        try await delete(id, from: date)
    }

    /// Deletes a patient by the id, for all time or from a date on; the result is the version that says so.
    @discardableResult
    public func deletePatient(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKPatient {
        try await delete(id, from: date)
    }

    /// Deletes an outcome by its id; the result is the version that says so.
    ///
    /// - Parameter correction: Why, if the edit window of the outcome's task asks for it.
    /// - Throws: `OCKStoreError.deleteFailed` if nothing has the id, or if the window does not allow it.
    @discardableResult
    public func deleteOutcome(withID id: String, correction: OutcomeCorrection? = nil) async throws -> OCKOutcome {
        try await writing(as: OCKStoreError.deleteFailed) { connection, now in
            var outcome = try VersionTable<OCKOutcome>(connection).lastTip(of: id)
            outcome.correction = correction
            return try OutcomeWriting(connection, at: now).delete([outcome]).first ?? outcome
        }
    }

    /// Brings a deleted task back, as it was when it was deleted.
    ///
    /// What was before the deletion is there again, with its outcomes; from the deletion to `date` there are no events.
    /// Versions and pauses that were planned for later come at their time, and take what was answered ahead along.
    ///
    /// - Parameters:
    ///   - id: The identity that all versions share.
    ///   - date: From when on it is back; nil for now.
    /// - Returns: The version that rules from the date on.
    /// - Throws: `OCKStoreError.updateFailed` if nothing has the id, or if it is not deleted.
    @discardableResult
    public func undeleteTask(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKTask {
        try await writing(as: OCKStoreError.updateFailed) { connection, now in
            try PlanWriting(connection, at: now).undelete(id, from: date ?? now)
        }
    }

    /// Brings a deleted contact back, from now or a date on; the result is the new version.
    @discardableResult
    public func undeleteContact(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKContact {
        try await undelete(id, from: date)
    }

    /// Brings a deleted care plan back, from now or a date on; the result is the new version.
    @discardableResult
    public func undeleteCarePlan(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKCarePlan {
        try await undelete(id, from: date)
    }

    /// Brings a deleted patient back, from now or a date on; the result is the new version.
    @discardableResult
    public func undeletePatient(withID id: String, effectiveFrom date: Date? = nil) async throws -> OCKPatient {
        try await undelete(id, from: date)
    }

    func delete<Entity: StoredEntity>(_ id: String, from date: Date?) async throws -> Entity {
        try await writing(as: OCKStoreError.deleteFailed) { connection, now in
            let table = VersionTable<Entity>(connection)
            var entity = try table.lastTip(of: id)
            entity.effectiveDate = try date ?? table.firstEffectiveDate(of: id) ?? entity.effectiveDate
            return try table.delete([entity], at: now).first ?? entity
        }
    }

    private func undelete<Entity: StoredEntity>(_ id: String, from date: Date?) async throws -> Entity {
        try await writing(as: OCKStoreError.updateFailed) { connection, now in
            try VersionTable<Entity>(connection).undelete(id, from: date ?? now, at: now)
        }
    }
}

extension VersionTable {
    /// The newest version of a chain that no other follows.
    func lastTip(of id: String) throws -> Entity {
        let tips = try entities(where: "v.id = \(id) AND v.is_tip = 1", order: "v.sequence DESC LIMIT 1")
        guard let tip = tips.first else { throw StoreRefusal.notStored }
        return tip
    }

    /// From when on a chain has ever had a version.
    fileprivate func firstEffectiveDate(of id: String) throws -> Date? {
        try connection.first("SELECT MIN(effective_date) FROM \(table) WHERE id = \(id)", as: Date?.self) ?? nil
    }
}
