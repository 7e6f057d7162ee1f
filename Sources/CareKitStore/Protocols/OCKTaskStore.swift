import Foundation

/// A store that tells of tasks of one type.
public protocol OCKReadableTaskStore: OCKAnyReadOnlyTaskStore {
    /// The type of task that the store holds.
    associatedtype Task: OCKAnyTask & Equatable

    /// The sequence of answers to a query.
    associatedtype Tasks: AsyncSequence & Sendable where Tasks.Element == [Task]

    /// The tasks that match a query, now and whenever they change.
    func tasks(matching query: OCKTaskQuery) -> Tasks

    /// Fetches the tasks that match a query.
    func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[Task]>)
}

/// A store that tells of tasks of one type and keeps them. A write succeeds or fails as a whole.
public protocol OCKTaskStore: OCKReadableTaskStore, OCKAnyTaskStore {
    /// Adds tasks; the result is what was stored.
    func addTasks(_ tasks: [Task], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[Task]>)?)

    /// Adds new versions of tasks; the result is what was stored.
    func updateTasks(_ tasks: [Task], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[Task]>)?)

    /// Marks tasks as deleted; the result is the versions that say so.
    func deleteTasks(_ tasks: [Task], callbackQueue: DispatchQueue, completion: (OCKResultClosure<[Task]>)?)
}
