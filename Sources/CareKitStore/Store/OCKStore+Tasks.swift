import Foundation
import SQLStorage

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKStore: OCKTaskStore {
    public func tasks(matching query: OCKTaskQuery) -> some AsyncSequence<[OCKTask], any Error> & Sendable {
        StoreStream(store: self, tables: [OCKTask.table]) { try TaskQueries($0).tasks(matching: query) }
    }

    public func fetchTasks(
        query: OCKTaskQuery, callbackQueue: DispatchQueue = .main,
        completion: @escaping OCKResultClosure<[OCKTask]>
    ) {
        fetch(callbackQueue: callbackQueue, completion: completion) { try TaskQueries($0).tasks(matching: query) }
    }

    public func addTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        write(as: OCKStoreError.addFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            try VersionTable<OCKTask>(connection).add(tasks, at: now) { _ in }
        }
    }

    public func updateTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        write(as: OCKStoreError.updateFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            let guards = StoreGuards(connection: connection)
            return try VersionTable<OCKTask>(connection).update(tasks, at: now, guarding: guards.checkUpdate)
        }
    }

    public func deleteTasks(
        _ tasks: [OCKTask], callbackQueue: DispatchQueue = .main, completion: OCKResultClosure<[OCKTask]>? = nil
    ) {
        write(as: OCKStoreError.deleteFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            try VersionTable<OCKTask>(connection).delete(tasks, at: now)
        }
    }
}
