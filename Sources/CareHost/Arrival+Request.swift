import LiveUI
import UIKit
import WebServer

extension LiveApplication.Arrival {
    /// The event that a posted form tells of; nil where it is not one of a page's own forms.
    init?(_ request: Request) {
        let fields = request.form
        guard let scene = fields["_scene"], (16...64).contains(scene.utf8.count),
            scene.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let view = fields["_view"]
        else { return nil }
        let own = fields.items.filter { !["_token", "_scene", "_view", "_event"].contains($0.name) }
        // A form that a changed control posts has no button, whose name the event would have.
        let event = ViewEvent(
            view: view, name: fields["_event"] ?? "change",
            fields: FormFields(own.map { .init(name: $0.name, value: $0.value) }))
        self.init(
            scene: scene, version: request.headers["Live-Version"].flatMap { Int($0) } ?? 0, state: request.state,
            event: event)
    }
}
