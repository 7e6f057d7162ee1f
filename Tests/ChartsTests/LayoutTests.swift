import Testing

@testable import Charts

@Suite("Layout")
struct LayoutTests {
    private func chart(
        _ kind: Chart.Kind = .bars, _ series: [[Double?]], labels: [String], selected: Int? = nil, size: Double? = nil
    ) -> Chart {
        Chart(
            kind: kind, series: series.map { Chart.Series(title: "S", values: $0, markSize: size) },
            categories: labels.map { Chart.Category($0) }, selectedCategory: selected)
    }

    @Test("A week of two series on a phone: 36 for the y labels, 288 for the plot, 181 to its foot")
    func phone() {
        let layout = Layout(chart(.bars, [[4, 2], [1, 3]], labels: ["M", "T"]))
        #expect((layout.left, layout.plotWidth, layout.top, layout.bottom, layout.width) == (36, 288, 12, 181, 340))
        #expect((layout.x(0), layout.x(1)) == (108, 252))
        #expect((layout.y(0), layout.y(2), layout.y(4)) == (181, 96.5, 12))
    }

    @Test("Pairs of bars stand side by side about the middle of their category, two pixels apart")
    func pairs() {
        let chart = chart(.bars, [[4, 2], [1, 3]], labels: ["M", "T"])
        let bars = Bars(series: chart.series, layout: Layout(chart))
        #expect(bars.span(series: 0, category: 0) == (97, 10))
        #expect(bars.span(series: 1, category: 0) == (109, 10))
    }

    @Test("Long labels of the y axis widen its side")
    func widerLabels() {
        let layout = Layout(chart(.line, [[1_000_000, 1_000_004]], labels: ["M", "T"]))
        #expect(layout.left == 7 * 6.5 + 12)
    }

    @Test(
        "Bars stay two pixels wide, apart, and inside the plot",
        arguments: [(1, 1), (7, 1), (7, 2), (7, 3), (31, 4), (365, 1), (365, 3), (1000, 2)], [nil, 1, 25, .nan, -3])
    func barsFit(count: (categories: Int, series: Int), size: Double?) {
        let values: [Double?] = (0..<count.categories).map { Double($0 % 11) }
        let chart = chart(
            .bars, Array(repeating: values, count: count.series),
            labels: Array(repeating: "M", count: count.categories), size: size)
        let layout = Layout(chart)
        let bars = Bars(series: chart.series, layout: layout)
        var edge = layout.left
        for category in 0..<count.categories {
            for series in 0..<count.series {
                let (x, width) = bars.span(series: series, category: category)
                #expect(width >= 2)
                #expect(x >= edge - 1e-6)
                edge = x + width
            }
        }
        #expect(edge <= layout.right + 1e-6)
    }

    @Test("Three hundred bars are scrolled; a line of as many values is not")
    func scrolling() {
        let values: [Double?] = Array(repeating: 1, count: 300)
        let labels = Array(repeating: "M", count: 300)
        #expect(Layout(chart(.bars, [values], labels: labels)).isWide)
        #expect(!Layout(chart(.line, [values], labels: labels)).isWide)
        #expect(!Layout(chart(.bars, [[1, 2, 3, 4, 5, 6, 7]], labels: Array(repeating: "M", count: 7))).isWide)
    }

    @Test("Labels that would overlap are left out, and the selected one stays")
    func thinned() {
        let chart = chart(.line, [[1]], labels: (1...365).map(String.init), selected: 200)
        let labels = AxisLabels(chart, layout: Layout(chart)).labels
        #expect(labels.count > 5)
        #expect(labels.filter { $0.highlightWidth != nil }.map(\.text) == ["201"])
        for (left, right) in zip(labels, labels.dropFirst()) { #expect(right.x - left.x >= 3 * 6.5) }
    }

    @Test(
        "Seven initials are all shown, and a selection that is no index is ignored", arguments: [nil, -1, 7, Int.max])
    func week(selected: Int?) {
        let chart = chart(.bars, [[1]], labels: ["M", "T", "W", "T", "F", "S", "S"], selected: selected)
        let labels = AxisLabels(chart, layout: Layout(chart)).labels
        #expect(labels.map(\.text).joined() == "MTWTFSS")
        #expect(labels.allSatisfy { $0.highlightWidth == nil })
    }

    @Test("A single letter is selected by a circle, a longer label by a pill that holds it")
    func highlight() {
        let chart = chart(.bars, [[1]], labels: ["M", "Week 12"], selected: 0)
        let letter = AxisLabels(chart, layout: Layout(chart)).labels
        #expect(letter.first?.highlightWidth == 28)
        var other = chart
        other.selectedCategory = 1
        #expect(AxisLabels(other, layout: Layout(other)).labels.last?.highlightWidth == 7 * 6.5 + 14)
    }

    @Test("An endless label is cut, and stays inside the picture")
    func endlessLabel() {
        let chart = chart(.bars, [[1]], labels: [String(repeating: "語", count: 10_000), "T"], selected: 0)
        let layout = Layout(chart)
        let label = AxisLabels(chart, layout: layout).labels[0]
        #expect(label.text.count == 12)
        #expect(label.x - (label.highlightWidth ?? 0) / 2 >= 0)
    }
}
