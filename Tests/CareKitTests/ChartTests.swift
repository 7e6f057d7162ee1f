import TestSupport
import Testing

@testable import CareKit

@MainActor @Suite("A chart of a week")
struct ChartTests {
    // 17 March 2027 is a Wednesday.
    private func open(_ study: Study, at address: String = "./") async throws -> TestTab {
        try await study.addDaily()
        try await study.answer(on: day(2027, 3, 16), with: 6)
        try await study.answer(on: day(2027, 3, 17), with: 3)
        try await study.answer(on: day(2027, 3, 10), with: 9)
        return try await study.open(at: address)
    }

    @Test("Each day with an outcome has its number, and each day without has none, which is not 0")
    func values() async throws {
        let tab = try await open(Study { Insights(in: $0) })
        let rows = tab.values(ofChart: 0)
        #expect(rows.count == 7)
        #expect(rows.filter { $0.value != "No value" }.map(\.value) == ["6", "3"])
        #expect(rows.first { $0.value == "6" }?.day.contains("Tuesday") == true)
        #expect(rows.first { $0.value == "3" }?.day.contains("Wednesday") == true)
    }

    @Test("Deleting Tuesday's outcome takes Tuesday's mark away, without a reload, in every tab")
    func live() async throws {
        let study = try Study { Insights(in: $0) }
        let tab = try await open(study)
        let other = try await study.open()
        try await study.takeBack(on: day(2027, 3, 16))
        await study.settle()
        for tab in [tab, other] {
            #expect(tab.values(ofChart: 0).filter { $0.value != "No value" }.map(\.value) == ["3"])
            #expect(try tab.isInStep())
        }
        try await study.answer(on: day(2027, 3, 18), with: 10)
        await study.settle()
        #expect(tab.values(ofChart: 0).filter { $0.value != "No value" }.map(\.value) == ["3", "10"])
        #expect(try tab.isInStep())
    }

    @Test("The week before is one tap away, by event and by address, and the way back leads home")
    func stepping() async throws {
        let study = try Study { Insights(in: $0) }
        let tab = try await open(study)
        let home = try #require(tab.weekTitle(0))
        try await tab.tap("Previous week")
        #expect(tab.values(ofChart: 0).filter { $0.value != "No value" }.map(\.value) == ["9"])
        #expect(tab.weekTitle(0) != home)
        #expect(tab.weekTitle(1) == home)
        #expect(tab.address.hasPrefix("?week=2027-03-0"))
        #expect(try tab.isInStep())
        try await tab.reload()
        #expect(tab.values(ofChart: 0).filter { $0.value != "No value" }.map(\.value) == ["9"])
        try await tab.tap("Next week")
        #expect(tab.address == "./")
        #expect(tab.weekTitle(0) == home)
        #expect(try tab.isInStep())
    }

    @Test("Without JavaScript the steps are links to the addresses that the events lead to")
    func links() async throws {
        let tab = try await open(Study { Insights(in: $0) })
        let step = try #require(tab.steppers[0].elements(tag: "a").first)
        #expect(step.attributes["aria-label"] == "Previous week")
        let address = try #require(step.attributes["href"])
        try await tab.tap("Previous week")
        #expect(tab.address == address)
    }

    @Test("A week that has not begun is no link, and asking for it all the same is refused")
    func future() async throws {
        let study = try Study { Insights(in: $0) }
        let tab = try await open(study)
        let stepper = tab.steppers[0]
        #expect(stepper.elements(tag: "a").count == 1)
        #expect(stepper.first { $0.attributes["aria-label"] == "Next week" }?.attributes["aria-disabled"] == "true")
        let id = try #require(stepper.id)
        try await tab.send("step", to: id, fields: [.init(name: "date", value: "2027-03-24")])
        #expect(tab.refusal?.reason == .forbidden)
        try await tab.send("step", to: id, fields: [.init(name: "date", value: "9999-12-31")])
        #expect(tab.refusal?.reason == .forbidden)
        #expect(tab.address == "./")
    }

    @Test("What is no week is refused as an event", arguments: ["", "x", "2027-02-30", "NaN", "<b>"])
    func badEvent(date: String) async throws {
        let study = try Study { Insights(in: $0) }
        let tab = try await open(study)
        try await tab.send("step", to: #require(tab.steppers[0].id), fields: [.init(name: "date", value: date)])
        #expect(tab.refusal?.reason == .invalid)
        #expect(try tab.isInStep())
    }

    @Test(
        "An address that names no week, or one that has not begun, shows this week",
        arguments: ["", "x", "2027-02-30", "0001-01-01", "9999-12-31", "2027-03-24"])
    func badAddress(date: String) async throws {
        let tab = try await open(Study { Insights(in: $0) }, at: "?week=\(date)")
        #expect(tab.values(ofChart: 0).filter { $0.value != "No value" }.map(\.value) == ["6", "3"])
        #expect(try tab.isInStep())
    }

    @Test("Each chart of a list has its own week in the address")
    func twoCharts() async throws {
        let study = try Study { Insights(in: $0) }
        let tab = try await open(study)
        let home = tab.weekTitle(0)
        try await tab.tap("Previous week", in: tab.steppers[1])
        #expect(tab.weekTitle(0) == home)
        #expect(tab.weekTitle(1) != home)
        #expect(tab.address.hasPrefix("?week2="))
        try await tab.reload()
        #expect(tab.weekTitle(0) == home)
        #expect(tab.weekTitle(1) != home)
    }

    @Test("At midnight a chart of this week moves into the new one; a chart of another week stays")
    func midnight() async throws {
        let saturdayNight = day(2027, 3, 20, 23)
        let study = try Study(at: saturdayNight) { Insights(in: $0) }
        let tab = try await open(study)
        let charts = try #require(
            (study.roots.last?.object as? Insights)?.children as? [OCKCartesianChartViewController])
        try await tab.tap("Previous week", in: tab.steppers[1])
        let titles = [tab.weekTitle(0), tab.weekTitle(1)]
        // Sunday or Monday begins a week, wherever this runs.
        study.now = day(2027, 3, 22, 1)
        study.container.run { for chart in charts { chart.dayChanged(from: day(2027, 3, 20)) } }
        await study.settle()
        #expect(tab.weekTitle(0) != titles[0])
        #expect(tab.weekTitle(1) == titles[1])
        #expect(tab.values(ofChart: 0).allSatisfy { $0.value == "No value" })
        #expect(tab.page.elements(tag: "article")[0].elements(class: "week-step").count == 2)
        #expect(try tab.isInStep())
    }
}

/// Two charts of the same task.
@MainActor final class Insights: OCKListViewController {
    init(in study: Study) {
        super.init(nibName: nil, bundle: nil)
        for plotType in [OCKCartesianGraphView.PlotType.bar, .scatter] {
            let pain = OCKDataSeriesConfiguration(
                taskID: "checkin", legendTitle: "Pain", gradientStartColor: .systemRed, gradientEndColor: .systemRed,
                markerSize: 10,
                eventAggregator: .custom { events in
                    events.flatMap { $0.outcome?.values ?? [] }.compactMap(\.doubleValue).reduce(0, +)
                })
            let chart = OCKCartesianChartViewController(
                plotType: plotType, selectedDate: study.now, configurations: [pain], storeManager: study.manager)
            chart.clock = study.clock
            chart.chartView.headerView.titleLabel.text = "Pain"
            appendViewController(chart, animated: false)
            study.witnesses += [Study.Weak(object: chart), Study.Weak(object: chart.chartView)]
        }
    }

    required init?(coder: NSCoder) { return nil }
}

extension TestTab {
    /// The rows of a chart's table.
    func values(ofChart index: Int) -> [(day: String, value: String)] {
        page.elements(class: "chart-table")[index].elements(tag: "tbody").flatMap { $0.elements(tag: "tr") }.map {
            row in
            (row.elements(tag: "th")[0].textContent, row.elements(tag: "td")[0].textContent)
        }
    }

    var steppers: [DOMNode] { page.elements(class: "week-stepper") }

    func weekTitle(_ index: Int) -> String? { steppers[index].elements(class: "week-title").first?.textContent }
}
