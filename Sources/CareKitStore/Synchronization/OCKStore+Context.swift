import Foundation
import SQLStorage

/// The clock of a store and its unsaved changes, under the names that tests written for Apple's store use.
///
/// Not for the store's own use: what fails here reads as empty, since Apple's forms do not throw.
struct StoreContext: Sendable {
    fileprivate let store: OCKStore

    /// The identity of the store's clock.
    var clockID: UUID { stored?.id ?? UUID() }

    /// The store's own time.
    var clockTime: Int { knowledgeVector.clock(for: clockID) }

    /// What the store knows. A new value counts once it is saved.
    var knowledgeVector: OCKRevisionRecord.KnowledgeVector {
        get { store.unsavedKnowledge.withLock { $0 } ?? stored?.knowledge ?? OCKRevisionRecord.KnowledgeVector() }
        nonmutating set { store.unsavedKnowledge.withLock { $0 = newValue } }
    }

    /// Stores the knowledge that was set.
    func save() throws {
        guard let knowledge = store.unsavedKnowledge.withLock({ $0 }) else { return }
        try store.openDatabase().writeAndWait { try SyncClock(on: $0).set(knowledge) }
        rollback()
    }

    /// Forgets the knowledge that was set.
    func rollback() {
        store.unsavedKnowledge.withLock { $0 = nil }
    }

    /// Runs `body`.
    func perform<Value>(_ body: () throws -> Value) async rethrows -> Value {
        try body()
    }

    private var stored: (id: UUID, knowledge: OCKRevisionRecord.KnowledgeVector)? {
        try? store.openDatabase().writeAndWait { connection in
            let clock = try SyncClock(on: connection)
            return (clock.id, clock.knowledge)
        }
    }
}

extension OCKStore {
    var context: StoreContext { StoreContext(store: self) }

    /// Everything that whoever has this knowledge may not have.
    package func computeRevisions(since knowledge: OCKRevisionRecord.KnowledgeVector) -> [OCKRevisionRecord] {
        let revisions = try? openDatabase().writeAndWait { connection in
            let stamps = try SyncClock(on: connection).stamps(notIn: knowledge)
            return try RevisionQueries(connection: connection).revisions(of: stamps)
        }
        return revisions ?? []
    }

    /// Stores the versions and the knowledge of a revision. Returns why that failed.
    @discardableResult
    func mergeRevision(_ revision: OCKRevisionRecord) -> OCKStoreError? {
        do {
            try openDatabase().writeAndWait { connection in
                let clock = try SyncClock(on: connection)
                try clock.set(try RevisionMerge(connection: connection, isCareful: true).merge([revision], at: clock))
            }
            return nil
        } catch {
            return OCKStoreError(error, as: OCKStoreError.remoteSynchronizationFailed)
        }
    }

    /// Lets the remote decide about all conflicts, and stores its decisions. Returns why that failed.
    @discardableResult
    func resolveConflicts() async -> OCKStoreError? {
        do {
            let database = try openDatabase()
            for conflict in try await database.read({ try ConflictRows(connection: $0).conflicts() }) {
                let decision = try await decision(of: conflict)
                let now = clock()
                try await database.write { try ConflictRows(connection: $0).append(decision, to: conflict, at: now) }
            }
            return nil
        } catch {
            return OCKStoreError(error, as: OCKStoreError.remoteSynchronizationFailed)
        }
    }

    private func decision(of conflict: SyncConflict) async throws -> OCKEntity {
        guard synchronization.hasRemote else { throw StoreRefusal.noRemote }
        return try await withCheckedThrowingContinuation { continuation in
            choose(among: conflict) { continuation.resume(with: $0) }
        }
    }

    /// The store's file, whether it exists or not; a file that never does for a store that has none.
    var storeURL: URL {
        StoreDatabases.fileURL(name: name, type: type, container: container) ?? URL(filePath: "/dev/null")
    }

    /// The file beside it that holds what was written last.
    var walFileURL: URL { URL(filePath: storeURL.path + "-wal") }

    /// The file beside it that is shared memory.
    var shmFileURL: URL { URL(filePath: storeURL.path + "-shm") }
}
