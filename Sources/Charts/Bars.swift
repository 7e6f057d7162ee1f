/// The bars of a chart: how wide they are, and the outline of one series.
struct Bars {
    /// No bar is thinner or shorter than this, in CSS pixels: a zero shows as a sliver, no value as a gap.
    static let minimumWidth = 2.0

    /// The least room that a category needs so that its bars and a gap fit.
    static func minimumPitch(series count: Int) -> Double { minimumWidth * Double(count) + 1 }

    private let layout: Layout
    private let widths: [Double]
    private let pitch: Double

    /// Lays out the bars of `series` side by side, about the middle of each category.
    init(series: [Chart.Series], layout: Layout) {
        self.layout = layout
        let count = Double(max(series.count, 1))
        let room = max(layout.band * 0.75, Self.minimumWidth * count)
        let gap = room >= 4 * count ? 2.0 : 0
        let widest = (room - gap * (count - 1)) / count
        widths = series.map { min($0.size(for: .bars), widest) }
        pitch = (widths.max() ?? 0) + gap
    }

    /// The left edge and the width of a bar.
    func span(series index: Int, category: Int) -> (x: Double, width: Double) {
        let offset = (Double(index) - Double(widths.count - 1) / 2) * pitch
        return (layout.x(category) + offset - widths[index] / 2, widths[index])
    }

    /// The outline of all bars of a series.
    func path(of series: Chart.Series, at index: Int) -> PathData {
        var path = PathData()
        let zero = layout.y(0)
        for category in 0..<layout.count {
            guard let value = series.value(at: category) else { continue }
            let (x, width) = span(series: index, category: category)
            let fitsAbove = zero - layout.top >= Self.minimumWidth
            let fitsBelow = layout.bottom - zero >= Self.minimumWidth
            let grows = value < 0 && fitsBelow || !fitsAbove ? 1.0 : -1
            let height = max(abs(layout.y(value) - zero), Self.minimumWidth)
            let radius = min(4, width / 2, height)
            path.append("M", x, zero)
            path.append("V", zero + grows * (height - radius))
            path.append("q", 0, grows * radius, radius, grows * radius)
            path.append("H", x + width - radius)
            path.append("q", radius, 0, radius, -grows * radius)
            path.append("V", zero)
            path.append("Z")
        }
        return path
    }
}
