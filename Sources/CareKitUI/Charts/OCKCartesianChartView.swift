import Markup
import UIKit

/// A view that shows a chart.
@MainActor public protocol OCKChartDisplayable: AnyObject {
    /// Hears of what the person does with the view.
    var delegate: (any OCKChartViewDelegate)? { get set }
}

/// Hears of what a person does with a chart.
@MainActor public protocol OCKChartViewDelegate: AnyObject {
    /// The person wants to see the chart's details.
    func didSelectChartView(_ chartView: any UIView & OCKChartDisplayable)
}

/// A card with a title and a graph.
@MainActor open class OCKCartesianChartView: UIView, OCKChartDisplayable {
    /// Hears of what the person does with the card.
    open weak var delegate: (any OCKChartViewDelegate)?
    /// The title, and what the values are.
    public let headerView = OCKHeaderView()
    /// The values.
    public let graphView: OCKCartesianGraphView
    /// The way to other weeks, between the title and the values; nil where there is none.
    public var weekStepper: WeekStepper? {
        didSet {
            oldValue?.removeFromSuperview()
            if let weekStepper { insertSubview(weekStepper, at: 1) }
        }
    }

    /// A card with an empty graph.
    public init(type: OCKCartesianGraphView.PlotType) {
        graphView = OCKCartesianGraphView(type: type)
        super.init(frame: .zero)
        addSubview(headerView)
        addSubview(graphView)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementTag: StaticString { "article" }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["care-card", "chart-card"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementAttributes: [Attribute?] { cardAttributes(namedBy: headerView) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == OCKHeaderView.detailsEvent else { return try super.handle(event) }
        delegate?.didSelectChartView(self)
    }
}
