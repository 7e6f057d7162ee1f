import CareKit
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let appDelegate = UIApplication.shared.delegate as! AppDelegate
        let storeManager = appDelegate.storeManager

        let feed = CareFeedViewController(storeManager: storeManager)
        feed.title = "Care Feed"
        let feedTab = UINavigationController(rootViewController: feed)
        feedTab.tabBarItem = UITabBarItem(title: "Care Feed", image: UIImage(systemName: "heart.fill"), tag: 0)

        let insights = InsightsViewController(storeManager: storeManager)
        insights.title = "Insights"
        let insightsTab = UINavigationController(rootViewController: insights)
        insightsTab.tabBarItem = UITabBarItem(title: "Insights", image: UIImage(systemName: "chart.bar.fill"), tag: 1)

        let tabs = UITabBarController()
        tabs.setViewControllers([feedTab, insightsTab], animated: false)

        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}
