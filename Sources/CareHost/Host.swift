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
    private let document: Document

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

    // MARK: Pages

    private func page(_ request: Request) async -> Response {
        do {
            let participant: Participant
            if let known = try request.participantID.flatMap(participants.participant) {
                participant = known
            } else {
                guard let new = try await participants.newParticipant(isDemonstration: isDemonstration) else {
                    return document.page(503, "Please wait", "Many people are joining now. Try again in a minute.")
                }
                participant = new
            }
            let scene = try await participant.live.open(at: request.state)
            var response = show(scene, of: participant, status: 200, notice: nil)
            // With every page, so that the cookie lasts a year from the last visit, not from the first.
            response.setParticipant(participant.live.container.id)
            return response
        } catch {
            report(error, in: "page")
            return document.page(
                500, "Something went wrong", "The page could not be made. Nothing was lost; try again.")
        }
    }

    private func show(_ scene: String, of participant: Participant, status: Int, notice: String?) -> Response {
        var document = document
        if isDemonstration { document.banner = DemonstrationBanner(participant).render }
        let html = document.render(scene, of: participant.live, notice: notice)
        return .page(html, status: status)
    }

    // MARK: Events

    private func event(_ request: Request) async -> Response {
        let fields = request.form
        guard let id = request.participantID, let participant = try? participants.participant(id) else {
            return refuse(
                request, 403, "This browser has no participant here. Allow cookies, then open the start page again.")
        }
        guard let token = fields["_token"], Secret.isEqual(token, participant.formToken) else {
            return refuse(request, 403, "This form did not come from your page. Reload the page and try again.")
        }
        guard let scene = fields["_scene"], (16...64).contains(scene.utf8.count),
            scene.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let view = fields["_view"]
        else {
            return refuse(request, 400, "This form is not complete. Reload the page and try again.")
        }
        let own = fields.items.filter { !["_token", "_scene", "_view", "_event"].contains($0.name) }
        // A form that a changed control posts has no button, whose name the event would have.
        let event = ViewEvent(
            view: view, name: fields["_event"] ?? "change",
            fields: FormFields(own.map { .init(name: $0.name, value: $0.value) }))
        do {
            let answer = try await participant.live.receive(
                .init(
                    scene: scene, version: request.headers["Live-Version"].flatMap { Int($0) } ?? 0,
                    state: request.state,
                    event: event))
            let status = answer.refusal.map { Self.status(of: $0.reason) }
            if request.isLive { return .message(answer.message, status: status ?? 200) }
            guard let status else {
                return .redirect(to: answer.message.address == "./" ? "/" : "/" + answer.message.address)
            }
            return show(scene, of: participant, status: status, notice: answer.refusal?.sentence)
        } catch {
            report(error, in: "event")
            return refuse(request, 500, "Something went wrong. Nothing was lost; reload the page and try again.")
        }
    }

    /// Tells the operator what failed; errors of this product name operations and codes, never a person's data.
    private func report(_ error: any Error, in operation: String) {
        complain("\(hosting.name): \(operation) failed: \(error)")
    }

    static func status(of reason: EventRefusal.Reason) -> Int {
        switch reason {
        case .notFound: 404
        case .forbidden: 403
        case .conflict: 409
        case .invalid: 422
        case .failed: 500
        }
    }

    private func refuse(_ request: Request, _ status: Int, _ sentence: String) -> Response {
        request.isLive ? .text(status, sentence) : document.page(status, "Not done", sentence)
    }

    private func changeParticipant(_ request: Request) async -> Response {
        guard isDemonstration else { return .text(404, "There is no page at this address.") }
        guard let id = request.participantID, let participant = try? participants.participant(id),
            let token = request.form["_token"], Secret.isEqual(token, participant.formToken)
        else { return refuse(request, 403, "This form did not come from your page. Reload the page and try again.") }
        do {
            let isDemonstration = request.form["kind"] == "demonstration"
            guard let new = try await participants.newParticipant(isDemonstration: isDemonstration) else {
                return refuse(request, 503, "Many people are joining now. Try again in a minute.")
            }
            var response = Response.redirect(to: "/")
            response.setParticipant(new.live.container.id)
            return response
        } catch {
            report(error, in: "change of participant")
            return refuse(request, 500, "No new participant could be made. Try again.")
        }
    }

    // MARK: Streams and health

    private func stream(_ request: Request) -> Response {
        guard let id = request.participantID, let participant = try? participants.participant(id) else {
            return .text(403, "This browser has no participant here. Open the start page again.")
        }
        let subscriptions = StreamSubscriptions()
        let stream = EventStream { Task { @MainActor in subscriptions.cancel() } }
        for item in request.query.all("scene").prefix(64) {
            let parts = item.split(separator: ".", maxSplits: 1)
            guard let scene = parts.first.map(String.init) else { continue }
            let version = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
            let subscription = participant.live.subscribe(to: scene, version: version) { message in
                stream.send(event: "patch", data: message.json)
            }
            if let subscription { subscriptions.add(subscription) } else { stream.send(event: "gone", data: scene) }
        }
        return .events(stream)
    }

    private func health() -> Response {
        participants.isWritable
            ? .text(200, "ok") : .text(503, "The data directory cannot be written; check the disk.")
    }
}
