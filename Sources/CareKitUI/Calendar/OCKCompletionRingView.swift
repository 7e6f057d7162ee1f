import Markup
import UIKit

/// A ring that fills as a day's tasks are done; a full one is solid and has a check.
@MainActor open class OCKCompletionRingView: UIView {
    /// How much is done.
    open var state = OCKCompletionState.empty { didSet { if state != oldValue { setNeedsDisplay() } } }

    private var stateClass: String {
        switch state {
        case .dimmed: "ring-dimmed"
        case .empty: "ring-empty"
        case .zero: "ring-zero"
        case .progress: state.percent == 100 ? "ring-full" : "ring-part"
        }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["ring", stateClass] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        html.element("svg", .attribute("viewBox", "0 0 36 36"), .attribute("aria-hidden", "true")) { html in
            circle(into: &html, "ring-groove")
            switch state {
            case .dimmed, .empty: break
            case .progress where state.percent == 100:
                html.element("path", .class("ring-check"), .attribute("d", "M11 18.5l5 5 9.5-11")) { _ in }
            case .zero, .progress:
                // A dash of no length still has its round ends: the dot of a day on which nothing is done yet.
                circle(
                    into: &html, "ring-arc", .attribute("pathLength", "100"),
                    .attribute("stroke-dasharray", "\(state.percent) 100"),
                    .attribute("transform", "rotate(-90 18 18)"))
            }
        }
    }

    private func circle(into html: inout HTML, _ name: String, _ attributes: Attribute?...) {
        html.element(
            "circle",
            [.class(name), .attribute("cx", "18"), .attribute("cy", "18"), .attribute("r", "16")] + attributes
        ) { _ in }
    }
}
