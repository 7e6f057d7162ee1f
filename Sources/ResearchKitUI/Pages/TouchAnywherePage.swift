import Markup
import ResearchKitCore
import UIKit

/// A page that waits for one tap anywhere: the whole page is the button that goes on.
final class TouchAnywherePage: StepPage {
    override var kind: String { "touch-anywhere" }

    override var nextTitle: String { "Begin" }

    override func renderQuestions(into html: inout HTML) {
        html.button(event: "next", .class("anywhere")) { html in
            UIImage(systemName: "hand.tap")?.render(into: &html)
            html.text("Tap here to begin")
        }
    }
}
