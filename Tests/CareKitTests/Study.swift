import Containers
import LiveUI
import ResearchKit
import Synchronization
import TestSupport
import Testing

@testable import CareKit
@testable import CareKitStore

/// A participant's device with an app that each test puts together, on the real store in memory.
@MainActor final class Study {
    let container: Container
    let store: FaultyStore
    let manager: OCKSynchronizedStoreManager
    /// What time it is in the app.
    var now: Date { didSet { time.set(now) } }
    /// The calendar of the app's pages.
    var calendar = Calendar.current
    /// Whether past outcomes may be deleted; nil leaves it to the library.
    var allowsDeleting: Bool?
    /// Whether the app disables the cards of future days, as a careful app does.
    var disablesFuture = true
    /// How surveys ended, with the task's identity.
    var endings: [String] = []
    /// The days that the app was asked to prepare.
    var prepared: [Date] = []
    /// The roots of the scenes so far.
    var roots: [Weak] = []
    /// Objects that must be gone when their scene is.
    var witnesses: [Weak] = []
    private let makeRoot: @MainActor (Study) -> UIViewController
    private var running: LiveApplication?

    /// What time it is in the store.
    private let time: StoreTime

    struct Weak { weak var object: AnyObject? }

    /// A device on which it is `now`; `makeRoot` makes the app's only screen.
    init(
        at now: Date = day(2027, 3, 17, 10), makeRoot: @escaping @MainActor (Study) -> UIViewController = Feed.init(in:)
    ) throws {
        let container = try Container(id: "p1", directory: nil)
        self.container = container
        self.now = now
        self.makeRoot = makeRoot
        let time = StoreTime(now)
        self.time = time
        store = container.run { FaultyStore(OCKStore(name: "study", type: .inMemory) { time.now.withLock { $0 } }) }
        manager = OCKSynchronizedStoreManager(wrapping: store)
        container.attach(self)
    }

    var clock: DayClock { DayClock(now: { [unowned self] in now }, calendar: calendar) }

    /// The running app.
    var app: LiveApplication {
        if let running { return running }
        let app = LiveApplication(
            container: container, formToken: "token", settlingLimit: .seconds(60), now: { 0 }
        ) {
            UIApplication.launch(StudyDelegate.self, in: container)
        }
        running = app
        return app
    }

    /// Opens a tab.
    func open(at address: String = "./") async throws -> TestTab { try await TestTab(app, at: address) }

    func connect(_ window: UIWindow) {
        let root = makeRoot(self)
        roots.append(Weak(object: root))
        window.rootViewController = root
    }

    /// The daily page of the last scene.
    var feed: Feed? { roots.last?.object as? Feed }

    // MARK: Plan

    /// Adds a daily task at eight.
    @discardableResult func addDaily(
        _ id: String = "checkin", title: String = "Check In", from start: Date = day(2027, 3, 1),
        until end: Date? = nil,
        impactsAdherence: Bool = true, window: EditWindow? = nil
    ) async throws -> OCKTask {
        let schedule = OCKSchedule.dailyAtTime(hour: 8, minutes: 0, start: start, end: end, text: nil)
        var task = OCKTask(id: id, title: title, carePlanUUID: nil, schedule: schedule)
        task.instructions = "Two quick questions."
        task.impactsAdherence = impactsAdherence
        task.editWindow = window
        return try await store.store.addTask(task)
    }

    /// Answers the event of a day.
    @discardableResult func answer(
        _ id: String = "checkin", on date: Date, with value: Double = 4
    ) async throws -> OCKOutcome {
        let event = try #require(await events(id, on: date).first)
        var pain = OCKOutcomeValue(value)
        pain.kind = "pain"
        let outcome = OCKOutcome(
            taskUUID: event.task.uuid, taskOccurrenceIndex: event.scheduleEvent.occurrence, values: [pain])
        return try await store.store.addOutcome(outcome)
    }

    /// Takes back the answer of a day.
    func takeBack(_ id: String = "checkin", on date: Date) async throws {
        try await store.store.deleteOutcome(#require(await events(id, on: date).first?.outcome))
    }

    /// The events of a day.
    func events(_ id: String = "checkin", on date: Date) async throws -> [OCKEvent<OCKTask, OCKOutcome>] {
        var query = OCKEventQuery(for: date)
        query.taskIDs = [id]
        return try await store.store.fetchEvents(query: query)
    }

    /// The answers to a day's events, in their order.
    func stored(_ id: String = "checkin", on date: Date) async throws -> [Double] {
        try await events(id, on: date).compactMap { $0.outcome?.values.first?.doubleValue }
    }

    /// Waits until the screens have dealt with what happened.
    func settle() async { _ = await container.activity.settled(within: .seconds(5)) }
}

/// A clock that a store reads on its own threads.
private final class StoreTime: Sendable {
    let now: Mutex<Date>

    init(_ now: Date) { self.now = Mutex(now) }

    func set(_ now: Date) { self.now.withLock { $0 = now } }
}

/// A day's first moment, or an hour of it.
func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, in calendar: Calendar = .current) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
}

/// The Gregorian calendar of a zone, with weeks from Monday.
func gregorian(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 2
    return calendar
}

@MainActor final class StudyDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = StudyScene.self
        return configuration
    }
}

@MainActor final class StudyScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let study = Container.current?.attachment(Study.self) else { return }
        study.witnesses.append(Study.Weak(object: scene))
        let window = UIWindow(windowScene: scene)
        self.window = window
        study.connect(window)
        window.makeKeyAndVisible()
    }
}

extension TestTab {
    /// Whether the patched page is the page that a reload shows.
    func isInStep() throws -> Bool { try page.canonical == fullRender().canonical }

    /// The titles of the cards, in their order.
    var cards: [String] {
        page.elements(tag: "article").compactMap { $0.elements(class: "font-headline").first?.textContent }
    }

    /// The names of the days in the calendar, in their order.
    var rings: [String] {
        page.elements(class: "week-day").compactMap { $0.elements(tag: "a").first?.attributes["aria-label"] }
    }

    /// The identity of the view that the button with a label belongs to.
    func view(ofButton label: String) -> String? {
        page.elements(tag: "form").first { form in
            form.elements(tag: "button").contains { $0.textContent.hasPrefix(label) }
        }?.formFields.first { $0.name == "_view" }?.value
    }

    /// Opens the survey of the first card and answers it.
    func answer(_ value: String) async throws {
        try await start()
        try await tap("Done", filling: ["answer.pain": value])
    }

    /// Taps the first card's wide button, whatever the page makes of it.
    func start() async throws { try await send("select", to: #require(view(ofButton: "Start"))) }

    /// Taps the button of the first card that is done.
    func undo() async throws { try await send("deselect", to: #require(view(ofButton: "Completed"))) }
}
