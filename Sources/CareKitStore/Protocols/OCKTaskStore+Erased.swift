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
        completion: (OCKResultClosure<[any OCKAnyTask]>)? = nil
    ) {
        write(tasks, callbackQueue, completion, orFail: OCKStoreError.addFailed) {
            addTasks($0, callbackQueue: callbackQueue, completion: $1)
        }
    }

    public func updateAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyTask]>)? = nil
    ) {
        write(tasks, callbackQueue, completion, orFail: OCKStoreError.updateFailed) {
            updateTasks($0, callbackQueue: callbackQueue, completion: $1)
        }
    }

    public func deleteAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyTask]>)? = nil
    ) {
        write(tasks, callbackQueue, completion, orFail: OCKStoreError.deleteFailed) {
            deleteTasks($0, callbackQueue: callbackQueue, completion: $1)
        }
    }

    /// Hands values on to a typed write, or fails if one has a type that the store does not keep.
    private func write(
        _ tasks: [any OCKAnyTask], _ callbackQueue: DispatchQueue, _ completion: (OCKResultClosure<[any OCKAnyTask]>)?,
        orFail error: (String) -> OCKStoreError,
        with typedWrite: ([Task], @escaping OCKResultClosure<[Task]>) -> Void
    ) {
        let typed = tasks.compactMap { $0 as? Task }
        guard typed.count == tasks.count else {
            let failure = error(OCKStoreError.foreignType(Task.self))
            return callbackQueue.deliver(.failure(failure), to: completion ?? { _ in })
        }
        typedWrite(typed) { completion?($0.map { $0 }) }
    }
}
