import Foundation

/// A store that tells of tasks, whatever their type.
public protocol OCKAnyReadOnlyTaskStore: AnyObject, Sendable, OCKAnyResettableStore {
    /// The tasks that match a query, now and whenever they change.
    func anyTasks(matching query: OCKTaskQuery) -> CareStoreQueryResults<any OCKAnyTask>

    /// Fetches the tasks that match a query.
    func fetchAnyTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<[any OCKAnyTask]>)
}

/// A store that tells of tasks and keeps them, whatever their type. A write succeeds or fails as a whole.
public protocol OCKAnyTaskStore: OCKAnyReadOnlyTaskStore {
    /// Adds tasks. Fails if a value has a type that the store does not keep.
    func addAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue,
        completion: (OCKResultClosure<[any OCKAnyTask]>)?)

    /// Adds new versions of tasks. Fails if a value has a type that the store does not keep.
    func updateAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue,
        completion: (OCKResultClosure<[any OCKAnyTask]>)?)

    /// Marks tasks as deleted. Fails if a value has a type that the store does not keep.
    func deleteAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue,
        completion: (OCKResultClosure<[any OCKAnyTask]>)?)
}
