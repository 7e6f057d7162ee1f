import Containers
import Markup
import UIKit

/// A participant's running app and its scenes: addresses and events go in, documents and messages come out.
///
/// It knows nothing of the transport. Each scene belongs to one browser tab; two tabs of one participant are two scenes of
/// the same app and stay in step, because both show what the same stores say.
@MainActor public final class LiveApplication {
    /// An event from a page.
    public struct Arrival: Sendable {
        /// The scene that the page shows.
        public var scene: String
        /// The version that the page is at; 0 where it cannot say.
        public var version: Int
        /// Where the page is, from its address.
        public var state: [String: String]
        /// What was done.
        public var event: ViewEvent

        /// An event from a page.
        public init(scene: String, version: Int, state: [String: String], event: ViewEvent) {
            self.scene = scene
            self.version = version
            self.state = state
            self.event = event
        }
    }

    /// What became of an event.
    public struct Answer: Sendable {
        /// What the page has to be told.
        public var message: LiveMessage
        /// Why the event was not carried out.
        public var refusal: EventRefusal?
    }

    /// A page's subscription; it lasts until ``cancel()``.
    @MainActor public final class Subscription {
        private var onCancel: (() -> Void)?
        init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
        /// Ends the subscription.
        public func cancel() {
            onCancel?()
            onCancel = nil
        }
    }

    /// The participant's container.
    public let container: Container
    private let application: UIApplication
    private let formToken: String
    private let now: @MainActor () -> Double
    private let settlingLimit: Duration
    private var scenes: [String: LiveScene] = [:]
    private var life = SceneLife()

    /// Runs the app of a container.
    ///
    /// - Parameters:
    ///   - launch: launches the app; called inside the container.
    ///   - formToken: stands in every form; the host checks it when an event arrives.
    ///   - settlingLimit: how long a document waits for what the app fetches.
    ///   - now: seconds since 1970.
    public init(
        container: Container, formToken: String, settlingLimit: Duration = .seconds(3),
        now: @escaping @MainActor () -> Double, launch: @MainActor () -> UIApplication
    ) {
        self.container = container
        self.formToken = formToken
        self.settlingLimit = settlingLimit
        self.now = now
        application = container.run { launch() }
    }

    /// True where no page is open and none is expected back.
    public var isIdle: Bool { life.isEmpty }

    /// Opens a scene for a new page at an address and waits until what the app fetches has arrived.
    ///
    /// - Returns: the scene's identity, for ``render(_:into:)`` and events.
    /// - Throws: `SceneError` where the app has no scene delegate.
    public func open(at state: [String: String]) async throws(SceneError) -> String {
        try await open(UUID().uuidString.lowercased(), at: state, after: 0).id
    }

    /// Writes the scene's window.
    public func render(_ scene: String, into html: inout HTML) {
        guard let live = scenes[scene] else { return }
        container.run {
            live.flush()
            live.scene.render(into: &html)
        }
    }

    /// Where a scene's page is: its version, address and title. What is rendered next has this version.
    public func status(of scene: String) -> LiveMessage? {
        scenes[scene].map { live in
            container.run {
                live.flush()
                return live.status()
            }
        }
    }

    /// Delivers an event. A scene that is gone, after a restart for example, is built again from the page's address first.
    ///
    /// - Throws: `SceneError` where the app has no scene delegate.
    public func receive(_ arrival: Arrival) async throws(SceneError) -> Answer {
        let live: LiveScene
        if let known = scenes[arrival.scene] {
            live = known
            closeOverdue(seen: live.id)
            await bring(live, to: arrival.state)
        } else {
            live = try await open(arrival.scene, at: arrival.state, after: arrival.version)
        }
        var refusal: EventRefusal?
        container.run {
            do throws(EventRefusal) { try live.scene.deliver(arrival.event) } catch { refusal = error }
        }
        await settle()
        return container.run {
            refusal = refusal ?? live.scene.takeRefusal()
            live.flush()
            var message = live.catchUp(from: arrival.version) ?? live.status()
            message.notice = refusal?.sentence
            return Answer(message: message, refusal: refusal)
        }
    }

    /// Sends what changes in a scene from now on, and at once what a page at `version` has missed.
    ///
    /// - Returns: nil where the scene is gone: the page has to ask for its address anew.
    public func subscribe(
        to scene: String, version: Int, send: @escaping @MainActor (LiveMessage) -> Void
    ) -> Subscription? {
        guard let live = scenes[scene] else { return nil }
        life.streamOpened(scene, at: now())
        container.run {
            live.flush()
            live.catchUp(from: version).map(send)
        }
        let listener = live.addListener(send)
        return Subscription { [weak self] in
            live.removeListener(listener)
            guard let self else { return }
            life.streamClosed(scene, at: now())
        }
    }

    /// Closes scenes whose pages have been away for too long; called from time to time.
    public func closeOverdue() {
        for scene in life.overdue(at: now()) { close(scene) }
    }

    /// Closes all scenes and lets the app go.
    public func shutDown() {
        for scene in Array(scenes.keys) { close(scene) }
        container.close()
    }

    // MARK: -

    /// Versions begin at the time of opening, in milliseconds, so that they grow across a restart too; where the clock
    /// was set back meanwhile, they begin after what the page has seen, which would ignore older ones.
    private func open(
        _ id: String, at state: [String: String], after seen: Int
    ) async throws(SceneError) -> LiveScene {
        let scene = try container.run {
            Result { () throws(SceneError) in try UIWindowScene.connect(to: application, identifier: id) }
        }.get()
        scene.formFields = [("_scene", id), ("_token", formToken)]
        let live = LiveScene(id: id, scene: scene, firstVersion: max(Int(now() * 1000), min(seen, Self.latest) + 1))
        scenes[id] = live
        closeOverdue(seen: id)
        await bring(live, to: state)
        await settle()
        live.begin()
        return live
    }

    /// Brings a scene to a page's address: the page is right, since people use Back and keep old tabs.
    private func bring(_ live: LiveScene, to state: [String: String]) async {
        let tokens = container.run {
            if live.scene.state.filter({ $0.key != "open" }) != state.filter({ $0.key != "open" }) {
                live.scene.restore(state)
            }
            return live.scene.reconcileOpenPages(with: state)
        }
        for token in tokens {
            await settle()
            guard container.run({ live.scene.reopen(token) }) else { break }
        }
    }

    /// The highest version to begin after: pages claim versions, and a browser's numbers are exact up to 2⁵³.
    private static let latest = 1 << 52

    private func settle() async {
        _ = await container.activity.settled(within: settlingLimit)
    }

    private func closeOverdue(seen scene: String) {
        for scene in life.seen(scene, at: now()) { close(scene) }
    }

    private func close(_ scene: String) {
        guard let live = scenes.removeValue(forKey: scene) else { return }
        container.run { live.scene.disconnect() }
    }
}
