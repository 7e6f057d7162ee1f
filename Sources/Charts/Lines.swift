/// The line of one series, and the markers along it.
struct Lines {
    private let layout: Layout

    /// Lines and markers in the plot of `layout`.
    init(layout: Layout) { self.layout = layout }

    /// The line through the values of a series; it breaks where there is no value.
    func path(of series: Chart.Series) -> PathData {
        var path = PathData()
        var isDrawing = false
        for category in 0..<layout.count {
            guard let value = series.value(at: category) else {
                isDrawing = false
                continue
            }
            path.append(isDrawing ? "L" : "M", layout.x(category), layout.y(value))
            isDrawing = true
        }
        return path
    }

    /// Of how many categories one is marked along a line: markers that touch would hide the line.
    var markerStride: Int { layout.band >= 14 ? 1 : Int((48 / layout.band).rounded(.up)) }

    /// The markers of a series.
    ///
    /// - Parameter every: Of how many categories one is marked; values without a neighbour, which a line alone would
    ///   not show, are marked always.
    func markers(of series: Chart.Series, shape: Marker, radius: Double, every: Int = 1) -> PathData {
        var path = PathData()
        for category in 0..<layout.count {
            guard let value = series.value(at: category) else { continue }
            let isLone =
                (category == 0 || series.value(at: category - 1) == nil)
                && (category == layout.count - 1 || series.value(at: category + 1) == nil)
            guard isLone || category % every == 0 else { continue }
            shape.append(to: &path, x: layout.x(category), y: layout.y(value), radius: radius)
        }
        return path
    }
}
