import Foundation
import Synchronization

@testable import CareKitStore

/// The real store, which fails when a test says so.
final class FaultyStore: OCKStoreProtocol {
    /// What fails from now on; a stream that is open fails with its next element.
    enum Fault: Hashable { case adding, deleting, fetchingOneEvent, followingEvents }

    let store: OCKStore
    private let faults = Mutex(Set<Fault>())

    init(_ store: OCKStore) { self.store = store }

    /// Lets an operation fail.
    func fail(_ fault: Fault) { faults.withLock { _ = $0.insert(fault) } }

    /// Lets all operations succeed again.
    func recover() { faults.withLock { $0 = [] } }

    fileprivate func has(_ fault: Fault) -> Bool { faults.withLock { $0.contains(fault) } }

    func reset() throws { try store.reset() }

    // MARK: Tasks

    func tasks(matching query: OCKTaskQuery) -> OCKStore.Tasks { store.tasks(matching: query) }

    func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKTask]>
    ) { store.fetchTasks(query: query, callbackQueue: callbackQueue, completion: completion) }

    func addTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKTask]>)?) {
        store.addTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    func updateTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKTask]>)?) {
        store.updateTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    func deleteTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKTask]>)?) {
        store.deleteTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    // MARK: Outcomes

    func outcomes(matching query: OCKOutcomeQuery) -> OCKStore.Outcomes { store.outcomes(matching: query) }

    func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKOutcome]>
    ) { store.fetchOutcomes(query: query, callbackQueue: callbackQueue, completion: completion) }

    func addOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKOutcome]>)?
    ) {
        guard !has(.adding) else {
            return callbackQueue.deliver(.failure(.addFailed(reason: "full")), to: completion ?? { _ in })
        }
        store.addOutcomes(outcomes, callbackQueue: callbackQueue, completion: completion)
    }

    func updateOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKOutcome]>)?
    ) { store.updateOutcomes(outcomes, callbackQueue: callbackQueue, completion: completion) }

    func deleteOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKOutcome]>)?
    ) {
        guard !has(.deleting) else {
            return callbackQueue.deliver(.failure(.deleteFailed(reason: "full")), to: completion ?? { _ in })
        }
        store.deleteOutcomes(outcomes, callbackQueue: callbackQueue, completion: completion)
    }

    // MARK: Events

    func events(matching query: OCKEventQuery) -> Breakable<OCKStore.Events> {
        Breakable(store: self, base: store.events(matching: query))
    }

    func fetchEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[OCKEvent<OCKTask, OCKOutcome>]>
    ) { store.fetchEvents(query: query, callbackQueue: callbackQueue, completion: completion) }

    func fetchEvent(
        forTask task: OCKTask, occurrence: Int, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<OCKEvent<OCKTask, OCKOutcome>>
    ) {
        guard !has(.fetchingOneEvent) else {
            return callbackQueue.deliver(.failure(.fetchFailed(reason: "gone")), to: completion)
        }
        store.fetchEvent(forTask: task, occurrence: occurrence, callbackQueue: callbackQueue, completion: completion)
    }
}

/// A stream that fails with its next element where the store says so.
struct Breakable<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable {
    typealias Element = Base.Element

    fileprivate let store: FaultyStore
    fileprivate let base: Base

    func makeAsyncIterator() -> Iterator { Iterator(store: store, base: base.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let store: FaultyStore
        fileprivate var base: Base.AsyncIterator

        mutating func next() async throws -> Base.Element? {
            let element = try await base.next()
            if store.has(.followingEvents) { throw OCKStoreError.fetchFailed(reason: "gone") }
            return element
        }
    }
}
