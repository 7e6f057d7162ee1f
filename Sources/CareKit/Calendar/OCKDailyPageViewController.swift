import Containers
import Markup

/// A page for each day, under a week of rings. Subclass it and fill a day's list.
@MainActor open class OCKDailyPageViewController: UIViewController, OCKCalendarViewDelegate {
    /// The store.
    public let storeManager: OCKSynchronizedStoreManager

    /// The day that is shown, as its first moment.
    public private(set) var selectedDate: Date

    /// Tells the time; tests set it before the view is loaded.
    var clock: () -> Date = Date.init {
        didSet {
            weekController.clock = clock
            selectedDate = calendar.startOfDay(for: clock())
        }
    }
    private let calendar = Calendar.current
    private let weekController: OCKWeekCalendarViewController
    private var list: OCKListViewController?
    private var midnight: Task<Void, Never>?

    /// A page of today.
    public init(storeManager: OCKSynchronizedStoreManager) {
        self.storeManager = storeManager
        selectedDate = calendar.startOfDay(for: Date())
        weekController = OCKWeekCalendarViewController(weekOfDate: selectedDate, storeManager: storeManager)
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    deinit { midnight?.cancel() }

    /// Fills the list of a day; called once for each day that is shown and for each ``reload()``.
    ///
    /// The list belongs to that day alone: what is added after the participant has moved on is not shown elsewhere.
    open func dailyPageViewController(
        _ dailyPageViewController: OCKDailyPageViewController, prepare listViewController: OCKListViewController,
        for date: Date
    ) {}

    /// Shows a day.
    open func selectDate(_ date: Date, animated: Bool) {
        guard !calendar.isDate(date, inSameDayAs: selectedDate) else { return }
        selectedDate = calendar.startOfDay(for: date)
        guard isViewLoaded else { return }
        weekController.selectDate(selectedDate)
        showDay()
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
        awaitMidnight()
    }

    private func showDay() {
        list?.view.removeFromSuperview()
        list?.removeFromParent()
        let list = OCKListViewController()
        self.list = list
        addChild(list)
        list.view.elementKey = ISODate(selectedDate, in: calendar)?.description
        if isFuture { list.view.disabledReason = "Opens on \(EventText.day(selectedDate))." }
        view.addSubview(list.view)
        list.didMove(toParent: self)
        dailyPageViewController(self, prepare: list, for: selectedDate)
    }

    private var isFuture: Bool {
        calendar.compare(selectedDate, to: clock(), toGranularity: .day) == .orderedDescending
    }

    /// A page that is left open over night shows the new day in the morning.
    private func awaitMidnight() {
        let today = calendar.startOfDay(for: clock())
        guard let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) else { return }
        let wait = tomorrow.timeIntervalSince(clock())
        midnight = Task { @MainActor [weak self] in
            guard (try? await Task.sleep(for: .seconds(max(wait, 0) + 0.5))) != nil else { return }
            self?.dayChanged(from: today)
            self?.awaitMidnight()
        }
    }

    /// Moves on where the page showed the day that is over; another day stays, with its rings and rules anew.
    func dayChanged(from yesterday: Date) {
        if calendar.isDate(selectedDate, inSameDayAs: yesterday) {
            selectDate(clock(), animated: false)
        } else {
            weekController.selectDate(selectedDate)
            reload()
        }
    }

    // MARK: State in the address

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override var sceneState: [String: String] {
        guard !calendar.isDate(selectedDate, inSameDayAs: clock()), let date = ISODate(selectedDate, in: calendar)
        else {
            return [:]
        }
        return ["date": date.description]
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open override func restoreSceneState(_ state: [String: String]) {
        let date = state["date"].flatMap { ISODate($0) }?.startOfDay(in: calendar)
        let isNear = date.map { abs($0.timeIntervalSince(clock())) < Self.reach } ?? false
        selectDate(isNear ? date ?? clock() : clock(), animated: false)
    }

    /// Days further away than a hundred years are no days of a care plan, in seconds.
    private static let reach = 100 * 366 * 86_400.0

    // MARK: OCKCalendarViewDelegate

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    open func calendarView(
        _ calendarView: any UIView & OCKCalendarDisplayable, didSelectDate date: Date, at index: Int, sender: Any?
    ) {
        guard abs(date.timeIntervalSince(clock())) < Self.reach else {
            return weekController.selectDate(selectedDate)
        }
        selectDate(date, animated: true)
    }
}

/// The view of a daily page.
@MainActor final class DailyPageView: UIView {
    override var elementClasses: [String] { ["daily-page"] }
}
