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

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var elementClasses: [String] { ["graph"] }
}
