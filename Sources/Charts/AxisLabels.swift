/// The labels of the x axis: which of them fit, and where they stand.
struct AxisLabels {
    /// A label that is shown.
    struct Label: Hashable {
        /// The text, at most twelve characters.
        let text: String
        /// The middle of the text.
        let x: Double
        /// The width of the highlight; nil where the category is not selected.
        let highlightWidth: Double?
    }

    /// The labels that are shown, from left to right.
    let labels: [Label]

    /// Leaves out as many labels as needed so that none overlap; the selected one always stays.
    ///
    /// - Complexity: O(*c*) for *c* categories.
    init(_ chart: Chart, layout: Layout) {
        let texts = chart.categories.map { $0.label.count > 12 ? $0.label.prefix(11) + "…" : $0.label }
        let widths = texts.map(Layout.textWidth)
        let every = max(1, Int((((widths.max() ?? 0) + 8) / layout.band).rounded(.up)))
        let selected = chart.selectedCategory.flatMap { texts.indices.contains($0) ? $0 : nil }
        labels = texts.indices.compactMap { index in
            let isSelected = index == selected
            let isHidden = index % every != 0 || selected.map { abs($0 - index) < every } ?? false
            if isHidden && !isSelected { return nil }
            let highlight = max(28, widths[index] + 14)
            let half = (isSelected ? highlight : widths[index]) / 2
            let x = max(half, min(layout.x(index), layout.width - half))
            return Label(text: texts[index], x: x, highlightWidth: isSelected ? highlight : nil)
        }
    }
}
