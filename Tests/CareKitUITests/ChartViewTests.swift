import CareKitUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Chart card")
struct ChartViewTests {
    private func chart(_ type: OCKCartesianGraphView.PlotType, _ series: OCKDataSeries...) -> OCKCartesianChartView {
        let view = OCKCartesianChartView(type: type)
        view.headerView.titleLabel.text = "Recovery"
        view.graphView.horizontalAxisMarkers = ["M", "T", "W"]
        view.graphView.dataSeries = series
        return view
    }

    private func series(_ title: String, _ values: [CGFloat?]) -> OCKDataSeries {
        OCKDataSeries(values: values, title: title, gradientStartColor: .systemRed, gradientEndColor: .systemBlue)
    }

    private func cells(_ view: UIView) throws -> [[String]] {
        try DOMParser.parse(html(view)).elements(tag: "tbody").flatMap { $0.elements(tag: "tr") }
            .map { $0.elements(tag: "td").map(\.textContent) }
    }

    @Test(
        "A day without a value differs from a day with the value 0", arguments: OCKCartesianGraphView.PlotType.allCases)
    func missing(type: OCKCartesianGraphView.PlotType) throws {
        #expect(try cells(chart(type, series("Pain", [0, nil, 4]))) == [["0"], ["No value"], ["4"]])
    }

    @Test("Points stand at the marker of their x; what fits nowhere falls away, and the last of two counts")
    func points() throws {
        let points: [CGPoint] = [
            CGPoint(x: 2, y: 5), CGPoint(x: 0.4, y: 1), CGPoint(x: 0, y: 2), CGPoint(x: -1, y: 9), CGPoint(x: 3, y: 9),
            CGPoint(x: CGFloat.nan, y: 9), CGPoint(x: CGFloat.infinity, y: 9),
        ]
        let series = OCKDataSeries(
            dataPoints: points, title: "Range", gradientStartColor: .systemRed, gradientEndColor: .systemBlue, size: 3)
        #expect(try cells(chart(.scatter, series)) == [["2"], ["No value"], ["5"]])
    }

    @Test("A value that is no number is no value", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notANumber(value: CGFloat) throws {
        #expect(try cells(chart(.line, series("Pain", [value, 1]))) == [["No value"], ["1"], ["No value"]])
    }

    @Test("Several series stand side by side, each in its own colours and with its own title in the legend")
    func severalSeries() throws {
        let view = chart(.bar, series("Pain", [4, nil, 2]), series("Sleep", [7, 8]))
        #expect(try cells(view) == [["4", "7"], ["No value", "8"], ["2", "No value"]])
        let page = try DOMParser.parse(html(view))
        #expect(
            page.elements(class: "chart-legend").first?.elements(tag: "li").map(\.textContent) == ["Pain", "Sleep"])
        #expect(
            page.elements(tag: "stop").map { $0.attributes["stop-color"] }
                == ["var(--system-red)", "var(--system-blue)", "var(--system-red)", "var(--system-blue)"])
    }

    @Test("The marker of the chosen day is highlighted")
    func selectedMarker() throws {
        let view = chart(.bar, series("Pain", [4, 3, 2]))
        #expect(!html(view).contains("chart-selected"))
        view.graphView.selectedIndex = 1
        #expect(try DOMParser.parse(html(view)).elements(class: "chart-selected").map(\.textContent) == ["T"])
    }

    @Test("The table names days in full where the axis shortens them")
    func names() throws {
        let view = chart(.line, series("Pain", [4, 3, 2]))
        view.graphView.horizontalAxisNames = ["Monday", "Tuesday"]
        let rows = try DOMParser.parse(html(view)).elements(tag: "tbody").flatMap { $0.elements(tag: "th") }
        #expect(rows.map(\.textContent) == ["Monday", "Tuesday", "W"])
    }

    @Test("The card is named by its title, and the picture by the series or by its own name")
    func accessibleNames() throws {
        let view = chart(.line, series("Pain", [4]), series("Sleep", [7]))
        let card = try #require(try DOMParser.parse(html(view)).children.first)
        #expect(card.tag == "article")
        #expect(card.attributes["aria-labelledby"] == view.headerView.titleLabel.elementID)
        #expect(card.elements(tag: "caption").map(\.textContent) == ["Pain, Sleep"])
        view.graphView.accessibilityLabel = "Pain and sleep this week"
        let named = try DOMParser.parse(html(view))
        #expect(named.elements(tag: "caption").map(\.textContent) == ["Pain and sleep this week"])
    }

    @Test("Titles stay text")
    func escaping() {
        let view = chart(.scatter, series(hostile, [1]))
        view.headerView.titleLabel.text = hostile
        view.graphView.horizontalAxisMarkers = [hostile]
        view.graphView.horizontalAxisNames = [hostile]
        #expect(!html(view).contains("<script"))
        #expect(html(view).contains(escapedHostile))
    }

    @Test("The header's button tells the delegate; a disabled card refuses it")
    func details() throws {
        let view = chart(.bar)
        let delegate = Delegate()
        view.delegate = delegate
        let screen = try Screen(view)
        #expect(screen.send("details", to: view) == nil)
        #expect(delegate.selected == 1)
        #expect(screen.send("tap", to: view)?.reason == .notFound)
        view.isUserInteractionEnabled = false
        #expect(screen.send("details", to: view)?.reason == .forbidden)
        #expect(delegate.selected == 1)
    }

    @Test("A page that took patches is the page that a reload shows")
    func patches() throws {
        let view = chart(.bar, series("Pain", [4, 3, 2]))
        var screen = try Screen(view)
        let graph = view.graphView
        let changes: [() -> Void] = [
            { graph.dataSeries = [] }, { graph.dataSeries = [series("Sleep", [nil, 7])] },
            { graph.horizontalAxisMarkers = ["S", "S"] }, { graph.horizontalAxisNames = ["Saturday", "Sunday"] },
            { graph.selectedIndex = 1 }, { graph.yMinimum = -1 }, { graph.yMaximum = 30 },
            { graph.accessibilityLabel = "Sleep" },
        ]
        for change in changes {
            change()
            #expect(try screen.patch() == [graph])
            change()
            #expect(try screen.patch().isEmpty)
        }
        view.headerView.detailLabel.text = "This week"
        #expect(try screen.patch() == [view.headerView.detailLabel])
    }

    @Test("The vertical axis reaches to where the app says")
    func axis() throws {
        let view = chart(.line, series("Pain", [4, 3, 2]))
        view.graphView.yMinimum = 0
        view.graphView.yMaximum = 40
        let labels = try DOMParser.parse(html(view)).elements(class: "chart-values").first?.elements(tag: "text")
        #expect(labels?.map(\.textContent) == ["0", "10", "20", "30", "40"])
    }

    @MainActor private final class Delegate: OCKChartViewDelegate {
        var selected = 0
        func didSelectChartView(_ chartView: any UIView & OCKChartDisplayable) { selected += 1 }
    }
}
