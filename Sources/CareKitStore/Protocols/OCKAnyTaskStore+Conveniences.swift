import Foundation

extension OCKAnyReadOnlyTaskStore {
    /// Fetches the tasks that match a query, with an answer on the main queue.
    public func fetchAnyTasks(query: OCKTaskQuery, completion: @escaping OCKResultClosure<[any OCKAnyTask]>) {
        fetchAnyTasks(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the tasks that match a query.
    public func fetchAnyTasks(query: OCKTaskQuery) async throws -> [any OCKAnyTask] {
        try await awaiting { fetchAnyTasks(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a task that is in force today.
    public func fetchAnyTask(
        withID id: String, callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<any OCKAnyTask>
    ) {
        fetchAnyTasks(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a task that is in force today.
    public func fetchAnyTask(withID id: String) async throws -> any OCKAnyTask {
        try await awaiting { fetchAnyTask(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKAnyTaskStore {
    /// Adds tasks, with an answer on the main queue.
    public func addAnyTasks(_ tasks: [any OCKAnyTask], completion: OCKResultClosure<[any OCKAnyTask]>? = nil) {
        addAnyTasks(tasks, callbackQueue: .main, completion: completion)
    }

    /// Adds tasks; the result is what was stored.
    @discardableResult
    public func addAnyTasks(_ tasks: [any OCKAnyTask]) async throws -> [any OCKAnyTask] {
        try await awaiting { addAnyTasks(tasks, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one task.
    public func addAnyTask(
        _ task: any OCKAnyTask, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyTask>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addAnyTasks([task], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one task; the result is what was stored.
    @discardableResult
    public func addAnyTask(_ task: any OCKAnyTask) async throws -> any OCKAnyTask {
        try await awaiting { addAnyTask(task, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of tasks, with an answer on the main queue.
    public func updateAnyTasks(_ tasks: [any OCKAnyTask], completion: OCKResultClosure<[any OCKAnyTask]>? = nil) {
        updateAnyTasks(tasks, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of tasks; the result is what was stored.
    @discardableResult
    public func updateAnyTasks(_ tasks: [any OCKAnyTask]) async throws -> [any OCKAnyTask] {
        try await awaiting { updateAnyTasks(tasks, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one task.
    public func updateAnyTask(
        _ task: any OCKAnyTask, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyTask>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateAnyTasks([task], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one task; the result is what was stored.
    @discardableResult
    public func updateAnyTask(_ task: any OCKAnyTask) async throws -> any OCKAnyTask {
        try await awaiting { updateAnyTask(task, callbackQueue: .global(), completion: $0) }
    }

    /// Marks tasks as deleted, with an answer on the main queue.
    public func deleteAnyTasks(_ tasks: [any OCKAnyTask], completion: OCKResultClosure<[any OCKAnyTask]>? = nil) {
        deleteAnyTasks(tasks, callbackQueue: .main, completion: completion)
    }

    /// Marks tasks as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteAnyTasks(_ tasks: [any OCKAnyTask]) async throws -> [any OCKAnyTask] {
        try await awaiting { deleteAnyTasks(tasks, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one task as deleted.
    public func deleteAnyTask(
        _ task: any OCKAnyTask, callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<any OCKAnyTask>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteAnyTasks([task], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one task as deleted; the result is the version that says so.
    @discardableResult
    public func deleteAnyTask(_ task: any OCKAnyTask) async throws -> any OCKAnyTask {
        try await awaiting { deleteAnyTask(task, callbackQueue: .global(), completion: $0) }
    }
}
