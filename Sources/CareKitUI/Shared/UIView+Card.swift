import Markup
import UIKit

extension UIView {
    /// Attributes of a card that is named by its header's title.
    func cardAttributes(namedBy header: OCKHeaderView) -> [Attribute?] {
        [.attribute("aria-labelledby", header.titleLabel.elementID)]
    }

    /// Writes why the card cannot be used now; nothing where it can be used, or where nobody gave a reason.
    func renderDisabledReason(into html: inout HTML) {
        guard !isEnabledInTree, let disabledReason else { return }
        html.element("p", .class("disabled-reason"), text: disabledReason)
    }
}
