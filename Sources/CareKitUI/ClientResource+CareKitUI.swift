import Charts
import UIKit

extension ClientResource {
    /// What the cards, the calendar and the charts need in the browser: style sheets alone, no script.
    public static let careKitUI = [
        ClientResource(.style, name: "carekitui", content: PackageResources.CareKitUI_css),
        ClientResource(.style, name: "charts", content: Array(ChartStyle.css.utf8)),
    ]
}
