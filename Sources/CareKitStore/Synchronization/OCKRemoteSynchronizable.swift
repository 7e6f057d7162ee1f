import Foundation

/// A place with which a store exchanges its versions: a server, another device.
///
/// The store calls one method at a time, on a queue of its own and inside its container, and waits for the completion
/// before it goes on. A completion may be called on any thread; a second call is ignored. A remote that lets a completion
/// go without calling it has failed, and so has one of which nothing is heard for its `timeoutInterval`: what it answers
/// later is ignored, and the next synchronisation may call it again meanwhile.
///
/// Of a remote's errors the type and code are passed on, never the words, since a server may put anything into them. Who
/// shows or records more asks the remote.
///
/// What a remote must do is little; Documentation/Synchronization.md says it with the form of documents.
public protocol OCKRemoteSynchronizable: AnyObject {
    /// The store, which sets this when it is made with the remote. Hold it weakly: the store holds the remote.
    var delegate: (any OCKRemoteSynchronizationDelegate)? { get set }

    /// Whether the store is to synchronise after each change.
    var automaticallySynchronizes: Bool { get }

    /// How many seconds may pass in a call without its completion, a revision or progress, as with `URLRequest`; 300 by
    /// default; it is given up after at most twice as many. A remote that asks a person to decide gives more. Read once,
    /// when the store is made.
    var timeoutInterval: TimeInterval { get }

    /// Hands over everything that a store with this knowledge may not have.
    ///
    /// - Parameters:
    ///   - knowledgeVector: What the store knows.
    ///   - mergeRevision: To be called with each revision, before the completion. The last may have no entities, and
    ///     says what the remote knows; without it the store sends all that it has.
    ///   - completion: To be called once, with the error if not everything came. Then nothing of it is kept.
    func pullRevisions(
        since knowledgeVector: OCKRevisionRecord.KnowledgeVector,
        mergeRevision: @escaping @Sendable (OCKRevisionRecord) -> Void,
        completion: @escaping @Sendable ((any Error)?) -> Void)

    /// Takes what the remote may not have.
    ///
    /// - Parameters:
    ///   - deviceRevisions: The versions, some of which the remote may have already.
    ///   - deviceKnowledge: What the remote knows once it keeps all of them; not before.
    ///   - completion: To be called once the revisions are kept, or with the error. Then they come again next time.
    func pushRevisions(
        deviceRevisions: [OCKRevisionRecord],
        deviceKnowledge: OCKRevisionRecord.KnowledgeVector,
        completion: @escaping @Sendable ((any Error)?) -> Void)

    /// Decides between versions that were written without knowing of each other.
    ///
    /// Called once for each conflict, with the newest version of each branch, which may be a tombstone. The answer, one of
    /// them or a version made of them, is stored as an update of all.
    ///
    /// By default the last write wins: the version with the latest `updatedDate`, and of several with the same date the one
    /// whose UUID is the greatest, so that every device decides alike.
    func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>)
}

/// Hears from a remote. A store is the delegate of the remote with which it was made.
public protocol OCKRemoteSynchronizationDelegate: AnyObject {
    /// The remote has something new, so the store should synchronise.
    func didRequestSynchronization(_ remote: any OCKRemoteSynchronizable)

    /// The remote has come this far in a transfer: 0 to 1. It is given time again.
    func remote(_ remote: any OCKRemoteSynchronizable, didUpdateProgress progress: Double)
}

extension OCKRemoteSynchronizable {
    /// Five minutes: longer than the minute of a URL request, whose own error says more.
    public var timeoutInterval: TimeInterval { 300 }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func chooseConflictResolution(conflicts: [OCKEntity], completion: @escaping OCKResultClosure<OCKEntity>) {
        completion(
            conflicts.lastWritten.map { .success($0) }
                ?? .failure(.remoteSynchronizationFailed(reason: "There is no version to choose from.")))
    }
}

extension [OCKEntity] {
    /// The version that was written last; see ``OCKRemoteSynchronizable/chooseConflictResolution(conflicts:completion:)``.
    package var lastWritten: OCKEntity? { self.max { $0.value.isWritten(before: $1.value) } }
}

extension VersionedEntity {
    /// An order of versions that is the same on every device.
    func isWritten(before other: any VersionedEntity) -> Bool {
        (updatedDate ?? .distantPast, uuid.uuidString) < (other.updatedDate ?? .distantPast, other.uuid.uuidString)
    }
}
