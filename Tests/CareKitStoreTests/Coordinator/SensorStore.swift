import Foundation
import Synchronization

@testable import CareKitStore

/// A task that a sensor does, of another type than the store's own.
struct SensorTask: OCKAnyVersionableTask, Equatable {
    let id: String
    let uuid = UUID()
    let title: String? = nil
    let instructions: String? = nil
    let impactsAdherence = true
    let schedule: OCKSchedule
    let groupIdentifier: String? = nil
    let remoteID: String? = nil
    let notes: [OCKNote]? = nil
    var effectiveDate: Date { schedule.startDate() }
    let deletedDate: Date? = nil
    let previousVersionUUIDs: [UUID] = []
    let nextVersionUUIDs: [UUID] = []
}

/// What a sensor measured.
struct SensorOutcome: OCKAnyOutcome, Equatable {
    let id = UUID().uuidString
    let taskUUID: UUID
    let taskOccurrenceIndex: Int
    var values: [OCKOutcomeValue] = []
    let groupIdentifier: String? = nil
    let remoteID: String? = nil
    let notes: [OCKNote]? = nil
}

/// A store for entities of its own types, which can be added and fetched whole.
final class SensorStore: OCKEventStore {
    private struct Contents {
        var tasks: [SensorTask] = []
        var outcomes: [SensorOutcome] = []
    }

    private let contents = Mutex(Contents())
    private let onReset: @Sendable () throws -> Void
    private let refusal = OCKStoreError.updateFailed(reason: "Measurements do not change.")

    /// A store that says when it is reset, which may fail.
    init(onReset: @escaping @Sendable () throws -> Void = {}) { self.onReset = onReset }

    func reset() throws {
        try onReset()
        contents.withLock { $0 = Contents() }
    }

    func tasks(matching query: OCKTaskQuery) -> AsyncStream<[SensorTask]> {
        AsyncStream { $0.yield(contents.withLock(\.tasks)) }
    }

    func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[SensorTask]>
    ) {
        callbackQueue.deliver(.success(contents.withLock(\.tasks)), to: completion)
    }

    func addTasks(_ tasks: [SensorTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[SensorTask]>?) {
        contents.withLock { $0.tasks += tasks }
        callbackQueue.deliver(.success(tasks), to: completion ?? { _ in })
    }

    func updateTasks(_ tasks: [SensorTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[SensorTask]>?) {
        callbackQueue.deliver(.failure(refusal), to: completion ?? { _ in })
    }

    func deleteTasks(_ tasks: [SensorTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[SensorTask]>?) {
        callbackQueue.deliver(.failure(refusal), to: completion ?? { _ in })
    }

    func outcomes(matching query: OCKOutcomeQuery) -> AsyncStream<[SensorOutcome]> {
        AsyncStream { $0.yield(contents.withLock(\.outcomes)) }
    }

    func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[SensorOutcome]>
    ) {
        callbackQueue.deliver(.success(contents.withLock(\.outcomes)), to: completion)
    }

    func addOutcomes(
        _ outcomes: [SensorOutcome], callbackQueue: DispatchQueue, completion: OCKResultClosure<[SensorOutcome]>?
    ) {
        contents.withLock { $0.outcomes += outcomes }
        callbackQueue.deliver(.success(outcomes), to: completion ?? { _ in })
    }

    func updateOutcomes(
        _ outcomes: [SensorOutcome], callbackQueue: DispatchQueue, completion: OCKResultClosure<[SensorOutcome]>?
    ) {
        callbackQueue.deliver(.failure(refusal), to: completion ?? { _ in })
    }

    func deleteOutcomes(
        _ outcomes: [SensorOutcome], callbackQueue: DispatchQueue, completion: OCKResultClosure<[SensorOutcome]>?
    ) {
        callbackQueue.deliver(.failure(refusal), to: completion ?? { _ in })
    }
}
