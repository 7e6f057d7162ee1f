import Containers
import Foundation
import SQLStorage

extension OCKStore {
    /// The store's database, if the running code may use it.
    func openDatabase() throws(StoreRefusal) -> any Database {
        if let container, let current = Container.current,
            current.id != container.id || current.directory != container.directory
        {
            throw .otherContainer
        }
        return try database.get()
    }

    /// Runs a write, then the completion on its queue and in the store's container.
    func write<Value: Sendable>(
        as failure: @escaping @Sendable (String) -> OCKStoreError, callbackQueue: DispatchQueue,
        completion: OCKResultClosure<Value>?,
        _ body: @escaping @Sendable (_ connection: any Connection, _ now: Date) throws -> Value
    ) {
        let reply = Reply(of: self, queue: callbackQueue, completion: completion ?? { _ in })
        let clock = clock
        do {
            try openDatabase().write {
                try body($0, clock())
            } completion: {
                reply.send($0, as: failure)
                if case .success = $0 { self.synchronizeAutomatically() }
            }
        } catch {
            reply.send(.failure(error), as: failure)
        }
    }

    /// Runs a write and waits for it.
    func writing<Value: Sendable>(
        as failure: @escaping @Sendable (String) -> OCKStoreError,
        _ body: @escaping @Sendable (_ connection: any Connection, _ now: Date) throws -> Value
    ) async throws -> Value {
        try await awaiting { write(as: failure, callbackQueue: .global(), completion: $0, body) }
    }

    /// Starts chains of versions.
    func add<Entity: StoredEntity>(
        _ entities: [Entity], _ callbackQueue: DispatchQueue, _ completion: OCKResultClosure<[Entity]>?,
        guarding: @escaping @Sendable (StoreGuards, Entity) throws -> Void = { _, _ in }
    ) {
        write(as: OCKStoreError.addFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            let guards = StoreGuards(connection: connection)
            return try VersionTable<Entity>(connection).add(entities, at: now) { try guarding(guards, $0) }
        }
    }

    /// Appends a version to each chain.
    func update<Entity: StoredEntity>(
        _ entities: [Entity], _ callbackQueue: DispatchQueue, _ completion: OCKResultClosure<[Entity]>?,
        guarding: @escaping @Sendable (StoreGuards, Entity) throws -> Void = { _, _ in }
    ) {
        write(as: OCKStoreError.updateFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            let guards = StoreGuards(connection: connection)
            return try VersionTable<Entity>(connection).update(entities, at: now) { try guarding(guards, $0) }
        }
    }

    /// Appends a tombstone to each chain.
    func delete<Entity: StoredEntity>(
        _ entities: [Entity], _ callbackQueue: DispatchQueue, _ completion: OCKResultClosure<[Entity]>?
    ) {
        write(as: OCKStoreError.deleteFailed, callbackQueue: callbackQueue, completion: completion) { connection, now in
            try VersionTable<Entity>(connection).delete(entities, at: now)
        }
    }

    /// Runs a read, then the completion on its queue and in the store's container.
    func fetch<Value: Sendable>(
        callbackQueue: DispatchQueue, completion: @escaping OCKResultClosure<Value>,
        _ body: @escaping @Sendable (any Connection) throws -> Value
    ) {
        let reply = Reply(of: self, queue: callbackQueue, completion: completion)
        do {
            try openDatabase().read(followingWrites: true, body) {
                reply.send($0, as: OCKStoreError.fetchFailed)
            }
        } catch {
            reply.send(.failure(error), as: OCKStoreError.fetchFailed)
        }
    }
}

/// A completion on its way: counts as its container's activity until it has run.
// Unchecked: the completion is called once, on the queue that its owner chose, and its owner has let go of it.
private struct Reply<Value: Sendable>: @unchecked Sendable {
    private let store: OCKStore
    private let queue: DispatchQueue
    private let work: Activity.Work?
    private let completion: OCKResultClosure<Value>

    init(of store: OCKStore, queue: DispatchQueue, completion: @escaping OCKResultClosure<Value>) {
        self.store = store
        self.queue = queue
        self.completion = completion
        work = store.container?.activity.begin()
    }

    func send(_ result: Result<Value, any Error>, as failure: @escaping @Sendable (String) -> OCKStoreError) {
        let answer = result.mapError { store.failure($0, as: failure) }
        queue.async {
            if let container = store.container {
                container.run { completion(answer) }
            } else {
                completion(answer)
            }
            work?.end()
        }
    }
}
