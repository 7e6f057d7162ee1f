import HealthKit
import Markup
import ResearchKitCore
import UIKit

/// A page of permissions. It goes on whatever was granted, and says plainly what a browser cannot give.
final class PermissionsPage: StepPage {
    private let permissions: ORKRequestPermissionsStep

    init(permissions: ORKRequestPermissionsStep, fields: StepFields, mistakes: [AnswerError]) {
        self.permissions = permissions
        super.init(step: permissions, fields: fields, mistakes: mistakes)
        for permission in permissions.permissionTypes {
            addSubview(PermissionRow(permission, state: Self.state(of: permission, in: fields)))
        }
    }

    required init?(coder: NSCoder) { return nil }

    override var kind: String { "permissions" }

    override func controlID(of field: String) -> String {
        let row = subviews.first { ($0 as? PermissionRow)?.permission.identifier == field }
        return (row ?? self).elementID
    }

    override var headingWithoutTitle: String { "Permissions" }

    /// A browser cannot grant what is not its own, whatever a page says.
    override func answers(from posted: StepFields) -> StepFields {
        var answers = posted
        for permission in permissions.permissionTypes where !(permission is ORKMotionActivityPermissionType) {
            answers[permission.identifier] = [ORKRequestPermissionsState.notSupported.rawValue]
        }
        return answers
    }

    override func answersChanged(to fields: StepFields) {
        for case let row as PermissionRow in subviews { row.state = Self.state(of: row.permission, in: fields) }
    }

    override func renderQuestions(into html: inout HTML) {
        html.element("div", .class("permissions")) { html in
            for row in subviews { row.render(into: &html) }
        }
        html.element(
            "script", .attribute("type", "module"), .src(ClientResource.motionPermission.address), text: "")
    }

    private static func state(of permission: ORKPermissionType, in fields: StepFields) -> ORKRequestPermissionsState {
        guard permission is ORKMotionActivityPermissionType else { return .notSupported }
        return fields[permission.identifier]?.first.flatMap(ORKRequestPermissionsState.init) ?? .default
    }
}

/// One permission, its state, and where a browser can give it, the button that asks.
final class PermissionRow: UIView {
    let permission: ORKPermissionType
    var state: ORKRequestPermissionsState { didSet { if state != oldValue { setNeedsDisplay() } } }

    init(_ permission: ORKPermissionType, state: ORKRequestPermissionsState) {
        self.permission = permission
        self.state = state
        super.init(frame: .zero)
        elementKey = permission.identifier
    }

    required init?(coder: NSCoder) { return nil }

    override var elementTag: StaticString { "section" }

    override var elementClasses: [String] { ["permission", "card"] }

    override func renderContent(into html: inout HTML) {
        UIImage(systemName: symbol)?.render(into: &html)
        html.element("div") { html in
            html.element("h2", text: permission.localizedTitle)
            html.element("p", text: permission.localizedDetailText)
            if let permission = permission as? ORKHealthKitPermissionType { renderTypes(of: permission, into: &html) }
            html.element("p", .class("state", "state-\(state.rawValue)"), .attribute("role", "status")) { html in
                html.text(explanation)
            }
            if permission is ORKMotionActivityPermissionType { renderRequest(into: &html) }
        }
    }

    private var symbol: String {
        switch permission {
        case is ORKHealthKitPermissionType: "heart.text.square"
        case is ORKNotificationPermissionType: "bell"
        case is ORKMotionActivityPermissionType: "figure.walk"
        default: "lock.shield"
        }
    }

    private var explanation: String {
        switch state {
        case .default: "Not asked yet."
        case .connected: "Allowed."
        case .denied: "Not allowed. You can change this in your browser's settings and ask again."
        case .error: "The browser could not be asked. Try again."
        case .notSupported:
            permission is ORKMotionActivityPermissionType
                ? "This device has no motion sensor. You can go on without it."
                : "Not available in a browser. You can go on without it."
        }
    }

    /// The element asks the browser and posts the answer; without a script there is nothing to ask with.
    private func renderRequest(into html: inout HTML) {
        html.element(
            "motion-permission", .id("\(elementID)-\(state.rawValue)"), .flag("data-keep-content")
        ) { html in
            html.void(
                "input", .attribute("type", "hidden"),
                .attribute("name", StepPage.controlName(of: permission.identifier)),
                .attribute("value", state.rawValue))
            if state != .connected {
                html.element("button", .attribute("type", "button"), .class("plain"), .flag("hidden")) { html in
                    html.text(state == .default ? "Allow" : "Ask again")
                    html.element("span", .class("visually-hidden"), text: " \(permission.localizedTitle)")
                }
                html.element("noscript") { html in
                    html.element("p", .class("detail"), text: "Asking needs JavaScript. You can go on without it.")
                }
            }
        }
    }

    private func renderTypes(of permission: ORKHealthKitPermissionType, into html: inout HTML) {
        let reads = permission.objectTypesToRead.map(\.displayName).sorted()
        let writes = permission.sampleTypesToWrite.map(\.displayName).sorted()
        for (verb, names) in [("Reads", reads), ("Writes", writes)] where !names.isEmpty {
            html.element("p", .class("detail"), text: "\(verb): \(names.joined(separator: ", "))")
        }
    }
}
