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
        let typed = tasks.compactMap { $0 as? Task }
        guard typed.count == tasks.count else {
            let error = OCKStoreError.addFailed(reason: OCKStoreError.foreignType(Task.self))
            return callbackQueue.deliver(.failure(error), to: completion ?? { _ in })
        }
        addTasks(typed, callbackQueue: callbackQueue) { completion?($0.map { $0 }) }
    }

    public func updateAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyTask]>)? = nil
    ) {
        let typed = tasks.compactMap { $0 as? Task }
        guard typed.count == tasks.count else {
            let error = OCKStoreError.updateFailed(reason: OCKStoreError.foreignType(Task.self))
            return callbackQueue.deliver(.failure(error), to: completion ?? { _ in })
        }
        updateTasks(typed, callbackQueue: callbackQueue) { completion?($0.map { $0 }) }
    }

    public func deleteAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: (OCKResultClosure<[any OCKAnyTask]>)? = nil
    ) {
        let typed = tasks.compactMap { $0 as? Task }
        guard typed.count == tasks.count else {
            let error = OCKStoreError.deleteFailed(reason: OCKStoreError.foreignType(Task.self))
            return callbackQueue.deliver(.failure(error), to: completion ?? { _ in })
        }
        deleteTasks(typed, callbackQueue: callbackQueue) { completion?($0.map { $0 }) }
    }
}
