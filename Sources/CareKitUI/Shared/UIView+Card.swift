import Markup
import UIKit

extension UIView {
    /// Attributes of a card that is named by its header's title, or by the line below where there is no title.
    func cardAttributes(namedBy header: OCKHeaderView) -> [Attribute?] {
        let label = [header.titleLabel, header.detailLabel].first { $0.text?.isEmpty == false }
        return [.attribute("aria-labelledby", label?.elementID)]
    }

    /// Writes why the view cannot be used now; nothing where it can be used, or where nobody gave a reason.
    func renderDisabledReason(into html: inout HTML) {
        guard !isEnabledInTree, let disabledReason else { return }
        html.element("p", .class("disabled-reason"), text: disabledReason)
    }
}
