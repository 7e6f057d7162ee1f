import Foundation
import Synchronization

@testable import CareKitStore

/// A store for HealthKit tasks, which an `OCKStore` keeps for it, with outcomes from measurements that a test gives.
final class LinkedStore: OCKEventStore {
    private let store: OCKStore
    private let outcomes = Mutex<[OCKHealthKitOutcome]>([])
    private let refusal = OCKStoreError.updateFailed(reason: "Measurements do not change.")

    init(_ store: OCKStore) { self.store = store }

    func reset() throws {
        try store.reset()
        outcomes.withLock { $0 = [] }
    }

    func tasks(matching query: OCKTaskQuery) -> some AsyncSequence<[OCKHealthKitTask], any Error> & Sendable {
        store.healthKitTasks(matching: query)
    }

    func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKHealthKitTask]>
    ) {
        store.fetchHealthKitTasks(query: query, callbackQueue: callbackQueue, completion: completion)
    }

    func addTasks(
        _ tasks: [OCKHealthKitTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKHealthKitTask]>?
    ) {
        store.addHealthKitTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    func updateTasks(
        _ tasks: [OCKHealthKitTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKHealthKitTask]>?
    ) {
        store.updateHealthKitTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    func deleteTasks(
        _ tasks: [OCKHealthKitTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKHealthKitTask]>?
    ) {
        store.deleteHealthKitTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    func fetchEvents(
        query: OCKEventQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[OCKEvent<OCKHealthKitTask, OCKHealthKitOutcome>]>
    ) {
        store.fetchHealthKitTimeline(query: query, callbackQueue: callbackQueue) { [self] result in
            let measured = outcomes.withLock { $0 }
            let events = result.flatMap { timeline in
                Result { () throws(OCKStoreError) in (timeline, try timeline.events(outcomes: measured)) }
            }
            switch events {
            case .success(let (timeline, events)):
                fetchRemaining(of: events, in: timeline, callbackQueue, completion: completion)
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    func outcomes(matching query: OCKOutcomeQuery) -> AsyncStream<[OCKHealthKitOutcome]> {
        AsyncStream { $0.yield(outcomes.withLock { $0 }) }
    }

    func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<[OCKHealthKitOutcome]>
    ) {
        callbackQueue.deliver(.success(outcomes.withLock { $0 }), to: completion)
    }

    func addOutcomes(
        _ added: [OCKHealthKitOutcome], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[OCKHealthKitOutcome]>?
    ) {
        outcomes.withLock { $0 += added }
        callbackQueue.deliver(.success(added), to: completion ?? { _ in })
    }

    func updateOutcomes(
        _ outcomes: [OCKHealthKitOutcome], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[OCKHealthKitOutcome]>?
    ) {
        callbackQueue.deliver(.failure(refusal), to: completion ?? { _ in })
    }

    func deleteOutcomes(
        _ deleted: [OCKHealthKitOutcome], callbackQueue: DispatchQueue,
        completion: OCKResultClosure<[OCKHealthKitOutcome]>?
    ) {
        outcomes.withLock { outcomes in outcomes.removeAll { deleted.map(\.id).contains($0.id) } }
        callbackQueue.deliver(.success(deleted), to: completion ?? { _ in })
    }
}
