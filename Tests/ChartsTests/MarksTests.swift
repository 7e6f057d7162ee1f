import Testing

@testable import Charts

@Suite("Marks")
struct MarksTests {
    private func chart(_ kind: Chart.Kind, _ values: [Double?], minimum: Double? = nil) -> Chart {
        Chart(
            kind: kind, series: [Chart.Series(title: "Pain", values: values)],
            categories: values.indices.map { Chart.Category("\($0)") }, minimum: minimum)
    }

    private func bars(_ chart: Chart) -> String {
        Bars(series: chart.series, layout: Layout(chart)).path(of: chart.series[0], at: 0).text
    }

    private func line(_ chart: Chart) -> String {
        Lines(layout: Layout(chart)).path(of: chart.series[0]).text
    }

    @Test("A bar has a rounded top and stands on zero")
    func roundedTop() {
        #expect(bars(chart(.bars, [4])) == "M175 181V16q0 -4 4 -4H181q4 0 4 4V181Z")
    }

    @Test("A negative bar hangs from zero")
    func negative() {
        #expect(bars(chart(.bars, [-4])) == "M175 12V177q0 4 4 4H181q4 0 4 -4V12Z")
    }

    @Test("Zero is a sliver of two pixels, and no value is nothing")
    func zeroIsNotNil() {
        #expect(bars(chart(.bars, [0])) == "M175 181V181q0 -2 2 -2H183q2 0 2 2V181Z")
        #expect(bars(chart(.bars, [nil])).isEmpty)
        #expect(bars(chart(.bars, [.nan])).isEmpty)
        #expect(bars(chart(.bars, [.infinity])).isEmpty)
    }

    @Test("A line breaks where there is no value")
    func breaks() {
        #expect(line(chart(.line, [0, 4, nil, 2, 0])) == "M64.8 181L122.4 12M237.6 96.5L295.2 181")
    }

    @Test("Level values draw a level line")
    func level() {
        #expect(line(chart(.line, [4, 4])) == "M108 12L252 12")
    }

    @Test("Along a crowded line only some values are marked, but those without a neighbour always")
    func loneValues() {
        var values: [Double?] = Array(repeating: 1, count: 365)
        values[99] = nil
        values[101] = nil
        let crowded = chart(.line, values)
        let lines = Lines(layout: Layout(crowded))
        func count(_ chart: Chart, every: Int) -> Int {
            Lines(layout: Layout(chart)).markers(of: chart.series[0], shape: .square, radius: 3, every: every)
                .text.count { $0 == "M" }
        }
        // 288 / 365 = 0.789 pixels a day, 48 / 0.789 = 60.8
        #expect(lines.markerStride == 61)
        #expect(count(crowded, every: 61) == 6 + 1)
        #expect(Lines(layout: Layout(chart(.line, [1, 2, 3]))).markerStride == 1)
        #expect(count(chart(.line, [nil, 1, nil, 2, 3]), every: 1) == 3)
    }

    @Test("Each of four series has a marker of its own, and a pattern of its own")
    func distinct() {
        #expect(Set((0..<4).map { Marker(series: $0) }).count == 4)
        #expect(Set((0..<4).map { Pattern(series: $0) }).count == 4)
        let shapes = Marker.allCases.map { marker in
            var path = PathData()
            marker.append(to: &path, x: 10, y: 10, radius: 4)
            return path.text
        }
        #expect(shapes[0] == "M6 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z")
        #expect(Set(shapes).count == 4)
    }

    @Test("All marks lie inside the plot", arguments: [nil, 0, -0.000_001, 50])
    func insidePlot(minimum: Double?) {
        let sets: [[Double?]] = [
            [1, 2, 3], [-1, 5, 0], [1e300, -1e300], [0, 0], [0.001], [-0.000_001, 100], [.nan, 7], [-3, -2],
        ]
        for values in sets {
            let chart = chart(.bars, values, minimum: minimum)
            let layout = Layout(chart)
            for match in bars(chart).matches(of: /[MV](?:[\d.]+ )?([\d.]+)/) {
                let y = Double(match.1) ?? .nan
                #expect((layout.top...layout.bottom).contains(y))
            }
            for match in line(chart).matches(of: /[ML]([\d.]+) ([\d.]+)/) {
                #expect((layout.left...layout.right).contains(Double(match.1) ?? .nan))
                #expect((layout.top...layout.bottom).contains(Double(match.2) ?? .nan))
            }
        }
    }
}
