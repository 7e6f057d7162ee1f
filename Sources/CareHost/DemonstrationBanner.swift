import Markup
import UIKit

/// Says above every page of a demonstration what is made up, and offers the other kind of participant.
struct DemonstrationBanner: Sendable {
    private let formToken: String
    private let isDemonstration: Bool

    @MainActor init(_ participant: Participant) {
        formToken = participant.formToken
        isDemonstration = participant.isDemonstration
    }

    @Sendable func render(into html: inout HTML) {
        html.element("aside", .class("banner"), .attribute("aria-label", "Demonstration")) { html in
            html.element(
                "span",
                text: isDemonstration
                    ? "Demonstration data: the answers of past days are made up."
                    : "Demonstration: you are a new participant.")
            html.element("form", .attribute("method", "post"), .attribute("action", "/participants")) { html in
                html.hidden("_token", formToken)
                html.hidden("kind", isDemonstration ? "new" : "demonstration")
                html.element("button", .attribute("type", "submit")) { html in
                    html.text(isDemonstration ? "Start as a new participant" : "Show demonstration data")
                }
            }
        }
    }
}
