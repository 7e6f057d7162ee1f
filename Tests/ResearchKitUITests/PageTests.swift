import Foundation
import Markup
import ResearchKitCore
import TestSupport
import Testing
import UIKit

@testable import ResearchKitUI

@MainActor @Suite("Pages")
struct PageTests {
    private func render(_ step: ORKStep, fields: StepFields = [:]) throws -> DOMNode {
        var html = HTML()
        StepPage.page(for: step, fields: fields, mistakes: [], now: Date(timeIntervalSince1970: 0)).render(into: &html)
        return try DOMParser.parse(html.description)
    }

    @Test("What an author wrote around the body, and scripts, stay out; the rest is as it was written")
    func authorHTML() {
        #expect(AuthorHTML("<p>One</p>").body == "<p>One</p>")
        #expect(
            AuthorHTML("<html><head><style>b{}</style></head><BODY lang=\"en\"><p>1</p></BODY></html>").body
                == "<p>1</p>")
        #expect(AuthorHTML("a<script src=\"x\">1\n2</script >b<SCRIPT>c").body == "ab")
        #expect(AuthorHTML("<scripture>kept</scripture>").body == "<scripture>kept</scripture>")
        #expect(AuthorHTML("").body == "")
    }

    @Test("The large picture is shown in the way that the step asks for")
    func picture() throws {
        let step = ORKInstructionStep(identifier: "welcome")
        step.title = "Welcome"
        step.image = UIImage(systemName: "bandage")
        step.imageContentMode = .scaleAspectFill
        let page = try render(step)
        #expect(page.elements(class: "hero").first?.attributes["class"] == "hero mode-scaleAspectFill")
        #expect(page.elements(tag: "h1").first?.attributes["tabindex"] == "-1")
    }

    @Test("Each style of body item has its own look, and an explanation opens in place")
    func bodyItems() throws {
        let step = ORKInstructionStep(identifier: "items")
        let more = ORKLearnMoreInstructionStep(identifier: "more")
        more.title = "Why"
        let styles: [ORKBodyItemStyle] = [.text, .bulletPoint, .image, .tag]
        step.bodyItems = styles.map { style in
            ORKBodyItem(
                text: "Text", detailText: "Detail", image: UIImage(systemName: "heart"),
                learnMoreItem: ORKLearnMoreItem(text: nil, learnMoreInstructionStep: more), bodyItemStyle: style)
        }
        let page = try render(step)
        let items = page.elements(class: "body-items").first?.children.map { $0.attributes["class"] }
        #expect(items == ["body-text", "body-bullet", "body-picture", "body-tag"])
        #expect(page.elements(tag: "svg").count == 1)
        #expect(page.elements(tag: "summary").map(\.textContent) == Array(repeating: "Learn more", count: 4))
    }

    @Test("An upright scale begins with its largest number at the top")
    func vertical() throws {
        let form = ORKFormStep(identifier: "form", title: nil, text: nil)
        let scale = ORKScaleAnswerFormat(maximumValue: 3, minimumValue: 1, defaultValue: 2, step: 1, vertical: true)
        form.formItems = [
            ORKFormItem(sectionTitle: "About today"), ORKFormItem(identifier: "q", text: "Q", answerFormat: scale),
        ]
        let page = try render(form, fields: ["q": ["2"]])
        let radios = page.elements(tag: "input")
        #expect(radios.map { $0.attributes["value"] } == ["3", "2", "1", ""])
        #expect(radios.map { $0.attributes["checked"] != nil } == [false, true, false, false])
        #expect(page.elements(tag: "h2").map(\.textContent) == ["About today"])
        #expect(page.elements(tag: "h1").first?.attributes["class"] == "visually-hidden")
    }

    @Test("A model has marks on it, the same parts as a list, and a button for each movement")
    func model() throws {
        let folder = Folder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data().write(to: folder.url.appendingPathComponent("joint.glb"))
        let description = #"""
            {"alt": "A joint", "cameraOrbit": "0deg 75deg 1m", "hotspots": [
              {"part": "Cup", "name": "The cup", "sentence": "It holds.", "position": [0.1, 0, -0.2], "normal": [0, 1, 0]},
              {"part": "Ball", "name": "The ball", "sentence": "It turns.", "position": [0, 0, 0], "normal": [0, 0, 1]}
            ]}
            """#
        try Data(description.utf8).write(to: folder.url.appendingPathComponent("joint.json"))
        let before = AppResources.directory
        AppResources.directory = folder.url
        defer { AppResources.directory = before }

        let manager = ORKUSDZModelManager(usdzFileName: "joint")
        manager.allowsSelection = true
        let page = try render(
            ORK3DModelStep(identifier: "model", modelManager: manager), fields: ["selected": ["Ball"]])
        let viewer = try #require(page.elements(tag: "model-viewer").first)
        #expect(viewer.attributes["src"] == "/app/joint.glb")
        #expect(viewer.attributes["alt"] == "A joint")
        let marks = viewer.elements(class: "hotspot")
        #expect(marks.map { $0.attributes["aria-label"] } == ["The cup", "The ball"])
        #expect(marks.first?.attributes["data-position"] == "0.1m 0.0m -0.2m")
        #expect(page.elements(tag: "li").map(\.textContent) == ["The cupIt holds.", "The ballIt turns."])
        #expect(
            page.elements(tag: "input").map { $0.attributes["checked"] != nil } == [false, true])
        #expect(page.elements(class: "model-controls").first?.elements(tag: "button").count == 7)
    }

    @Test("A model whose files are missing is told so, and the participant can go on")
    func missingModel() async throws {
        let device = try Device()
        let tab = try await device.open("model")
        #expect(tab.text.contains("The 3D model cannot be shown."))
        try await tab.tap("Done")
        #expect(device.endings.map(\.reason) == [.completed])
    }

    @Test("More parts than a model can have are refused, and the page says so")
    func tooManyParts() async throws {
        let device = try Device()
        let tab = try await device.open("model")
        let form = try #require(tab.stepForm)
        let view = try #require(form.formFields.first { $0.name == "_view" }?.value)
        let parts = (0...100).map { FormFields.Field(name: "answer.selected", value: "Part \($0)") }
        try await tab.send("next", to: view, fields: [.init(name: "step", value: "model")] + parts)
        #expect(tab.refusal == EventRefusal(.invalid, "Select at most 100 parts."))
        try expectDescriptionsExist(tab)
    }

    @Test("What was selected in a model is in the result, in that order")
    func selection() async throws {
        let device = try Device()
        let tab = try await device.open("model")
        let form = try #require(tab.stepForm)
        try await tab.submit(form, event: "next", filling: ["answer.selected": "B", "answer.selected": "A"])
        let result = device.endings.first?.result.stepResult(forStepIdentifier: "model")?.firstResult
        #expect((result as? ORKUSDZModelManagerResult)?.identifiersOfSelectedObjects == ["B", "A"])
    }
}
