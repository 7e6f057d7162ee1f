import Markup
import Testing

@testable import Charts

@Suite("Chart")
struct ChartTests {
    private let week = Chart(
        kind: .bars,
        series: [
            Chart.Series(title: "Pain", values: [4, nil], startColor: "#f76", endColor: "var(--pain, #f53)"),
            Chart.Series(title: "Sleep", values: [0, 2.5]),
        ],
        categories: [Chart.Category("M", name: "Monday"), Chart.Category("T", name: "Tuesday")], selectedCategory: 1)

    private func render(_ chart: Chart, id: String = "c", label: String = "Pain and sleep") -> String {
        var html = HTML()
        chart.render(into: &html, id: id, label: label)
        return html.description
    }

    @Test("The picture of two days")
    func picture() {
        let head = """
            <figure id="c" class="chart"><div class="chart-plot">\
            <svg viewBox="0 0 340 225" role="img" aria-labelledby="c-title c-desc">\
            <title id="c-title">Pain and sleep</title>\
            <desc id="c-desc">Bar chart, Monday to Tuesday. Pain: 4 on Monday. \
            Sleep: from 0 to 2.5, last 2.5 on Tuesday.</desc>\
            <defs><linearGradient id="c-color-0" x1="0" x2="0" y1="1" y2="0"><stop stop-color="#f76"></stop>\
            <stop offset="1" stop-color="var(--pain, #f53)"></stop></linearGradient>\
            <linearGradient id="c-color-1" x1="0" x2="0" y1="1" y2="0"><stop stop-color="var(--chart-tint)"></stop>\
            <stop offset="1" stop-color="var(--chart-tint)"></stop></linearGradient>\
            <pattern id="c-pattern-1" width="6" height="6" patternUnits="userSpaceOnUse">\
            <path class="chart-hatch" d="M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3"></path></pattern></defs>\
            <path class="chart-grid" d="M36 181H324M36 138.75H324M36 96.5H324M36 54.25H324M36 12H324"></path>\
            <g class="chart-values"><text x="28" y="181">0</text><text x="28" y="138.75">1</text>\
            <text x="28" y="96.5">2</text><text x="28" y="54.25">3</text><text x="28" y="12">4</text></g>\
            <path fill="url(#c-color-0)" d="M97 181V16q0 -4 4 -4H103q4 0 4 4V181Z"></path>\
            <path fill="url(#c-color-1)" d="M109 181V181q0 -2 2 -2H117q2 0 2 2V181Z\
            M253 181V79.38q0 -4 4 -4H259q4 0 4 4V181Z"></path>\
            <path fill="url(#c-pattern-1)" d="M109 181V181q0 -2 2 -2H117q2 0 2 2V181Z\
            M253 181V79.38q0 -4 4 -4H259q4 0 4 4V181Z"></path>\
            <g class="chart-categories"><text x="108" y="203">M</text>\
            <rect x="238" y="189" width="28" height="28" rx="14"></rect>\
            <text class="chart-selected" x="252" y="203">T</text></g></svg></div>
            """
        #expect(render(week).hasPrefix(head))
    }

    @Test("The legend tells the series apart by pattern")
    func legend() {
        let legend = """
            <ul class="chart-legend"><li><svg viewBox="0 0 24 14" aria-hidden="true">\
            <rect x="5" width="14" height="14" rx="4" fill="url(#c-color-0)"></rect></svg><span>Pain</span></li>\
            <li><svg viewBox="0 0 24 14" aria-hidden="true">\
            <rect x="5" width="14" height="14" rx="4" fill="url(#c-color-1)"></rect>\
            <rect x="5" width="14" height="14" rx="4" fill="url(#c-pattern-1)"></rect></svg><span>Sleep</span></li></ul>
            """
        #expect(render(week).contains(legend))
    }

    @Test("The table says the same in numbers, and tells zero from no value")
    func table() {
        let table = """
            <div class="chart-table"><table><caption>Pain and sleep</caption>\
            <thead><tr><td></td><th scope="col">Pain</th><th scope="col">Sleep</th></tr></thead>\
            <tbody><tr><th scope="row">Monday</th><td>4</td><td>0</td></tr>\
            <tr><th scope="row">Tuesday</th><td>No value</td><td>2.5</td></tr></tbody></table></div></figure>
            """
        #expect(render(week).hasSuffix(table))
    }

    @Test("The picture of a line and of a scatter chart")
    func lineAndScatter() {
        var chart = week
        chart.series = [Chart.Series(title: "Sleep", values: [4, 0], startColor: "red", endColor: "blue")]
        chart.kind = .line
        let line = render(chart)
        #expect(
            line.contains(
                "<linearGradient id=\"c-color-0\" x1=\"0\" x2=\"0\" gradientUnits=\"userSpaceOnUse\" y1=\"181\" y2=\"12\">"
            ))
        #expect(
            line.contains(
                "<path class=\"chart-line\" stroke=\"url(#c-color-0)\" stroke-width=\"2\" d=\"M108 12L252 181\"></path>"
            ))
        #expect(
            line.contains(
                "<path class=\"chart-marker\" fill=\"url(#c-color-0)\" d=\"M104 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"))

        chart.kind = .scatter
        let scatter = render(chart)
        #expect(!scatter.contains("chart-line"))
        #expect(
            scatter.contains(
                "<path class=\"chart-marker\" fill=\"url(#c-color-0)\" d=\"M104 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"))
    }

    @Test("The same chart is written the same way twice, and every id starts with the given one")
    func stable() {
        for kind in [Chart.Kind.bars, .line, .scatter] {
            var chart = week
            chart.kind = kind
            let first = render(chart, id: "view-7")
            #expect(first == render(chart, id: "view-7"))
            let ids = first.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
            #expect(ids.allSatisfy { $0.hasPrefix("view-7") })
            #expect(Set(ids).count == ids.count)
            for reference in first.matches(of: /url\(#([^)]*)\)/) { #expect(ids.contains(String(reference.1))) }
        }
    }

    @Test("Titles, names, labels and colours are shown, never interpreted")
    func hostile() {
        let attack = "\"><script>alert(1)</script>"
        let chart = Chart(
            kind: .bars, series: [Chart.Series(title: attack, values: [1], startColor: attack, endColor: attack)],
            categories: [Chart.Category(attack, name: attack)], selectedCategory: 0)
        let text = render(chart, label: attack)
        #expect(!text.contains("<script"))
        #expect(!text.contains("\"\">"))
        #expect(text.contains("<th scope=\"col\">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</th>"))
    }

    @Test("Charts without series, categories or values are drawn as empty axes")
    func empty() {
        let none = render(Chart(kind: .bars, series: [], categories: []))
        #expect(none.contains("Bar chart without categories."))
        #expect(none.contains("M36 181H324"))
        #expect(!none.contains("chart-legend"))

        let noValues = render(
            Chart(kind: .line, series: [Chart.Series(title: "Pain", values: [])], categories: [Chart.Category("M")]))
        #expect(noValues.contains("Line chart, M. Pain: no values."))
        #expect(noValues.contains("<td>No value</td>"))
        #expect(!noValues.contains("d=\"\""))
    }

    @Test("Values beyond the last category are left out")
    func surplusValues() {
        let chart = Chart(
            kind: .bars, series: [Chart.Series(title: "Pain", values: [1, 900])], categories: [Chart.Category("M")])
        #expect(!render(chart).contains("900"))
    }

    @Test("A year of bars scrolls within reach of the keyboard; a year as a line fits a phone")
    func year() {
        let values: [Double?] = (0..<365).map { $0 % 9 == 0 ? nil : Double($0 % 7) }
        var chart = Chart(
            kind: .bars, series: [Chart.Series(title: "Pain", values: values)],
            categories: (1...365).map { Chart.Category("\($0)") })
        // 365 bars of 2 pixels and gaps of 1, with 36 before and 16 behind.
        #expect(
            render(chart).contains(
                """
                <div class="chart-plot" tabindex="0" role="group" aria-label="Pain and sleep">\
                <svg viewBox="0 0 1147 225" width="1147"
                """))
        chart.kind = .line
        #expect(render(chart).contains("<div class=\"chart-plot\"><svg viewBox=\"0 0 340 225\" role"))
        #expect(render(chart).matches(of: /<th scope="row">/).count == 365)
    }

    @Test("A level series is said to be level")
    func levelSummary() {
        let chart = Chart(
            kind: .scatter, series: [Chart.Series(title: "Weight", values: [72, nil, 72])],
            categories: ["M", "T", "W"].map { Chart.Category($0) })
        #expect(chart.summary(fractionDigits: 2) == "Scatter chart, M to W. Weight: always 72, last 72 on W.")
    }

    @Test("The style sheet has a rule for every class that is written, and balanced braces")
    func style() {
        var text = render(week)
        var line = week
        line.kind = .line
        text += render(line)
        let classes = Set(text.matches(of: /class="([^"]*)"/).map { String($0.1) })
        #expect(classes.count > 6)
        for name in classes { #expect(ChartStyle.css.contains(".\(name) ")) }
        #expect(ChartStyle.css.count { $0 == "{" } == ChartStyle.css.count { $0 == "}" })
    }
}
