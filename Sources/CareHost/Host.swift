import CareKitUI
import CommandLineTool
import Containers
import LiveUI
import Markup
import PostgresStorage
import ResearchKitUI
import UIKit
import WebServer

/// Serves an app to many participants: requests come in, documents, messages and files go out.
@MainActor public final class Host {
    /// The largest request body, in bytes: a minute of motion samples fits.
    public nonisolated static let bodyLimit = 4 << 20

    let participants: Participants
    let hosting: Hosting
    let isDemonstration: Bool
    private let files: HostFiles
    let document: Document

    /// A host of an app.
    ///
    /// - Parameters:
    ///   - data: the directory for participants' containers.
    ///   - database: the address of the PostgreSQL server that keeps participants' stores; nil for files in `data`.
    ///   - isDemonstration: fills new participants with made-up history.
    ///   - now: seconds since 1970.
    ///   - launch: launches the app in a container.
    /// - Throws: ``HostError``.
    public init(
        hosting: Hosting, data: URL, database: String? = nil, isDemonstration: Bool,
        now: @escaping @MainActor () -> Double = { Date().timeIntervalSince1970 },
        launch: @escaping @MainActor (Container) -> UIApplication
    ) throws(HostError) {
        self.hosting = hosting
        self.isDemonstration = isDemonstration
        let resources =
            ClientResource.uikit + ClientResource.liveUI + ClientResource.careKitUI + ClientResource.researchKitUI
        files = try HostFiles(resources: resources, app: hosting.resources)
        document = Document(
            applicationName: hosting.name, resources: resources, icon: AppResources.address(of: "Images/icon.svg"))
        if let database {
            do {
                try PostgresServer(database).check()
            } catch {
                throw .databaseUnavailable(error.description)
            }
        }
        participants = try Participants(
            directory: data.appendingPathComponent("participants", isDirectory: true), database: database,
            hosting: hosting, now: now, launch: launch)
    }

    /// Closes what has been idle for a while and returns its memory, again and again until the task is cancelled.
    public func keepHouse() async {
        while (try? await Task.sleep(for: .seconds(10))) != nil {
            participants.closeIdle()
            // Beside the main actor, which has better things to do.
            await Task.detached { UnusedMemory.giveBack() }.value
        }
    }

    /// Closes all apps; what they stored stays.
    public func shutDown() { participants.shutDown() }

    /// Answers one request.
    public nonisolated func answer(_ request: Request) async -> Response {
        var response = await route(request)
        for (name, value) in SecurityHeaders.all { response.headers.set(name, to: value) }
        return response
    }

    private nonisolated func route(_ request: Request) async -> Response {
        let segments = request.segments[...]
        switch (request.method, segments.first) {
        case (.get, nil), (.head, nil): return await page(request)
        case (.post, nil): return await event(request)
        case (.get, "live") where segments.count == 1: return await stream(request)
        case (.post, "participants") where segments.count == 1: return await changeParticipant(request)
        case (.get, "healthz") where segments.count == 1, (.head, "healthz") where segments.count == 1:
            return await health()
        case (.get, .some), (.head, .some):
            return files.response(to: request)
                ?? document.page(404, "Not found", "There is no page at this address.")
        default: return .methodNotAllowed(segments.isEmpty ? "GET, HEAD, POST" : "GET, HEAD")
        }
    }

    private func health() -> Response {
        participants.isWritable
            ? .text(200, "ok") : .text(503, "The data directory cannot be written; check the disk.")
    }

    /// The participant whose browser sends a request.
    func participant(of request: Request) -> Participant? {
        request.participantID.flatMap { try? participants.participant($0) }
    }

    /// Answers a form that was not carried out: a page with the sentence, or the sentence alone for a script.
    func refuse(_ request: Request, _ status: Int, _ sentence: String) -> Response {
        request.isLive ? .text(status, sentence) : document.page(status, "Not done", sentence)
    }

    /// Tells the operator what failed; errors of this product name operations and codes, never a person's data.
    func report(_ error: any Error, in operation: String) {
        complain("\(hosting.name): \(operation) failed: \(error)")
    }
}
