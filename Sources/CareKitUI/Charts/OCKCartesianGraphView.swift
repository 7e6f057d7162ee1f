import Charts
import Markup
import UIKit

/// Bars, lines or markers over a horizontal axis, with a legend, and a table with the same numbers for screen readers.
@MainActor open class OCKCartesianGraphView: UIView {
    /// How values are drawn.
    public enum PlotType: String, CaseIterable, Sendable {
        /// As named.
        case line, scatter, bar
    }

    /// How values are drawn.
    public let plotType: PlotType
    /// The values.
    open var dataSeries: [OCKDataSeries] = [] { didSet { if dataSeries != oldValue { setNeedsDisplay() } } }
    /// What stands below the horizontal axis, such as the days of a week.
    open var horizontalAxisMarkers: [String] = [] {
        didSet { if horizontalAxisMarkers != oldValue { setNeedsDisplay() } }
    }
    /// What the table calls the markers, such as "Monday"; where there is none, the marker's own text.
    open var horizontalAxisNames: [String] = [] {
        didSet { if horizontalAxisNames != oldValue { setNeedsDisplay() } }
    }
    /// The index of the highlighted marker.
    open var selectedIndex: Int? { didSet { if selectedIndex != oldValue { setNeedsDisplay() } } }
    /// Where the vertical axis starts; nil fits it to the values.
    open var yMinimum: CGFloat? { didSet { if yMinimum != oldValue { setNeedsDisplay() } } }
    /// Where the vertical axis ends; nil fits it to the values.
    open var yMaximum: CGFloat? { didSet { if yMaximum != oldValue { setNeedsDisplay() } } }

    /// A graph without values.
    public init(type: PlotType) {
        plotType = type
        super.init(frame: .zero)
    }

    /// Views are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    private var chart: Chart {
        let names = horizontalAxisMarkers.enumerated().map { index, marker in
            index < horizontalAxisNames.count ? horizontalAxisNames[index] : marker
        }
        return Chart(
            kind: Chart.Kind(plotType),
            series: dataSeries.map { series in
                Chart.Series(
                    title: series.title, values: series.values(count: horizontalAxisMarkers.count),
                    startColor: series.gradientStartColor.css, endColor: series.gradientEndColor.css,
                    markSize: series.size.map(Double.init))
            },
            categories: zip(horizontalAxisMarkers, names).map { Chart.Category($0, name: $1) },
            selectedCategory: selectedIndex, minimum: yMinimum.map(Double.init), maximum: yMaximum.map(Double.init))
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["graph"] }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func renderContent(into html: inout HTML) {
        chart.render(
            into: &html, id: elementID + "-chart",
            label: accessibilityLabel ?? dataSeries.map(\.title).joined(separator: ", "))
        if isEmpty { html.element("p", .class("graph-empty"), text: "Nothing is recorded here yet.") }
    }

    private var isEmpty: Bool {
        dataSeries.allSatisfy { $0.values(count: horizontalAxisMarkers.count).allSatisfy { $0 == nil } }
    }
}

extension Chart.Kind {
    fileprivate init(_ type: OCKCartesianGraphView.PlotType) {
        self =
            switch type {
            case .line: .line
            case .scatter: .scatter
            case .bar: .bars
            }
    }
}
