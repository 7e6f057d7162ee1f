import Containers

/// A week with a ring for each day that says how much of the day is done; it follows the store.
///
/// Only tasks that impact adherence count. A day without such tasks is empty, not full, and a future day is dimmed.
@MainActor open class OCKWeekCalendarViewController: UIViewController {
    /// The store.
    public let storeManager: OCKSynchronizedStoreManager
    /// The calendar.
    public var calendarView: OCKWeekCalendarView? { view as? OCKWeekCalendarView }

    var clock: () -> Date = Date.init
    private let firstDate: Date
    private var observation: EventObservation?
    private var observed: DateInterval?

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
        view = OCKWeekCalendarView(weekOfDate: firstDate, today: clock())
        view.elementKey = "calendar"
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        observe()
    }

    /// Chooses a day and shows its week.
    open func selectDate(_ date: Date) {
        calendarView?.today = clock()
        calendarView?.selectDate(date)
        observe()
    }

    private func observe() {
        guard let week = calendarView?.dateInterval, week != observed else { return }
        observed = week
        let query = OCKEventQuery(dateInterval: week)
        observation = EventObservation(of: query, in: storeManager.store) { [weak self] _ in self?.fetch(week) }
    }

    private func fetch(_ week: DateInterval) {
        let work = Container.current?.activity.begin()
        storeManager.store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: week), callbackQueue: .main) {
            [weak self] result in
            if case .success(let adherence) = result { self?.show(adherence, of: week) }
            work?.end()
        }
    }

    private func show(_ adherence: [OCKAdherence], of week: DateInterval) {
        guard let calendarView, calendarView.dateInterval == week else { return }
        let now = clock()
        for (button, day) in zip(calendarView.completionRingButtons, adherence) {
            guard
                let date = calendarView.calendar.date(
                    byAdding: .day, value: calendarView.completionRingButtons.firstIndex { $0 === button } ?? 0,
                    to: week.start)
            else { continue }
            let isFuture = calendarView.calendar.compare(date, to: now, toGranularity: .day) == .orderedDescending
            button.setState(isFuture ? .dimmed : OCKCompletionState(day))
        }
    }
}

extension OCKCompletionState {
    /// A day's ring.
    init(_ adherence: OCKAdherence) {
        self =
            switch adherence {
            case .noTasks, .noEvents: .empty
            case .progress(let value): value > 0 ? .progress(value) : .zero
            }
    }
}
