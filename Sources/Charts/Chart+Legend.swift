import Markup

extension Chart {
    /// Writes the legend: a swatch with the series' colour and its pattern or marker, and the title.
    func renderLegend(into html: inout HTML, id: String) {
        guard !series.isEmpty else { return }
        html.element("ul", .class("chart-legend")) { html in
            for (index, series) in series.enumerated() {
                html.element("li") { html in
                    renderSwatch(into: &html, id: id, index: index)
                    html.element("span", text: series.title)
                }
            }
        }
    }

    private func renderSwatch(into html: inout HTML, id: String, index: Int) {
        let color = "url(#\(gradientID(id, index)))"
        html.element("svg", .attribute("viewBox", "0 0 24 14"), .attribute("aria-hidden", "true")) { html in
            switch kind {
            case .bars:
                renderSquare(into: &html, fill: color)
                if Pattern(series: index) != .plain { renderSquare(into: &html, fill: "url(#\(patternID(id, index)))") }
            case .line:
                html.element(
                    "path", .class("chart-line"), .attribute("stroke", color), .attribute("stroke-width", "2"),
                    .attribute("d", "M2 7H22")
                ) { _ in }
                renderMarker(into: &html, fill: color, index: index)
            case .scatter:
                renderMarker(into: &html, fill: color, index: index)
            }
        }
    }

    private func renderSquare(into html: inout HTML, fill: String) {
        html.element(
            "rect", .attribute("x", "5"), .attribute("width", "14"), .attribute("height", "14"),
            .attribute("rx", "4"), .attribute("fill", fill)
        ) { _ in }
    }

    private func renderMarker(into html: inout HTML, fill: String, index: Int) {
        var path = PathData()
        Marker(series: index).append(to: &path, x: 12, y: 7, radius: 4)
        html.element("path", .attribute("fill", fill), .attribute("d", path.text)) { _ in }
    }
}
