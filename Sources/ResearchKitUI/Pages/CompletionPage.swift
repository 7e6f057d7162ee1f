import Markup
import UIKit

/// The last page: all is done.
final class CompletionPage: StepPage {
    override var kind: String { "completion" }

    override var headingWithoutTitle: String { "Done" }

    override func renderContent(into html: inout HTML) {
        html.element("div", .class("check")) { html in
            UIImage(systemName: "checkmark")?.render(into: &html)
        }
        super.renderContent(into: &html)
    }
}
