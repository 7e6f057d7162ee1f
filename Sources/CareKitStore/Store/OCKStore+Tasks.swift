import Foundation
import SQLStorage

extension OCKStore: OCKTaskStore {
    /// The task versions that match a query, now and once for each change of that result.
    ///
    /// Reads the dates of all versions of the tasks that it asks for; otherwise time grows with what matches. Ends with
    /// `OCKStoreError.fetchFailed` when the database cannot be read.
    public func tasks(matching query: OCKTaskQuery) -> some AsyncSequence<[OCKTask], any Error> & Sendable {
        // Whether a task that is kept until completed has events left is told by outcomes.
        let outcomes: Set = query.excludesTasksWithNoEvents ? [OCKOutcome.table] : []
        return StoreStream(
            store: self, query: query, tables: outcomes.union([OCKTask.table, OCKCarePlan.table])
        ) { [clock] in
            try TaskQueries<OCKTask>($0).tasks(matching: query, at: clock())
        }
    }

    /// Fetches the task versions that match a query, in its order.
    ///
    /// Reads the dates of all versions of the tasks that it asks for; otherwise time grows with what matches. Fails with
    /// `OCKStoreError.fetchFailed` when the database cannot be read.
    public func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKTask]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try TaskQueries<OCKTask>($0).tasks(matching: query, at: clock())
        }
    }

    /// Adds tasks, all or none; the result is what was stored.
    ///
    /// Fails with `OCKStoreError.addFailed`, and stores nothing, when an id is taken or comes twice. An id whose value was
    /// deleted is free again: its history goes on.
    public func addTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        add(tasks, callbackQueue, completion) { try $0.checkUpdate(of: $1) }
    }

    /// Appends a version to each task, all or none; the result is what was stored.
    ///
    /// It must take effect after the latest event with an outcome: to change a plan from an earlier date on, use
    /// `updateTask(_:effectiveFrom:)`, which takes the outcomes along.
    ///
    /// Fails with `OCKStoreError.updateFailed`, and changes nothing, when nothing is stored under an id, or it was deleted.
    public func updateTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        update(tasks, callbackQueue, completion) { try $0.checkUpdate(of: $1) }
    }

    /// Appends to each task a version that marks it as deleted, all or none: for all time where its effective date is the
    /// value's own, and from its effective date on where that is later (decision 0016).
    ///
    /// Fails with `OCKStoreError.deleteFailed`, and deletes nothing, when nothing is stored under an id, or it was deleted.
    public func deleteTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        delete(tasks, callbackQueue, completion)
    }
}
