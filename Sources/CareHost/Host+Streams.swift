import LiveUI
import WebServer

extension Host {
    /// The messages of a browser's open scenes, for as long as it listens.
    func stream(_ request: Request) -> Response {
        guard let participant = participant(of: request) else {
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
}
