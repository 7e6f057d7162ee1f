import Foundation

extension OCKReadableTaskStore {
    /// Fetches the tasks that match a query, with an answer on the main queue.
    public func fetchTasks(query: OCKTaskQuery, completion: @escaping OCKResultClosure<[Task]>) {
        fetchTasks(query: query, callbackQueue: .main, completion: completion)
    }

    /// Fetches the tasks that match a query.
    public func fetchTasks(query: OCKTaskQuery) async throws -> [Task] {
        try await awaiting { fetchTasks(query: query, callbackQueue: .global(), completion: $0) }
    }

    /// Fetches the version of a task that is in force today.
    public func fetchTask(
        withID id: String, callbackQueue: DispatchQueue = .main, completion: @escaping OCKResultClosure<Task>
    ) {
        fetchTasks(query: .today(id), callbackQueue: callbackQueue) { completion($0.single(orFail: .notFound)) }
    }

    /// Fetches the version of a task that is in force today.
    public func fetchTask(withID id: String) async throws -> Task {
        try await awaiting { fetchTask(withID: id, callbackQueue: .global(), completion: $0) }
    }
}

extension OCKTaskStore {
    /// Adds tasks, with an answer on the main queue.
    public func addTasks(_ tasks: [Task], completion: OCKResultClosure<[Task]>? = nil) {
        addTasks(tasks, callbackQueue: .main, completion: completion)
    }

    /// Adds tasks; the result is what was stored.
    @discardableResult
    public func addTasks(_ tasks: [Task]) async throws -> [Task] {
        try await awaiting { addTasks(tasks, callbackQueue: .global(), completion: $0) }
    }

    /// Adds one task.
    public func addTask(
        _ task: Task, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Task>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.addFailed)
        addTasks([task], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds one task; the result is what was stored.
    @discardableResult
    public func addTask(_ task: Task) async throws -> Task {
        try await awaiting { addTask(task, callbackQueue: .global(), completion: $0) }
    }

    /// Adds new versions of tasks, with an answer on the main queue.
    public func updateTasks(_ tasks: [Task], completion: OCKResultClosure<[Task]>? = nil) {
        updateTasks(tasks, callbackQueue: .main, completion: completion)
    }

    /// Adds new versions of tasks; the result is what was stored.
    @discardableResult
    public func updateTasks(_ tasks: [Task]) async throws -> [Task] {
        try await awaiting { updateTasks(tasks, callbackQueue: .global(), completion: $0) }
    }

    /// Adds a new version of one task.
    public func updateTask(
        _ task: Task, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Task>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.updateFailed)
        updateTasks([task], callbackQueue: callbackQueue, completion: only)
    }

    /// Adds a new version of one task; the result is what was stored.
    @discardableResult
    public func updateTask(_ task: Task) async throws -> Task {
        try await awaiting { updateTask(task, callbackQueue: .global(), completion: $0) }
    }

    /// Marks tasks as deleted, with an answer on the main queue.
    public func deleteTasks(_ tasks: [Task], completion: OCKResultClosure<[Task]>? = nil) {
        deleteTasks(tasks, callbackQueue: .main, completion: completion)
    }

    /// Marks tasks as deleted; the result is the versions that say so.
    @discardableResult
    public func deleteTasks(_ tasks: [Task]) async throws -> [Task] {
        try await awaiting { deleteTasks(tasks, callbackQueue: .global(), completion: $0) }
    }

    /// Marks one task as deleted.
    public func deleteTask(
        _ task: Task, callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<Task>? = nil
    ) {
        let only = only(completion, orFail: OCKStoreError.deleteFailed)
        deleteTasks([task], callbackQueue: callbackQueue, completion: only)
    }

    /// Marks one task as deleted; the result is the version that says so.
    @discardableResult
    public func deleteTask(_ task: Task) async throws -> Task {
        try await awaiting { deleteTask(task, callbackQueue: .global(), completion: $0) }
    }
}
