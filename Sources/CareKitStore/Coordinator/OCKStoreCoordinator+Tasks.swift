import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStoreCoordinator: OCKAnyTaskStore {
    public func anyTasks(matching query: OCKTaskQuery) -> CareStoreQueryResults<any OCKAnyTask> {
        let parts = readers(of: query).map { $0.anyTasks(matching: query.withoutOffset) }
        return CareStoreQueryResults(
            wrapping: CombinedStream.latest(of: parts).map { query.ordered($0).page(of: query) })
    }

    public func fetchAnyTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[any OCKAnyTask]>
    ) {
        gather(from: readers(of: query), callbackQueue) {
            $0.fetchAnyTasks(query: query.withoutOffset, callbackQueue: callbackQueue, completion: $1)
        } completion: {
            completion($0.map { query.ordered($0).page(of: query) })
        }
    }

    public func addAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyTask]>? = nil
    ) {
        guard let store = writer(of: tasks) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.addFailed)
        }
        store.addAnyTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    public func updateAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyTask]>? = nil
    ) {
        guard let store = writer(of: tasks) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.updateFailed)
        }
        store.updateAnyTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    public func deleteAnyTasks(
        _ tasks: [any OCKAnyTask], callbackQueue: DispatchQueue = .main,
        completion: OCKResultClosure<[any OCKAnyTask]>? = nil
    ) {
        guard let store = writer(of: tasks) else {
            return callbackQueue.refuse(completion, as: OCKStoreError.deleteFailed)
        }
        store.deleteAnyTasks(tasks, callbackQueue: callbackQueue, completion: completion)
    }

    private func readers(of query: OCKTaskQuery) -> [any OCKAnyReadOnlyTaskStore] {
        eventStores.map(\.reading).filter { routing.taskStore($0, shouldHandleQuery: query) }
    }

    private func writer(of tasks: [any OCKAnyTask]) -> (any OCKAnyTaskStore)? {
        eventStores.compactMap(\.writing).first { store in
            tasks.allSatisfy { routing.taskStore(store, shouldHandleWritingTask: $0) }
        }
    }
}
