import Containers
import Markup
import UIKit

/// A scene and its page's version: changes of the view tree go in, messages come out.
@MainActor final class LiveScene {
    let id: String
    let scene: UIWindowScene
    private(set) var version: Int
    private var recent: [LiveMessage] = []
    private var listeners: [Int: @MainActor (LiveMessage) -> Void] = [:]
    private var nextListener = 0
    private var isFlushPlanned = false

    init(id: String, scene: UIWindowScene, firstVersion: Int) {
        self.id = id
        self.scene = scene
        version = firstVersion
    }

    /// The first document can be written now, and the page hears of every later change.
    ///
    /// Nobody is told of what the document shows anyway, and nothing of it is kept. A page that subscribed to a scene
    /// while it was built again is at an older version, so it will ask anew.
    func begin() {
        if !scene.takeUpdates().isEmpty { version += 1 }
        scene.onNeedsDisplay = { [weak self] in self?.planFlush() }
    }

    /// Sends what changed, at the end of the current turn: several changes make one message.
    private func planFlush() {
        guard !isFlushPlanned else { return }
        isFlushPlanned = true
        Task { @MainActor [weak self] in
            self?.isFlushPlanned = false
            self?.flush()
        }
    }

    /// Turns changes into the next message and sends it to the page.
    func flush() {
        let patches = scene.takeUpdates().map { view in
            var html = HTML()
            view.render(into: &html)
            return html.description
        }
        guard !patches.isEmpty else { return }
        let message = message(from: version, to: version + 1, patches: patches)
        version += 1
        recent.append(message)
        if recent.count > Self.memory { recent.removeFirst() }
        for send in listeners.values { send(message) }
    }

    private static let memory = 4

    /// All that a page at `known` has to be told; nil where it is up to date.
    func catchUp(from known: Int) -> LiveMessage? {
        guard known != version else { return nil }
        let missed = recent.filter { $0.to > known }
        if let first = missed.first, first.from <= known {
            return message(from: first.from, to: version, patches: missed.flatMap(\.patches))
        }
        var html = HTML()
        scene.render(into: &html)
        return message(from: 0, to: version, patches: [html.description])
    }

    /// Where the page is now, with nothing to patch.
    func status() -> LiveMessage { message(from: version, to: version, patches: []) }

    private func message(from: Int, to: Int, patches: [String]) -> LiveMessage {
        LiveMessage(
            scene: id, from: from, to: to, patches: patches, address: scene.address(), title: scene.title ?? "")
    }

    func addListener(_ send: @escaping @MainActor (LiveMessage) -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = send
        return nextListener
    }

    func removeListener(_ listener: Int) { listeners[listener] = nil }
}
