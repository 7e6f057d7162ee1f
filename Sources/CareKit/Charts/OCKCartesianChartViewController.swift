import Markup

/// A chart of one week that follows the store, one number for each day and series. Other weeks are one tap away.
@MainActor open class OCKCartesianChartViewController: UIViewController {
    /// The card.
    public let chartView: OCKCartesianChartView
    /// The store.
    public let storeManager: OCKSynchronizedStoreManager
    /// The series.
    public let configurations: [OCKDataSeriesConfiguration]
    /// A day of the week that is shown first; it is highlighted. Where it is today it moves on at midnight.
    public private(set) var selectedDate: Date

    /// Set before the view is loaded.
    var clock = DayClock()
    /// A day of the week that is shown.
    private var shownDate: Date
    private var stateKey = "week"
    private var observation: EventObservation?
    private var midnight: DayWatch?

    /// A chart of the week around a day.
    public init(
        plotType: OCKCartesianGraphView.PlotType, selectedDate: Date, configurations: [OCKDataSeriesConfiguration],
        storeManager: OCKSynchronizedStoreManager
    ) {
        self.selectedDate = selectedDate
        shownDate = selectedDate
        self.configurations = configurations
        self.storeManager = storeManager
        chartView = OCKCartesianChartView(type: plotType)
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() {
        view = chartView
        chartView.weekStepper = WeekStepper(calendar: clock.calendar) { [weak self] date in self?.showWeek(of: date) }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        showWeek(of: shownDate)
        midnight = DayWatch(clock) { [weak self] yesterday in self?.dayChanged(from: yesterday) }
    }

    /// Each chart of a list has an item of its own in the address.
    open override func didMove(toParent parent: UIViewController?) {
        let used = (parent?.children ?? []).compactMap { sibling in
            sibling === self ? nil : (sibling as? OCKCartesianChartViewController)?.stateKey
        }
        stateKey =
            (1...used.count + 1).lazy.map { $0 == 1 ? "week" : "week\($0)" }.first { !used.contains($0) } ?? "week"
        chartView.weekStepper?.addressKey = stateKey
        super.didMove(toParent: parent)
    }

    /// A chart that showed the week of the day that is over follows the calendar; another week stays.
    func dayChanged(from yesterday: Date) {
        let wasHome = isHome(shownDate)
        if clock.calendar.isDate(selectedDate, inSameDayAs: yesterday) { selectedDate = clock.now() }
        showWeek(of: wasHome ? selectedDate : shownDate)
    }

    // MARK: Weeks

    private func week(of date: Date) -> DateInterval? { clock.calendar.dateInterval(of: .weekOfYear, for: date) }

    private func isHome(_ date: Date) -> Bool { week(of: date) == week(of: selectedDate) }

    /// The last week that has begun, or the one that the app asked for.
    private var lastWeek: DateInterval? { week(of: max(selectedDate, clock.now())) }

    private func showWeek(of date: Date) {
        guard let interval = week(of: date), let lastWeek else { return }
        shownDate = date
        chartView.weekStepper?.show(week: interval, last: lastWeek.start, home: week(of: selectedDate)?.start)
        let week = WeekOfValues(week: interval, calendar: clock.calendar)
        let graph = chartView.graphView
        (graph.horizontalAxisMarkers, graph.horizontalAxisNames) = week.names
        graph.selectedIndex = clock.calendar.dayIndex(of: selectedDate, in: interval)
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

    // MARK: State in the address

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var sceneState: [String: String] {
        guard !isHome(shownDate), let start = week(of: shownDate)?.start, let date = ISODate(start, in: clock.calendar)
        else { return [:] }
        return [stateKey: date.description]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func restoreSceneState(_ state: [String: String]) {
        let named = clock.day(named: state[stateKey]) ?? selectedDate
        let date = lastWeek.map { named < $0.end } ?? false ? named : selectedDate
        if week(of: date) != week(of: shownDate) { showWeek(of: date) }
    }
}
