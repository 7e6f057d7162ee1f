import Foundation
import Synchronization

/// A participant's virtual device: what an iOS sandbox is to an app, a container is to a participant.
///
/// Stores, application objects and preserved state belong to exactly one container. Code enters it with ``run(_:)-(()->R)``;
/// whatever calls back later (a store's callback, a stream's element) enters it again.
public final class Container: Sendable {
    /// The container that the running code belongs to; nil outside any.
    @TaskLocal public static var current: Container?

    /// Names the container in directories and cookies: letters, digits, `-` and `_` only.
    public let id: String

    /// Where the container's files live; nil for a container that lives in memory alone.
    public let directory: URL?

    /// The address of the database server that keeps the container's stores, such as `postgres://care@localhost/care`; nil
    /// where they are files in ``directory``. It may hold a password: show it to nobody.
    public let database: String?

    /// Counts work that is under way, so that a document can wait until it is settled.
    public let activity = Activity()

    /// What survives a restart without being a health record: a half-answered survey, an open page.
    public let preserved: PreservedState

    private let attachments = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// Opens a container, making its directory (readable by its owner only) where there is none yet.
    ///
    /// - Throws: ``ContainerError/badIdentifier`` or ``ContainerError/directoryUnavailable(_:)``.
    public init(id: String, directory: URL?, database: String? = nil) throws(ContainerError) {
        let allowed = id.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
            default: false
            }
        }
        guard allowed, (1...64).contains(id.utf8.count) else { throw .badIdentifier }
        if let directory {
            do {
                try FileManager.default.createDirectory(
                    at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw .directoryUnavailable(directory.path)
            }
        }
        self.id = id
        self.directory = directory
        self.database = database
        preserved = PreservedState(directory: directory?.appendingPathComponent("State", isDirectory: true))
    }

    /// Runs `body` inside this container.
    public func run<R>(_ body: () throws -> R) rethrows -> R {
        try Container.$current.withValue(self, operation: body)
    }

    /// Runs `body` inside this container, on the caller's actor.
    public func run<R>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> R
    ) async rethrows -> R {
        try await Container.$current.withValue(self, operation: body)
    }

    /// The one object of this type that belongs to the container, such as its application.
    public func attachment<Object: AnyObject & Sendable>(_ type: Object.Type = Object.self) -> Object? {
        attachments.withLock { $0[ObjectIdentifier(type)] as? Object }
    }

    /// Lets all attachments go: the participant's app is no longer running.
    public func close() {
        attachments.withLock { $0 = [:] }
    }

    /// Makes `object` the one of its type that belongs to this container.
    public func attach<Object: AnyObject & Sendable>(_ object: Object) {
        attachments.withLock { $0[ObjectIdentifier(Object.self)] = object }
    }
}

/// Why a container cannot be opened.
public enum ContainerError: Error, Equatable {
    /// The identifier is empty, longer than 64 bytes, or holds more than letters, digits, `-` and `_`.
    case badIdentifier
    /// The directory, whose path is given, cannot be made; check that its parent exists and can be written.
    case directoryUnavailable(String)
}
