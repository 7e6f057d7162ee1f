import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKTaskStore {
    public func tasks(matching query: OCKTaskQuery) -> some AsyncSequence<[OCKTask], any Error> & Sendable {
        // Whether a task that is kept until completed has events left is told by outcomes.
        let outcomes: Set = query.excludesTasksWithNoEvents ? [OCKOutcome.table] : []
        return StoreStream(
            store: self, query: query, tables: outcomes.union([OCKTask.table, OCKCarePlan.table])
        ) { [clock] in
            try TaskQueries<OCKTask>($0).tasks(matching: query, at: clock())
        }
    }

    public func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKTask]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { [clock] in
            try TaskQueries<OCKTask>($0).tasks(matching: query, at: clock())
        }
    }

    public func addTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        add(tasks, callbackQueue, completion) { try $0.checkUpdate(of: $1) }
    }

    public func updateTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        update(tasks, callbackQueue, completion) { try $0.checkUpdate(of: $1) }
    }

    public func deleteTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        delete(tasks, callbackQueue, completion)
    }
}
