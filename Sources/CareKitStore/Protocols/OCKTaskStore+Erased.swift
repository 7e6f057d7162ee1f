import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKReadableTaskStore {
    public func anyTasks(matching query: OCKTaskQuery) -> CareStoreQueryResults<any OCKAnyTask> {
        CareStoreQueryResults(wrapping: tasks(matching: query).map { $0.map { $0 as any OCKAnyTask } })
    }

    public func fetchAnyTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyTask]>
    ) {
        fetchTasks(query: query, callbackQueue: callbackQueue) { completion($0.map { $0 }) }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKTaskStore {
    public func addAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyTask]>? = nil
    ) {
        callbackQueue.hand(tasks, as: Task.self, to: addTasks, completion, orFail: OCKStoreError.addFailed) { $0 }
    }

    public func updateAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyTask]>? = nil
    ) {
        callbackQueue.hand(tasks, as: Task.self, to: updateTasks, completion, orFail: OCKStoreError.updateFailed) { $0 }
    }

    public func deleteAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyTask]>? = nil
    ) {
        callbackQueue.hand(tasks, as: Task.self, to: deleteTasks, completion, orFail: OCKStoreError.deleteFailed) { $0 }
    }
}
