/// Where the parts of a chart lie, in CSS pixels of the SVG's view box.
///
/// The proportions are those of CareKit's chart card: 225 high, 44 of it for the x axis.
struct Layout: Hashable {
    /// The height of the picture.
    static let height = 225.0
    /// The height of the strip below the plot that holds the category labels.
    static let axisHeight = 44.0
    /// The width of a picture whose marks need no more.
    private static let standardWidth = 340.0
    /// The room above the plot, for half a label and the markers of the highest values.
    private static let topPadding = 12.0
    /// The room at the right of the plot, for half a category label.
    private static let trailingPadding = 16.0

    /// The y axis.
    let scale: ValueScale
    /// The number of categories.
    let count: Int
    /// The left edge of the plot; the labels of the y axis end before it.
    let left: Double
    /// The width of the plot.
    let plotWidth: Double

    /// The layout of a chart.
    ///
    /// - Complexity: O(*c* · *s*) for *c* categories and *s* series.
    init(_ chart: Chart) {
        count = chart.categories.count
        let indices = chart.categories.indices
        scale = ValueScale(
            values: chart.series.flatMap { series in indices.compactMap(series.value(at:)) },
            minimum: chart.minimum, maximum: chart.maximum, includesZero: chart.kind == .bars)
        left = max(36, (scale.labels.map(Self.textWidth).max() ?? 0) + 12)
        let roomForBars = chart.kind == .bars ? Double(count) * Bars.minimumPitch(series: chart.series.count) : 0
        plotWidth = max(Self.standardWidth - left - Self.trailingPadding, roomForBars)
    }

    /// The top edge of the plot.
    var top: Double { Self.topPadding }
    /// The bottom edge of the plot.
    var bottom: Double { Self.height - Self.axisHeight }
    /// The right edge of the plot.
    var right: Double { left + plotWidth }
    /// The width of the picture.
    var width: Double { right + Self.trailingPadding }
    /// Whether the marks need more room than a phone has, so that the picture is scrolled sideways.
    var isWide: Bool { width > Self.standardWidth }

    /// The room that each category has along the x axis.
    var band: Double { count == 0 ? plotWidth : plotWidth / Double(count) }

    /// The middle of a category.
    func x(_ index: Int) -> Double { left + band * (Double(index) + 0.5) }

    /// The height at which a value lies.
    func y(_ value: Double) -> Double { bottom - scale.fraction(of: value) * (bottom - top) }

    /// About how wide a label is at 11 pixels; a reader's font is unknown here, so it errs on the wide side.
    static func textWidth(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 6.5 : 11) }
    }
}
