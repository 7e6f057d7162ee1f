import Markup

extension Chart {
    /// Writes the picture: grid, y labels, marks and the x axis.
    func renderPlot(into html: inout HTML, id: String, label: String, layout: Layout) {
        // A picture that scrolls must be within reach of the keyboard.
        let scrolling: [Attribute?] =
            layout.isWide
            ? [.attribute("tabindex", "0"), .attribute("role", "group"), .attribute("aria-label", label)] : []
        html.element("div", [.class("chart-plot")] + scrolling) { html in
            html.element(
                "svg", .attribute("viewBox", "0 0 \(number(layout.width)) \(number(Layout.height))"),
                .attribute("width", layout.isWide ? number(layout.width) : nil), .attribute("role", "img"),
                .attribute("aria-labelledby", "\(id)-title \(id)-desc")
            ) { html in
                html.element("title", .id("\(id)-title"), text: label)
                html.element("desc", .id("\(id)-desc"), text: summary(fractionDigits: layout.scale.valueFractionDigits))
                renderDefinitions(into: &html, id: id, layout: layout)
                renderGrid(into: &html, layout: layout)
                renderMarks(into: &html, id: id, layout: layout)
                renderCategories(into: &html, layout: layout)
            }
        }
    }

    private func renderDefinitions(into html: inout HTML, id: String, layout: Layout) {
        // The box of a level line has no height, which would void its gradient; hence the plot's edges for lines.
        let ends: [Attribute?] =
            kind == .line
            ? [
                .attribute("gradientUnits", "userSpaceOnUse"),
                .attribute("y1", number(layout.bottom)), .attribute("y2", number(layout.top)),
            ]
            : [.attribute("y1", "1"), .attribute("y2", "0")]
        html.element("defs") { html in
            for (index, series) in series.enumerated() {
                let attributes = [.id(gradientID(id, index)), .attribute("x1", "0"), .attribute("x2", "0")] + ends
                html.element("linearGradient", attributes) { html in
                    html.element("stop", .attribute("stop-color", series.startColor)) { _ in }
                    html.element("stop", .attribute("offset", "1"), .attribute("stop-color", series.endColor)) { _ in }
                }
                if kind == .bars { Pattern(series: index).render(into: &html, id: patternID(id, index)) }
            }
        }
    }

    private func renderGrid(into html: inout HTML, layout: Layout) {
        var grid = PathData()
        for tick in layout.scale.ticks {
            grid.append("M", layout.left, layout.y(tick))
            grid.append("H", layout.right)
        }
        html.element("path", .class("chart-grid"), .attribute("d", grid.text)) { _ in }
        html.element("g", .class("chart-values")) { html in
            for (tick, label) in zip(layout.scale.ticks, layout.scale.labels) {
                html.element(
                    "text", .attribute("x", number(layout.left - 8)), .attribute("y", number(layout.y(tick))),
                    text: label)
            }
        }
    }

    private func renderMarks(into html: inout HTML, id: String, layout: Layout) {
        let bars = Bars(series: series, layout: layout)
        let lines = Lines(layout: layout)
        for (index, series) in series.enumerated() {
            let color = "url(#\(gradientID(id, index)))"
            let size = series.size(for: kind)
            let marker = Marker(series: index)
            switch kind {
            case .bars:
                let outline = bars.path(of: series, at: index)
                renderPath(outline, into: &html, .attribute("fill", color))
                if Pattern(series: index) != .plain {
                    renderPath(outline, into: &html, .attribute("fill", "url(#\(patternID(id, index)))"))
                }
            case .line:
                renderPath(
                    lines.path(of: series), into: &html, .class("chart-line"), .attribute("stroke", color),
                    .attribute("stroke-width", number(size)))
                let markers = lines.markers(
                    of: series, shape: marker, radius: size + 2, every: lines.markerStride)
                renderPath(markers, into: &html, .class("chart-marker"), .attribute("fill", color))
            case .scatter:
                let markers = lines.markers(of: series, shape: marker, radius: size)
                renderPath(markers, into: &html, .class("chart-marker"), .attribute("fill", color))
            }
        }
    }

    private func renderPath(_ path: PathData, into html: inout HTML, _ attributes: Attribute?...) {
        guard !path.text.isEmpty else { return }
        html.element("path", attributes + [.attribute("d", path.text)]) { _ in }
    }

    private func renderCategories(into html: inout HTML, layout: Layout) {
        let middle = layout.bottom + Layout.axisHeight / 2
        html.element("g", .class("chart-categories")) { html in
            for label in AxisLabels(self, layout: layout).labels {
                if let width = label.highlightWidth {
                    html.element(
                        "rect", .attribute("x", number(label.x - width / 2)), .attribute("y", number(middle - 14)),
                        .attribute("width", number(width)), .attribute("height", "28"), .attribute("rx", "14")
                    ) { _ in }
                }
                html.element(
                    "text", .class(label.highlightWidth == nil ? "" : "chart-selected"),
                    .attribute("x", number(label.x)), .attribute("y", number(middle)), text: label.text)
            }
        }
    }

    /// The id of the gradient of the series at an index.
    func gradientID(_ id: String, _ index: Int) -> String { "\(id)-color-\(index)" }

    /// The id of the pattern over the bars of the series at an index.
    func patternID(_ id: String, _ index: Int) -> String { "\(id)-pattern-\(index)" }

    private func number(_ value: Double) -> String { value.text(fractionDigits: 2) }
}
