import UIKit

/// The values of one line, one colour of bars or one kind of marker in a chart.
public struct OCKDataSeries: Hashable, Sendable {
    /// The values: `x` is the index of a marker on the horizontal axis. An index without a point has no value.
    public var dataPoints: [CGPoint]
    /// What the legend calls the series.
    public var title: String
    /// The colour at the foot of the marks.
    public var gradientStartColor: UIColor
    /// The colour at the top of the marks.
    public var gradientEndColor: UIColor
    /// Bar width, line width or marker radius in CSS pixels; nil leaves it to the kind of chart.
    public var size: CGFloat?

    /// A series of points.
    public init(
        dataPoints: [CGPoint], title: String, gradientStartColor: UIColor, gradientEndColor: UIColor,
        size: CGFloat? = nil
    ) {
        self.dataPoints = dataPoints
        self.title = title
        self.gradientStartColor = gradientStartColor
        self.gradientEndColor = gradientEndColor
        self.size = size
    }

    /// A series with a value for each marker on the horizontal axis, from the first one on; nil is no value, unlike 0.
    public init(
        values: [CGFloat?], title: String, gradientStartColor: UIColor, gradientEndColor: UIColor,
        size: CGFloat? = nil
    ) {
        let points = values.enumerated().compactMap { index, value in
            value.map { CGPoint(x: CGFloat(index), y: $0) }
        }
        self.init(
            dataPoints: points, title: title, gradientStartColor: gradientStartColor,
            gradientEndColor: gradientEndColor, size: size)
    }

    /// The values by index; where several points share an index the last one counts, others fall away.
    func values(count: Int) -> [Double?] {
        var values = [Double?](repeating: nil, count: count)
        for point in dataPoints {
            let x = Double(point.x).rounded()
            // NaN and infinity fail the comparison.
            guard x >= 0, x < Double(count) else { continue }
            values[Int(x)] = Double(point.y)
        }
        return values
    }
}
