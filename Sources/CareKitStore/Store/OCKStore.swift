import Containers
import Foundation
import SQLStorage
import Synchronization

/// Where a store keeps its data.
public enum OCKCoreDataStoreType: Equatable, Sendable {
    /// In memory, gone with the store.
    case inMemory
    /// Where the container keeps its stores: in a file in its directory, or on its database server.
    ///
    /// The protection is accepted for source compatibility; files are readable for their owner alone, and encryption is
    /// the disk's matter.
    case onDisk(protection: FileProtectionType = .complete)

    /// Whether both keep their data in the same way. (`FileProtectionType` is not `Equatable` here.)
    public static func == (left: OCKCoreDataStoreType, right: OCKCoreDataStoreType) -> Bool {
        switch (left, right) {
        case (.inMemory, .inMemory): true
        case (.onDisk(let left), .onDisk(let right)): left.rawValue == right.rawValue
        default: false
        }
    }
}

/// Keeps patients, care plans, contacts, tasks and outcomes with all their versions, and tells of changes.
///
/// A store belongs to the container in which it is made: its data lie where that container keeps them, and callbacks run
/// in that container. Nothing is ever overwritten; an update or a deletion appends a version. A write succeeds as a
/// whole or not at all, and has been stored durably when it is answered. Calls are carried out in their order; reads
/// run beside each other.
public final class OCKStore: Sendable {
    /// The store's name, from which the name of its file is made.
    public let name: String

    let type: OCKCoreDataStoreType
    let container: Container?
    let database: Result<any Database, StoreRefusal>
    let clock: @Sendable () -> Date
    let sharedResults = SharedResultsByQuery()
    let synchronization: Synchronization
    let hasComplained = Mutex(false)
    let unsavedKnowledge = Mutex<OCKRevisionRecord.KnowledgeVector?>(nil)

    /// Makes a store; its database is opened, or created, at the first use.
    ///
    /// - Parameters:
    ///   - name: names the store within the container: 1 to 60 characters.
    ///   - securityApplicationGroupIdentifier: accepted for source compatibility; a container is the unit of sharing.
    ///   - type: in memory, or where the container keeps its stores.
    ///   - remote: what the store synchronises with; the store becomes its delegate.
    public convenience init(
        name: String, securityApplicationGroupIdentifier: String? = nil, type: OCKCoreDataStoreType = .onDisk(),
        remote: (any OCKRemoteSynchronizable)? = nil
    ) {
        self.init(name: name, type: type, remote: remote, clock: { Date() })
    }

    /// Makes a store with a clock of its own, for `createdDate`, `updatedDate` and `deletedDate`, and a timer for the remote.
    package init(
        name: String, type: OCKCoreDataStoreType, remote: (any OCKRemoteSynchronizable)? = nil,
        timer: any Clock<Duration> = SuspendingClock(), clock: @escaping @Sendable () -> Date
    ) {
        self.name = name
        self.type = type
        self.clock = clock
        container = Container.current
        database = StoreDatabases.database(name: name, type: type, container: container)
        synchronization = Synchronization(with: remote, timer: timer)
        remote?.delegate = self
    }

    /// Removes the store with its data; the next use starts an empty one. Waits until that is done.
    ///
    /// - Throws: `OCKStoreError.deleteFailed` if the data cannot be removed.
    public func delete() throws {
        try reset()
        do {
            try openDatabase().erase()
        } catch {
            throw failure(error, as: OCKStoreError.deleteFailed)
        }
    }
}

extension OCKStore: OCKAnyResettableStore {
    /// Deletes all that is stored, with its history, and waits until that is done. What other devices have stays there.
    ///
    /// - Throws: `OCKStoreError.deleteFailed` if the database cannot be written.
    public func reset() throws {
        do {
            try openDatabase().writeAndWait { connection in
                // Outcomes refer to tasks, so they go first; parts of a row go with it.
                for table in storedKinds.reversed().map({ $0.table }) {
                    try connection.run("DELETE FROM \(unsafeSQL: table)")
                    try connection.run("DELETE FROM \(unsafeSQL: table)_edge")
                    connection.announce(RowChange(table: table, kind: .deleted, key: .null))
                }
                // The clock goes on, since what it said of this store remains true elsewhere.
                try connection.run("DELETE FROM \(unsafeSQL: WaitingRows.table)")
            }
        } catch {
            throw failure(error, as: OCKStoreError.deleteFailed)
        }
    }
}

extension OCKStore: Equatable {
    /// Whether both are the same store: of one name, type and container.
    public static func == (left: OCKStore, right: OCKStore) -> Bool {
        left.name == right.name && left.type == right.type && left.container?.id == right.container?.id
    }
}
