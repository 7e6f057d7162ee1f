import Foundation
import SQLStorage

/// The tasks that HealthKit's data answer, kept beside the ordinary ones, with their own identities.
///
/// For a store that computes their outcomes from a health store; the calls have the shape of an `OCKTaskStore`'s.
extension OCKStore {
    /// The HealthKit tasks that match a query, now and whenever they change.
    package func healthKitTasks(
        matching query: OCKTaskQuery
    ) -> some AsyncSequence<[OCKHealthKitTask], any Error> & Sendable {
        StoreStream(store: self, query: query, tables: [OCKHealthKitTask.table, OCKCarePlan.table]) { [clock] in
            try TaskQueries<OCKHealthKitTask>($0).tasks(matching: query, at: clock())
        }
    }

    /// Fetches the HealthKit tasks that match a query.
    package func fetchHealthKitTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[OCKHealthKitTask]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try TaskQueries<OCKHealthKitTask>($0).tasks(matching: query, at: clock())
        }
    }

    /// Fetches which versions of HealthKit tasks rule when in a query's time, for who knows what came of their events.
    func fetchHealthKitTimeline(
        query: OCKEventQuery, callbackQueue: DispatchQueue,
        completion: @escaping OCKResultClosure<EventTimeline<OCKHealthKitTask>>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { connection in
            let tasks = TaskQueries<OCKHealthKitTask>(connection)
            return try tasks.timeline(of: tasks.histories(matching: query.taskQuery), for: query)
        }
    }

    /// Adds HealthKit tasks; the result is what was stored.
    package func addHealthKitTasks(
        _ tasks: [OCKHealthKitTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKHealthKitTask]>?
    ) {
        add(tasks, callbackQueue, completion) { try $0.checkUpdate(of: $1) }
    }

    /// Adds new versions of HealthKit tasks; the result is what was stored.
    package func updateHealthKitTasks(
        _ tasks: [OCKHealthKitTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKHealthKitTask]>?
    ) {
        update(tasks, callbackQueue, completion) { try $0.checkUpdate(of: $1) }
    }

    /// Marks HealthKit tasks as deleted; the result is the versions that say so.
    package func deleteHealthKitTasks(
        _ tasks: [OCKHealthKitTask], callbackQueue: DispatchQueue, completion: OCKResultClosure<[OCKHealthKitTask]>?
    ) {
        delete(tasks, callbackQueue, completion)
    }
}
