/// A chart of one week that follows the store, one number for each day and series.
@MainActor open class OCKCartesianChartViewController: UIViewController {
    /// The card.
    public let chartView: OCKCartesianChartView
    /// The store.
    public let storeManager: OCKSynchronizedStoreManager
    /// The series.
    public let configurations: [OCKDataSeriesConfiguration]
    /// A day of the week that is shown; it is highlighted.
    public private(set) var selectedDate: Date

    private let calendar = Calendar.current
    private var observation: EventObservation?

    /// A chart of the week around a day.
    public init(
        plotType: OCKCartesianGraphView.PlotType, selectedDate: Date, configurations: [OCKDataSeriesConfiguration],
        storeManager: OCKSynchronizedStoreManager
    ) {
        self.selectedDate = selectedDate
        self.configurations = configurations
        self.storeManager = storeManager
        chartView = OCKCartesianChartView(type: plotType)
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() { view = chartView }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        observe()
    }

    private func observe() {
        guard let interval = calendar.dateInterval(of: .weekOfYear, for: selectedDate) else { return }
        let week = WeekOfValues(week: interval, calendar: calendar)
        let graph = chartView.graphView
        (graph.horizontalAxisMarkers, graph.horizontalAxisNames) = week.names
        graph.selectedIndex = calendar.dateComponents([.day], from: interval.start, to: selectedDate).day
        show([], of: week)
        var query = OCKEventQuery(dateInterval: interval)
        query.taskIDs = Array(Set(configurations.map(\.taskID))).sorted()
        observation = EventObservation(of: query, in: storeManager.store) { [weak self] events in
            self?.show(events, of: week)
        }
    }

    private func show(_ events: [OCKAnyEvent], of week: WeekOfValues) {
        chartView.graphView.dataSeries = configurations.map { configuration in
            OCKDataSeries(
                values: week.values(of: configuration, in: events), title: configuration.legendTitle,
                gradientStartColor: configuration.gradientStartColor, gradientEndColor: configuration.gradientEndColor,
                size: configuration.markerSize)
        }
    }
}
