import Foundation
import LiveUI
import Markup
import Testing
import UIKit

/// A browser tab without a browser: it holds a page, posts its forms and applies the messages that come back.
///
/// After every message it can be compared with a full render: a page that was patched must be the page that a reload shows.
@MainActor public final class TestTab {
    /// The app that the tab shows.
    public let application: LiveApplication
    /// The page.
    public private(set) var page: DOMNode
    /// The tab's scene.
    public private(set) var scene: String
    /// The page's version.
    public private(set) var version: Int
    /// The page's address, as in `?tab=insights`.
    public private(set) var address: String
    /// Why the last event was refused.
    public private(set) var refusal: EventRefusal?
    private var subscription: LiveApplication.Subscription?

    /// Opens a tab at an address.
    public init(_ application: LiveApplication, at address: String = "./") async throws {
        self.application = application
        scene = try await application.open(at: Self.state(of: address))
        let status = try #require(application.status(of: scene))
        version = status.to
        self.address = status.address
        page = try Self.render(scene, of: application)
        subscribe()
    }

    private func subscribe() {
        subscription = application.subscribe(to: scene, version: version) { [weak self] in self?.apply($0) }
    }

    /// Closes the tab.
    public func close() { subscription?.cancel() }

    /// Loads the page's address anew, as a reload does.
    public func reload() async throws {
        subscription?.cancel()
        let fresh = try await TestTab(application, at: address)
        fresh.close()
        (page, scene, version, address) = (fresh.page, fresh.scene, fresh.version, fresh.address)
        subscribe()
    }

    /// The text of the page.
    public var text: String { page.textContent }

    /// What a reload would show now.
    public func fullRender() throws -> DOMNode { try Self.render(scene, of: application) }

    /// Taps the button or link with this label, sending its form with `fields` filled in.
    public func tap(_ label: String, filling fields: KeyValuePairs<String, String> = [:], in part: DOMNode? = nil)
        async throws
    {
        let part = part ?? page
        if let form = part.elements(tag: "form").first(where: { $0.button(label) != nil }),
            let button = form.button(label)
        {
            guard button.attributes["disabled"] == nil else { throw DOMError(description: "“\(label)” is disabled") }
            try await submit(form, event: button.attributes["value"] ?? "", filling: fields)
        } else if let link = part.elements(tag: "a").first(where: { $0.isNamed(label) }),
            let values = link.attributes["hx-vals"]
        {
            let vals = try JSONDecoder().decode([String: String].self, from: Data(values.utf8))
            try await post(vals.map { .init(name: $0.key, value: $0.value) })
        } else {
            throw DOMError(description: "nothing is called “\(label)” on this page: \(text.prefix(600))")
        }
    }

    /// Sends a form.
    public func submit(_ form: DOMNode, event: String, filling fields: KeyValuePairs<String, String> = [:]) async throws
    {
        var all = form.formFields.filter { field in !fields.contains { $0.key == field.name } }
        all += fields.map { .init(name: $0.key, value: $0.value) }
        all.append(.init(name: "_event", value: event))
        try await post(all)
    }

    /// Sends any event, past what the page offers.
    public func send(_ name: String, to view: String, fields: [FormFields.Field] = []) async throws {
        try await deliver(ViewEvent(view: view, name: name, fields: FormFields(fields)))
    }

    private func post(_ fields: [FormFields.Field]) async throws {
        let all = FormFields(fields)
        try await deliver(
            ViewEvent(
                view: all["_view"] ?? "", name: all["_event"] ?? "",
                fields: FormFields(fields.filter { !$0.name.hasPrefix("_") })))
    }

    private func deliver(_ event: ViewEvent) async throws {
        let answer = try await application.receive(
            .init(scene: scene, version: version, state: Self.state(of: address), event: event))
        refusal = answer.refusal
        apply(answer.message)
    }

    private func apply(_ message: LiveMessage) {
        guard message.scene == scene, message.to >= version else { return }
        if message.to > version {
            guard message.from <= version else {
                Issue.record("a message was missed")
                return
            }
            for patch in message.patches {
                do {
                    let node = try DOMParser.parse(patch)
                    if let element = node.children.first, !page.replace(with: element) {
                        Issue.record("a patch fits nowhere: \(element.id ?? "no id")")
                    }
                } catch {
                    Issue.record(error)
                }
            }
        }
        version = message.to
        address = message.address
    }

    private static func render(_ scene: String, of application: LiveApplication) throws -> DOMNode {
        var html = HTML()
        application.render(scene, into: &html)
        return try DOMParser.parse(html.description)
    }

    /// The items of an address.
    public static func state(of address: String) -> [String: String] {
        let items = URLComponents(string: address)?.queryItems ?? []
        return Dictionary(items.compactMap { item in item.value.map { (item.name, $0) } }) { first, _ in first }
    }
}

extension DOMNode {
    func isNamed(_ label: String) -> Bool {
        attributes["aria-label"] == label
            || textContent.trimmingCharacters(in: .whitespacesAndNewlines) == label
    }

    func button(_ label: String) -> DOMNode? { elements(tag: "button").first { $0.isNamed(label) } }

    /// What a browser would send: hidden fields, chosen radios and boxes, typed text.
    public var formFields: [FormFields.Field] {
        all.compactMap { node in
            guard let name = node.attributes["name"], node.attributes["disabled"] == nil else { return nil }
            switch node.tag {
            case "input":
                let type = node.attributes["type"] ?? "text"
                if ["radio", "checkbox"].contains(type), node.attributes["checked"] == nil { return nil }
                return .init(name: name, value: node.attributes["value"] ?? "")
            case "textarea": return .init(name: name, value: node.textContent)
            default: return nil
            }
        }
    }
}
