/// A task of either kind: a plan that can be changed, paused and deleted from a date on.
///
/// Outcomes that HealthKit's data make up are not stored, so they bind no plan.
protocol StoredTask: StoredEntity, OCKAnyVersionableTask {
    var isPaused: Bool { get set }

    /// Checks what only tasks of this kind must be.
    func checkRules() throws(StoreRefusal)
}

extension OCKTask: StoredTask {
    func checkRules() {}
}

extension OCKHealthKitTask: StoredTask {
    /// A HealthKit task is linked to data that can answer it.
    func checkRules() throws(StoreRefusal) {
        guard healthKitLinkage.isConsistent else { throw .linkageInconsistent }
    }
}
