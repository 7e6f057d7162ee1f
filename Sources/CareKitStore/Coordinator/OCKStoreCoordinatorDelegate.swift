import Foundation

/// Decides which of a coordinator's stores answer a query and which keeps a value. Every method has a default.
///
/// By default every store answers every query, and a store keeps the values of its own types, whatever the order in which
/// stores were attached. A store that does not say its types keeps all but HealthKit's tasks and outcomes.
public protocol OCKStoreCoordinatorDelegate: AnyObject, Sendable {
    /// Whether a store is asked for patients.
    func patientStore(_ store: any OCKAnyReadOnlyPatientStore, shouldHandleQuery query: OCKPatientQuery) -> Bool

    /// Whether a store keeps a patient; asked for each value of a write, which goes to one store as a whole.
    func patientStore(_ store: any OCKAnyPatientStore, shouldHandleWritingPatient patient: any OCKAnyPatient) -> Bool

    /// Whether a store is asked for care plans.
    func planStore(_ store: any OCKAnyReadOnlyCarePlanStore, shouldHandleQuery query: OCKCarePlanQuery) -> Bool

    /// Whether a store keeps a care plan; asked for each value of a write, which goes to one store as a whole.
    func planStore(_ store: any OCKAnyCarePlanStore, shouldHandleWritingPlan plan: any OCKAnyCarePlan) -> Bool

    /// Whether a store is asked for contacts.
    func contactStore(_ store: any OCKAnyReadOnlyContactStore, shouldHandleQuery query: OCKContactQuery) -> Bool

    /// Whether a store keeps a contact; asked for each value of a write, which goes to one store as a whole.
    func contactStore(_ store: any OCKAnyContactStore, shouldHandleWritingContact contact: any OCKAnyContact) -> Bool

    /// Whether a store is asked for tasks.
    func taskStore(_ store: any OCKAnyReadOnlyTaskStore, shouldHandleQuery query: OCKTaskQuery) -> Bool

    /// Whether a store keeps a task; asked for each value of a write, which goes to one store as a whole.
    func taskStore(_ store: any OCKAnyTaskStore, shouldHandleWritingTask task: any OCKAnyTask) -> Bool

    /// Whether a store is asked for outcomes.
    func outcomeStore(_ store: any OCKAnyReadOnlyOutcomeStore, shouldHandleQuery query: OCKOutcomeQuery) -> Bool

    /// Whether a store keeps an outcome; asked for each value of a write, which goes to one store as a whole.
    func outcomeStore(_ store: any OCKAnyOutcomeStore, shouldHandleWritingOutcome outcome: any OCKAnyOutcome) -> Bool
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinatorDelegate {
    public func patientStore(
        _ store: any OCKAnyReadOnlyPatientStore, shouldHandleQuery query: OCKPatientQuery
    ) -> Bool {
        true
    }

    public func patientStore(
        _ store: any OCKAnyPatientStore, shouldHandleWritingPatient patient: any OCKAnyPatient
    ) -> Bool {
        func keeps<Store: OCKPatientStore>(_ store: Store) -> Bool { patient is Store.Patient }
        return (store as? any OCKPatientStore).map { keeps($0) } ?? true
    }

    public func planStore(
        _ store: any OCKAnyReadOnlyCarePlanStore, shouldHandleQuery query: OCKCarePlanQuery
    ) -> Bool {
        true
    }

    public func planStore(
        _ store: any OCKAnyCarePlanStore, shouldHandleWritingPlan plan: any OCKAnyCarePlan
    ) -> Bool {
        func keeps<Store: OCKCarePlanStore>(_ store: Store) -> Bool { plan is Store.CarePlan }
        return (store as? any OCKCarePlanStore).map { keeps($0) } ?? true
    }

    public func contactStore(
        _ store: any OCKAnyReadOnlyContactStore, shouldHandleQuery query: OCKContactQuery
    ) -> Bool {
        true
    }

    public func contactStore(
        _ store: any OCKAnyContactStore, shouldHandleWritingContact contact: any OCKAnyContact
    ) -> Bool {
        func keeps<Store: OCKContactStore>(_ store: Store) -> Bool { contact is Store.Contact }
        return (store as? any OCKContactStore).map { keeps($0) } ?? true
    }

    public func taskStore(
        _ store: any OCKAnyReadOnlyTaskStore, shouldHandleQuery query: OCKTaskQuery
    ) -> Bool {
        true
    }

    public func taskStore(
        _ store: any OCKAnyTaskStore, shouldHandleWritingTask task: any OCKAnyTask
    ) -> Bool {
        func keeps<Store: OCKTaskStore>(_ store: Store) -> Bool { task is Store.Task }
        return (store as? any OCKTaskStore).map { keeps($0) } ?? !(task is OCKHealthKitTask)
    }

    public func outcomeStore(
        _ store: any OCKAnyReadOnlyOutcomeStore, shouldHandleQuery query: OCKOutcomeQuery
    ) -> Bool {
        true
    }

    public func outcomeStore(
        _ store: any OCKAnyOutcomeStore, shouldHandleWritingOutcome outcome: any OCKAnyOutcome
    ) -> Bool {
        func keeps<Store: OCKOutcomeStore>(_ store: Store) -> Bool { outcome is Store.Outcome }
        return (store as? any OCKOutcomeStore).map { keeps($0) } ?? !(outcome is OCKHealthKitOutcome)
    }
}
