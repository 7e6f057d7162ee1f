import Foundation
import Synchronization

@testable import CareKitStore

/// A store that an app might bring along: versions in two arrays, nothing but the required methods.
final class ArrayStore: OCKEventStore {
    struct Contents {
        var tasks: [OCKTask] = []
        var outcomes: [OCKOutcome] = []
        var watchers: [UUID: @Sendable () -> Void] = [:]
    }

    private let contents = Mutex(Contents())
    private let failure: OCKStoreError?

    /// A store whose every fetch fails if `failure` is given.
    init(failure: OCKStoreError? = nil) { self.failure = failure }

    func reset() {
        change { contents in
            contents.tasks = []
            contents.outcomes = []
        }
    }

    // MARK: Tasks

    func tasks(matching query: OCKTaskQuery) -> AsyncThrowingStream<[OCKTask], any Error> {
        stream { $0.tasks(matching: query) }
    }

    func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKTask]>
    ) {
        let result = contents.withLock { $0.tasks(matching: query) }
        callbackQueue.deliver(failure.map(Result.failure) ?? .success(result), to: completion)
    }

    func addTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKTask]>)?) {
        change { $0.tasks += tasks }
        callbackQueue.deliver(.success(tasks), to: completion ?? { _ in })
    }

    func updateTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKTask]>)?) {
        let updated = tasks.map { task in
            var task = task
            task.previousVersionUUIDs = [task.uuid]
            task.uuid = UUID()
            return task
        }
        change { $0.tasks += updated }
        callbackQueue.deliver(.success(updated), to: completion ?? { _ in })
    }

    func deleteTasks(_ tasks: [OCKTask], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKTask]>)?) {
        change { contents in contents.tasks.removeAll { task in tasks.contains { $0.id == task.id } } }
        callbackQueue.deliver(.success(tasks), to: completion ?? { _ in })
    }

    // MARK: Outcomes

    func outcomes(matching query: OCKOutcomeQuery) -> AsyncThrowingStream<[OCKOutcome], any Error> {
        stream { $0.outcomes(matching: query) }
    }

    func fetchOutcomes(
        query: OCKOutcomeQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKOutcome]>
    ) {
        let result = contents.withLock { $0.outcomes(matching: query) }
        callbackQueue.deliver(failure.map(Result.failure) ?? .success(result), to: completion)
    }

    func addOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKOutcome]>)?
    ) {
        change { $0.outcomes += outcomes }
        callbackQueue.deliver(.success(outcomes), to: completion ?? { _ in })
    }

    func updateOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKOutcome]>)?
    ) {
        change { contents in
            contents.outcomes = contents.outcomes.map { old in outcomes.first { $0.id == old.id } ?? old }
        }
        callbackQueue.deliver(.success(outcomes), to: completion ?? { _ in })
    }

    func deleteOutcomes(
        _ outcomes: [OCKOutcome], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[OCKOutcome]>)?
    ) {
        change { contents in contents.outcomes.removeAll { old in outcomes.contains { $0.id == old.id } } }
        callbackQueue.deliver(.success(outcomes), to: completion ?? { _ in })
    }

    // MARK: Changes

    private func change(_ body: (inout Contents) -> Void) {
        let watchers = contents.withLock { contents in
            body(&contents)
            return Array(contents.watchers.values)
        }
        for watcher in watchers { watcher() }
    }

    private func stream<Value: Sendable>(
        _ read: @escaping @Sendable (Contents) -> [Value]
    ) -> AsyncThrowingStream<[Value], any Error> {
        AsyncThrowingStream { continuation in
            if let failure {
                continuation.finish(throwing: failure)
                return
            }
            let key = UUID()
            let tell: @Sendable () -> Void = { [weak self] in
                if let value = self?.contents.withLock({ read($0) }) { continuation.yield(value) }
            }
            contents.withLock { $0.watchers[key] = tell }
            continuation.onTermination = { [weak self] _ in self?.contents.withLock { $0.watchers[key] = nil } }
            tell()
        }
    }
}

extension ArrayStore.Contents {
    func tasks(matching query: OCKTaskQuery) -> [OCKTask] {
        let replaced = Set(tasks.filter { isEffective($0, in: query.dateInterval) }.flatMap(\.previousVersionUUIDs))
        return Array(
            tasks.filter { task in
                guard query.ids.isEmpty || query.ids.contains(task.id) else { return false }
                guard query.uuids.isEmpty || query.uuids.contains(task.uuid) else { return false }
                guard let interval = query.dateInterval else { return true }
                guard isEffective(task, in: interval), !replaced.contains(task.uuid) else { return false }
                return !query.excludesTasksWithNoEvents
                    || task.schedule.hasEvent(from: interval.start, to: interval.end)
            }.prefix(query.limit ?? .max))
    }

    func outcomes(matching query: OCKOutcomeQuery) -> [OCKOutcome] {
        outcomes.filter { outcome in
            guard let task = tasks.first(where: { $0.uuid == outcome.taskUUID }) else { return false }
            guard query.taskUUIDs.isEmpty || query.taskUUIDs.contains(task.uuid) else { return false }
            guard query.taskIDs.isEmpty || query.taskIDs.contains(task.id) else { return false }
            guard let interval = query.dateInterval else { return true }
            let event = task.schedule.event(forOccurrenceIndex: outcome.taskOccurrenceIndex)
            return event.map { $0.start < interval.end && $0.end >= interval.start } ?? false
        }
    }

    private func isEffective(_ task: OCKTask, in interval: DateInterval?) -> Bool {
        interval.map { task.effectiveDate < $0.end } ?? true
    }
}
