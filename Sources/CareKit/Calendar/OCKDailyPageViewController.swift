/// A page for each day, under a week of rings. Subclass it and fill a day's list.
@MainActor open class OCKDailyPageViewController: UIViewController, OCKCalendarViewDelegate {
    /// The store.
    public let storeManager: OCKSynchronizedStoreManager

    /// The day that is shown, as its first moment.
    public private(set) var selectedDate: Date

    /// Set before the view is loaded.
    var clock = DayClock() {
        didSet {
            weekController.clock = clock
            selectedDate = clock.today
        }
    }
    private let weekController: OCKWeekCalendarViewController
    private var list: OCKListViewController?
    private var midnight: DayWatch?

    /// A page of today.
    public init(storeManager: OCKSynchronizedStoreManager) {
        self.storeManager = storeManager
        selectedDate = clock.today
        weekController = OCKWeekCalendarViewController(weekOfDate: selectedDate, storeManager: storeManager)
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Fills the list of a day; called once for each day that is shown and for each ``reload()``.
    ///
    /// The list belongs to that day alone: what is added after the participant has moved on is not shown elsewhere.
    open func dailyPageViewController(
        _ dailyPageViewController: OCKDailyPageViewController, prepare listViewController: OCKListViewController,
        for date: Date
    ) {}

    /// Shows a day. A day more than a hundred years away is not shown; the page stays where it is.
    open func selectDate(_ date: Date, animated: Bool) {
        let isOther = clock.isNear(date) && !clock.calendar.isDate(date, inSameDayAs: selectedDate)
        if isOther { selectedDate = clock.calendar.startOfDay(for: date) }
        guard isViewLoaded else { return }
        // The calendar may have moved already.
        weekController.selectDate(selectedDate)
        if isOther { showDay() }
    }

    /// Fills the day that is shown anew.
    open func reload() {
        guard isViewLoaded else { return }
        showDay()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func loadView() {
        view = DailyPageView()
        addChild(weekController)
        view.addSubview(weekController.view)
        weekController.calendarView?.delegate = self
        weekController.didMove(toParent: self)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func viewDidLoad() {
        super.viewDidLoad()
        weekController.selectDate(selectedDate)
        showDay()
        midnight = DayWatch(clock) { [weak self] yesterday in self?.dayChanged(from: yesterday) }
    }

    private func showDay() {
        list?.view.removeFromSuperview()
        list?.removeFromParent()
        let list = OCKListViewController()
        self.list = list
        addChild(list)
        list.view.elementKey = ISODate(selectedDate, in: clock.calendar)?.description
        if clock.isLaterDay(selectedDate) {
            list.view.disabledReason = "Opens on \(EventText.day(selectedDate, in: clock.calendar))."
        }
        view.addSubview(list.view)
        list.didMove(toParent: self)
        dailyPageViewController(self, prepare: list, for: selectedDate)
        EmptyDay(date: selectedDate, calendar: clock.calendar).describe(in: list, from: storeManager.store)
    }

    /// Moves on where the page showed the day that is over; another day stays, with its rings and rules anew.
    func dayChanged(from yesterday: Date) {
        if clock.calendar.isDate(selectedDate, inSameDayAs: yesterday) {
            selectDate(clock.now(), animated: false)
        } else {
            weekController.selectDate(selectedDate)
            reload()
        }
    }

    // MARK: State in the address

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var sceneState: [String: String] {
        guard selectedDate != clock.today, let date = ISODate(selectedDate, in: clock.calendar) else { return [:] }
        return ["date": date.description]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func restoreSceneState(_ state: [String: String]) {
        selectDate(clock.day(named: state["date"]) ?? clock.now(), animated: false)
    }

    // MARK: OCKCalendarViewDelegate

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func calendarView(
        _ calendarView: any UIView & OCKCalendarDisplayable, didSelectDate date: Date, at index: Int, sender: Any?
    ) {
        selectDate(date, animated: true)
    }
}

/// The view of a daily page.
@MainActor final class DailyPageView: UIView {
    override var elementClasses: [String] { ["daily-page"] }
}
