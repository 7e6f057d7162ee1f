/// The shape of a series' markers; neighbouring series differ in shape, so that colour is never the only sign.
enum Marker: Int, CaseIterable {
    case circle, square, triangle, diamond

    /// The shape for the series at an index.
    init(series index: Int) {
        self = Self.allCases[index % Self.allCases.count]
    }

    /// Appends the outline of a marker of about the given radius.
    func append(to path: inout PathData, x: Double, y: Double, radius: Double) {
        switch self {
        case .circle:
            path.append("M", x - radius, y)
            path.append("a", radius, radius, 0, 1, 0, 2 * radius, 0)
            path.append("a", radius, radius, 0, 1, 0, -2 * radius, 0)
        case .square:
            // Squares of the full radius look larger than circles.
            let half = radius * 0.9
            path.append("M", x - half, y - half)
            path.append("h", 2 * half)
            path.append("v", 2 * half)
            path.append("h", -2 * half)
        case .triangle:
            path.append("M", x, y - radius * 1.2)
            path.append("l", radius * 1.15, radius * 2)
            path.append("h", -2.3 * radius)
        case .diamond:
            path.append("M", x, y - radius * 1.3)
            path.append("l", radius * 1.3, radius * 1.3)
            path.append("l", -1.3 * radius, radius * 1.3)
            path.append("l", -1.3 * radius, -1.3 * radius)
        }
        path.append("Z")
    }
}
