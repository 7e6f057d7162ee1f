import Containers
import LiveUI
import UIKit

/// The participants of a host: each has a container on disk; those in use have a running app in memory.
///
/// A participant is known by a secret in a cookie, which names the container. There is no sign-in in this version
/// (Documentation/Decisions/0003-participants.md).
@MainActor final class Participants {
    private let directory: URL
    private let database: String?
    private let hosting: Hosting
    private let launch: @MainActor (Container) -> UIApplication
    private let now: @MainActor () -> Double
    private var running: [String: Participant] = [:]
    var newcomers: NewcomerLimit

    init(
        directory: URL, database: String?, hosting: Hosting, now: @escaping @MainActor () -> Double,
        launch: @escaping @MainActor (Container) -> UIApplication
    ) throws(HostError) {
        self.directory = directory
        self.database = database
        self.hosting = hosting
        self.now = now
        self.launch = launch
        newcomers = NewcomerLimit(at: now())
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .dataUnavailable(directory.path)
        }
        guard isWritable else { throw .dataUnavailable(directory.path) }
    }

    /// False where nothing can be written now: no directory, no rights, no room, no more files allowed.
    var isWritable: Bool {
        let probe = directory.appendingPathComponent(".probe")
        defer { try? FileManager.default.removeItem(at: probe) }
        return (try? Data(count: 4096).write(to: probe)) != nil
    }

    /// The participant whose cookie holds `id`; nil where there is none such.
    func participant(_ id: String) throws -> Participant? {
        if let participant = running[id] {
            participant.lastUsed = now()
            return participant
        }
        guard id.utf8.count == Secret.length, id.utf8.allSatisfy(Self.isHexadecimal),
            FileManager.default.fileExists(atPath: folder(id).path)
        else { return nil }
        return try open(id)
    }

    /// Makes a new participant, with made-up history where asked; nil while too many new ones come.
    func newParticipant(isDemonstration: Bool) async throws -> Participant? {
        guard newcomers.admit(at: now()) else { return nil }
        let participant = try open(Secret.make())
        if isDemonstration, let demonstration = hosting.demonstration {
            do {
                try await participant.fill(with: demonstration)
            } catch {
                discard(participant)
                throw error
            }
        }
        return participant
    }

    /// Leaves no half-filled container behind that nobody has the cookie of.
    private func discard(_ participant: Participant) {
        let id = participant.live.container.id
        participant.live.shutDown()
        running[id] = nil
        try? FileManager.default.removeItem(at: folder(id))
    }

    /// Closes scenes and apps that have not been used for a while; what they stored stays.
    func closeIdle() {
        for (id, participant) in running {
            participant.live.closeOverdue()
            guard participant.live.isIdle, now() - participant.lastUsed > Self.patience else { continue }
            participant.live.shutDown()
            running[id] = nil
        }
    }

    /// Closes all apps.
    func shutDown() {
        for participant in running.values { participant.live.shutDown() }
        running = [:]
    }

    /// How long an app without pages stays in memory, in seconds.
    private static let patience = 300.0

    private func folder(_ id: String) -> URL { directory.appendingPathComponent(id, isDirectory: true) }

    private func open(_ id: String) throws -> Participant {
        let container: Container
        do {
            container = try Container(id: id, directory: folder(id), database: database)
        } catch {
            // Not the folder's own path: it holds the participant's secret, and errors are written to logs.
            throw HostError.dataUnavailable(directory.path)
        }
        let formToken = try container.formToken()
        let live = LiveApplication(container: container, formToken: formToken, now: now) { launch(container) }
        let participant = Participant(live: live, formToken: formToken, lastUsed: now())
        running[id] = participant
        return participant
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
}
