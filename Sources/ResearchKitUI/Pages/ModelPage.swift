import Markup
import ResearchKitCore
import UIKit

/// A page with a 3D model that can be turned, and its parts as a list, which is also the text alternative.
final class ModelPage: StepPage {
    private let model: ORK3DModelStep

    init(model: ORK3DModelStep, fields: StepFields, mistakes: [AnswerError]) {
        self.model = model
        super.init(step: model, fields: fields, mistakes: mistakes)
    }

    required init?(coder: NSCoder) { return nil }

    override var kind: String { "model" }

    override var headingWithoutTitle: String { "3D model" }

    override func renderQuestions(into html: inout HTML) {
        let name = (model.modelManager as? ORKUSDZModelManager)?.fileName
        let description = name.flatMap(ModelDescription.init(ofModel:))
        // The element keeps its content: a model that is loaded and turned is not to be loaded again.
        html.element("model-parts", .id(controlID(of: ORK3DModelStep.selectionField)), .flag("data-keep-content")) {
            html in
            if let address = name.flatMap({ AppResources.address(of: $0 + ".glb") }) {
                html.element("noscript") { html in
                    html.element("p", .class("card"), text: "The 3D model needs JavaScript. Its parts are listed here.")
                }
                renderViewer(address, description, into: &html)
                renderControls(into: &html)
                html.element("p", .class("shown-part"), .attribute("role", "status"), text: "")
            } else {
                html.element("p", .class("card"), text: "The 3D model cannot be shown.")
            }
            renderParts(description?.hotspots ?? [], into: &html)
        }
        html.element("script", .attribute("type", "module"), .src("/vendor/model-viewer.js"), text: "")
        html.element("script", .attribute("type", "module"), .src(ClientResource.modelParts.address), text: "")
    }

    private func renderViewer(_ address: String, _ description: ModelDescription?, into html: inout HTML) {
        html.element(
            "model-viewer", .src(address), .attribute("alt", description?.alt ?? "A 3D model"),
            .flag("camera-controls"), .attribute("touch-action", "pan-y"),
            .attribute("camera-orbit", description?.cameraOrbit),
            .attribute("camera-target", description?.cameraTarget), .attribute("shadow-intensity", "0.6"),
            .attribute("interaction-prompt", "none")
        ) { html in
            for (index, part) in (description?.hotspots ?? []).enumerated() {
                html.element(
                    "button", .attribute("type", "button"), .class("hotspot"),
                    .attribute("slot", "hotspot-\(index + 1)"), .attribute("data-part", part.part),
                    .attribute("data-position", Self.metres(part.position)),
                    .attribute("data-normal", Self.metres(part.normal)),
                    .attribute("data-visibility-attribute", "visible"),
                    .attribute("aria-label", part.name), .attribute("aria-pressed", "false"),
                    text: String(index + 1))
            }
        }
    }

    private static func metres(_ coordinates: [Double]) -> String {
        coordinates.map { "\($0)m" }.joined(separator: " ")
    }

    /// Whatever a drag does, a button does too.
    private func renderControls(into html: inout HTML) {
        let controls: [(name: StaticString, value: String, symbol: String, label: String)] = [
            ("data-turn", "left", "arrow.left", "Turn left"), ("data-turn", "right", "arrow.right", "Turn right"),
            ("data-turn", "up", "arrow.up", "Tilt up"), ("data-turn", "down", "arrow.down", "Tilt down"),
            ("data-zoom", "in", "plus", "Closer"), ("data-zoom", "out", "minus", "Further away"),
            ("data-home", "", "arrow.counterclockwise", "Back to the start"),
        ]
        html.element(
            "div", .class("model-controls"), .attribute("role", "group"), .attribute("aria-label", "Turn the model"),
            .flag("data-scripted"), .flag("hidden")
        ) { html in
            for control in controls {
                html.element(
                    "button", .attribute("type", "button"), .class("plain"), .attribute("aria-label", control.label),
                    .attribute(control.name, control.value)
                ) { html in UIImage(systemName: control.symbol)?.render(into: &html) }
            }
        }
    }

    private func renderParts(_ parts: [ModelDescription.Part], into html: inout HTML) {
        guard !parts.isEmpty else { return }
        let isHighlighted = Set(model.modelManager.identifiersOfObjectsToHighlight ?? [])
        html.element("ol", .class("parts", "card")) { html in
            for part in parts {
                html.element(
                    "li", .attribute("data-part", part.part),
                    .class(isHighlighted.contains(part.part) ? "highlighted" : "")
                ) { html in
                    if model.modelManager.allowsSelection {
                        html.element("label") { html in
                            html.void(
                                "input", .attribute("type", "checkbox"),
                                .attribute("name", Self.controlName(of: ORK3DModelStep.selectionField)),
                                .attribute("value", part.part), .flag("checked", isSelected(part)))
                            html.element("strong", text: part.name)
                        }
                    } else {
                        html.element("strong", text: part.name)
                    }
                    html.element("p", text: part.sentence)
                }
            }
        }
    }

    private func isSelected(_ part: ModelDescription.Part) -> Bool {
        fields[ORK3DModelStep.selectionField]?.contains(part.part) ?? false
    }
}
