import CareHost
import CareKit
import UIKit

/// The app that is measured: a daily page of ten cards, half of them surveys, half ticked off with one tap.
final class FeedAppDelegate: UIResponder, UIApplicationDelegate, CareApplication {
    let storeManager = OCKSynchronizedStoreManager(wrapping: OCKStore(name: "Feed"))

    static let hosting = Hosting(
        name: "Benchmarks", summary: "The app that the benchmarks measure.", resources: nil,
        demonstration: { application in try await (application.delegate as? FeedAppDelegate)?.fillYear() })

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let today = Calendar.current.startOfDay(for: Date())
        storeManager.store.addAnyTasks(FeedPlan.tasks(from: today), callbackQueue: .main) { _ in
            // They are there already where the participant was here before.
        }
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = FeedSceneDelegate.self
        return configuration
    }

    /// Moves the plan a year back and answers all of it but today's part.
    private func fillYear() async throws {
        guard let store = storeManager.store as? OCKStore else { return }
        let today = Calendar.current.startOfDay(for: Date())
        try store.reset()
        let tasks = try await store.addTasks(FeedPlan.tasks(from: today - Double(FeedPlan.days) * 86_400))
        for task in tasks {
            try await store.addOutcomes(
                (0..<FeedPlan.days).map { day in
                    OCKOutcome(
                        taskUUID: task.uuid, taskOccurrenceIndex: day, values: [OCKOutcomeValue(Double(day % 10))])
                })
        }
    }
}

/// Shows the daily page.
final class FeedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene, let app = scene.application.delegate as? FeedAppDelegate else {
            return
        }
        let feed = FeedViewController(storeManager: app.storeManager)
        feed.title = "Feed"
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: feed)
        window?.makeKeyAndVisible()
    }
}

/// The ten tasks.
enum FeedPlan {
    static let days = 365
    static let surveys = (0..<5).map { "survey-\($0)" }
    static let ticks = (0..<5).map { "tick-\($0)" }

    static func tasks(from start: Date) -> [OCKTask] {
        (surveys + ticks).enumerated().map { number, id in
            let schedule = OCKSchedule.dailyAtTime(
                hour: 7 + number, minutes: 0, start: start, end: nil, text: nil)
            var task = OCKTask(id: id, title: "Task \(number)", carePlanUUID: nil, schedule: schedule)
            task.instructions = "Do what was agreed upon, then say here how it went."
            return task
        }
    }
}
