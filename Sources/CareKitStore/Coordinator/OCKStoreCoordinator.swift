import Foundation
import Synchronization

/// Makes several stores look like one: reads go to all of them, writes to the first that accepts every value.
///
/// Results come in the order of the query, and its limit and offset count over all stores together.
public final class OCKStoreCoordinator: Sendable {
    /// A store of one kind; what it writes with is nil if it was attached for reading only.
    struct Registration<Reading: Sendable, Writing: Sendable>: Sendable {
        let reading: Reading
        let writing: Writing?
    }

    private struct State {
        weak var delegate: (any OCKStoreCoordinatorDelegate)?
        var patients: [Registration<any OCKAnyReadOnlyPatientStore, any OCKAnyPatientStore>] = []
        var carePlans: [Registration<any OCKAnyReadOnlyCarePlanStore, any OCKAnyCarePlanStore>] = []
        var contacts: [Registration<any OCKAnyReadOnlyContactStore, any OCKAnyContactStore>] = []
        var events: [Registration<any OCKAnyReadOnlyEventStore, any OCKAnyEventStore>] = []
    }

    private let state = Mutex(State())

    /// Makes a coordinator without stores.
    public init() {}

    /// Decides which store answers and which keeps; nil for the default.
    public var delegate: (any OCKStoreCoordinatorDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// Attaches a store for every kind.
    public func attach(store: any OCKAnyStoreProtocol) {
        attach(patientStore: store)
        attach(planStore: store)
        attach(contactStore: store)
        attach(eventStore: store)
    }

    /// Attaches a store that keeps patients.
    public func attach(patientStore store: any OCKAnyPatientStore) {
        state.withLock { $0.patients.append(Registration(reading: store, writing: store)) }
    }

    /// Attaches a store that keeps care plans.
    public func attach(planStore store: any OCKAnyCarePlanStore) {
        state.withLock { $0.carePlans.append(Registration(reading: store, writing: store)) }
    }

    /// Attaches a store that keeps contacts.
    public func attach(contactStore store: any OCKAnyContactStore) {
        state.withLock { $0.contacts.append(Registration(reading: store, writing: store)) }
    }

    /// Attaches a store that keeps tasks and outcomes.
    public func attach(eventStore store: any OCKAnyEventStore) {
        state.withLock { $0.events.append(Registration(reading: store, writing: store)) }
    }

    /// Attaches a store to read patients from.
    public func attachReadOnly(patientStore store: any OCKAnyReadOnlyPatientStore) {
        state.withLock { $0.patients.append(Registration(reading: store, writing: nil)) }
    }

    /// Attaches a store to read care plans from.
    public func attachReadOnly(carePlanStore store: any OCKAnyReadOnlyCarePlanStore) {
        state.withLock { $0.carePlans.append(Registration(reading: store, writing: nil)) }
    }

    /// Attaches a store to read contacts from.
    public func attachReadOnly(contactStore store: any OCKAnyReadOnlyContactStore) {
        state.withLock { $0.contacts.append(Registration(reading: store, writing: nil)) }
    }

    /// Attaches a store to read tasks, outcomes and events from.
    public func attachReadOnly(eventStore store: any OCKAnyReadOnlyEventStore) {
        state.withLock { $0.events.append(Registration(reading: store, writing: nil)) }
    }

    var patientStores: [Registration<any OCKAnyReadOnlyPatientStore, any OCKAnyPatientStore>] {
        state.withLock { $0.patients }
    }

    var carePlanStores: [Registration<any OCKAnyReadOnlyCarePlanStore, any OCKAnyCarePlanStore>] {
        state.withLock { $0.carePlans }
    }

    var contactStores: [Registration<any OCKAnyReadOnlyContactStore, any OCKAnyContactStore>] {
        state.withLock { $0.contacts }
    }

    var eventStores: [Registration<any OCKAnyReadOnlyEventStore, any OCKAnyEventStore>] {
        state.withLock { $0.events }
    }

    /// The delegate, or the default.
    var routing: any OCKStoreCoordinatorDelegate { delegate ?? DefaultRouting.shared }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinator: OCKAnyResettableStore {
    /// Empties every store that keeps something, each once. Throws the first failure, after all were tried.
    public func reset() throws {
        let stores: [any OCKAnyResettableStore & AnyObject] =
            patientStores.compactMap(\.writing) + carePlanStores.compactMap(\.writing)
            + contactStores.compactMap(\.writing) + eventStores.compactMap(\.writing)
        var seen: Set<ObjectIdentifier> = []
        var failure: (any Error)?
        for store in stores where seen.insert(ObjectIdentifier(store)).inserted {
            do { try store.reset() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}

private final class DefaultRouting: OCKStoreCoordinatorDelegate {
    static let shared = DefaultRouting()
}
