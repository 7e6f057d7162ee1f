import CareKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    let storeManager = OCKSynchronizedStoreManager(wrapping: OCKStore(name: "Recover", type: .onDisk()))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        seedTasks()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    /// Adds the study's tasks on the first launch; later they are there already.
    private func seedTasks() {
        let store = storeManager.store
        let tasks = StudyPlan.tasks(from: Calendar.current.startOfDay(for: Date()))
        var query = OCKTaskQuery()
        query.ids = tasks.map(\.id)
        store.fetchAnyTasks(query: query, callbackQueue: .main) { result in
            guard case .success(let stored) = result, stored.isEmpty else { return }
            store.addAnyTasks(tasks, callbackQueue: .main) { result in
                if case .failure(let error) = result { print("The tasks could not be added: \(error)") }
            }
        }
    }
}
