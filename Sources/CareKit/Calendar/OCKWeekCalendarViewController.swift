/// A week with a ring for each day that says how much of the day is done; it follows the store.
///
/// Only tasks that impact adherence count. A day without such tasks is empty, not full, and a future day is dimmed.
@MainActor open class OCKWeekCalendarViewController: UIViewController {
    /// The store.
    public let storeManager: OCKSynchronizedStoreManager
    /// The calendar.
    public var calendarView: OCKWeekCalendarView? { view as? OCKWeekCalendarView }

    /// Set before the view is loaded.
    var clock = DayClock()
    private let firstDate: Date
    private var observation: EventObservation?
    private var observed: DateInterval?
    private var events: [OCKAnyEvent]?

    /// A week around a day.
    public init(weekOfDate date: Date, storeManager: OCKSynchronizedStoreManager) {
        self.storeManager = storeManager
        firstDate = date
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() {
        view = OCKWeekCalendarView(weekOfDate: firstDate, calendar: clock.calendar, today: clock.now())
        view.elementKey = "calendar"
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        observe()
    }

    /// Chooses a day and shows its week.
    open func selectDate(_ date: Date) {
        calendarView?.today = clock.now()
        calendarView?.selectDate(date)
        observe()
    }

    private func observe() {
        guard let week = calendarView?.dateInterval else { return }
        guard week != observed else { return showRings() }
        observed = week
        events = nil
        observation = EventObservation(of: OCKEventQuery(dateInterval: week), in: storeManager.store) {
            [weak self] events in
            self?.events = events
            self?.showRings()
        }
    }

    private func showRings() {
        guard let calendarView, let events else { return }
        let calendar = clock.calendar
        let today = clock.today
        let days = WeekOfProgress(of: events, week: calendarView.dateInterval, calendar: calendar).days
        for (day, button) in zip(days, calendarView.completionRingButtons) {
            let isFuture = day.start > today
            button.setState(isFuture ? .dimmed : day.completionState)
            // Without counts the ring's own words say enough.
            button.accessibilityLabel =
                isFuture || day.total == 0
                ? nil : "\(EventText.day(day.start, in: calendar)), \(day.done) of \(day.total) done"
        }
    }
}
