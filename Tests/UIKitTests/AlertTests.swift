import Markup
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Alerts")
struct AlertTests {
    private let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)

    private func page() throws -> DOMNode {
        var html = HTML()
        alert.view.render(into: &html)
        return try DOMParser.parse(html.description)
    }

    private func choose(_ index: Int, _ fields: KeyValuePairs<String, String> = [:]) throws {
        try alert.view.handle(
            ViewEvent(view: "v", name: "choose \(index)", fields: FormFields(fields)))
    }

    @Test("Answers are buttons of one form, in their order, and the chosen one runs")
    func answers() throws {
        var chosen: [String] = []
        for title in ["Yes", "No"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") })
        }
        let buttons = try page().elements(tag: "button")
        #expect(buttons.map(\.textContent) == ["Yes", "No"])
        #expect(try page().elements(tag: "form").count == 1)
        #expect(alert.textFields == nil)
        #expect(try page().elements(tag: "input").allSatisfy { $0.attributes["type"] == "hidden" })
        try choose(1)
        #expect(chosen == ["No"])
        for name in ["choose 2", "choose -1", "choose", "choose 01", ""] {
            #expect(throws: EventRefusal.self) { try alert.view.handle(ViewEvent(view: "v", name: name)) }
        }
        #expect(chosen == ["No"])
    }

    @Test("A field has a name, keeps what is in it, and holds what was typed when the answer runs")
    func fields() throws {
        var reason: String?
        alert.addTextField { $0.placeholder = "<Reason>" }
        alert.addTextField {
            $0.accessibilityLabel = "Initials"
            $0.text = "A\"B"
        }
        let fields = try #require(alert.textFields)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in reason = fields[0].text })
        #expect(try page().elements(class: "alert-field").map(\.textContent) == ["<Reason>", "Initials"])
        let inputs = try page().elements(tag: "input").filter { $0.attributes["type"] == "text" }
        #expect(inputs.map { $0.attributes["value"] } == ["", "A\"B"])
        // Browsers press a form's first button when Enter is pressed in a field.
        #expect(try page().elements(tag: "button").first?.attributes["disabled"] != nil)
        try choose(0, ["field.0": "Wrong knee", "field.7": "x"])
        #expect(reason == "Wrong knee")
        #expect(fields[1].text == "A\"B")
    }
}
