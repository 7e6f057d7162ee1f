import Containers
import Markup
import UIKit

/// An app for these tests: a journal of lines that are kept on disk, a page above it, and a counter of running apps.
@MainActor final class JournalDelegate: UIResponder, UIApplicationDelegate {
    private(set) var lines: [String] = []
    var observers: [() -> Void] = []
    private let preserved = Container.current?.preserved

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let data = preserved?.data(forKey: "lines") {
            lines = (try? JSONDecoder().decode([String].self, from: data)) ?? []
        }
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = JournalScene.self
        return configuration
    }

    func write(_ line: String) throws {
        try preserved?.set(JSONEncoder().encode(lines + [line]), forKey: "lines")
        lines.append(line)
        for observer in observers { observer() }
    }
}

@MainActor final class JournalScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        let journal = UINavigationController(rootViewController: JournalController())
        journal.tabBarItem = UITabBarItem(title: "Journal", image: nil, tag: 0)
        let about = UINavigationController(rootViewController: UIViewController())
        about.tabBarItem = UITabBarItem(title: "About", image: nil, tag: 1)
        tabs.viewControllers = [journal, about]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

@MainActor final class JournalController: UIViewController {
    private let journal = JournalView()
    private let help = UIButton(type: .system)

    override func viewDidLoad() {
        title = "My journal"
        journal.elementKey = "journal"
        help.elementKey = "help"
        help.setTitle("Help", for: .normal)
        help.addAction(UIAction { [weak self] _ in self?.showHelp() }, for: .touchUpInside)
        view.addSubview(journal)
        view.addSubview(help)
    }

    private func showHelp() {
        let alert = UIAlertController(title: "Write a line a day.", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Understood", style: .cancel))
        present(alert, animated: true)
    }
}

@MainActor final class JournalView: UIView {
    private let app = UIApplication.shared.delegate as? JournalDelegate

    init() {
        super.init(frame: .zero)
        app?.observers.append { [weak self] in self?.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { return nil }

    override func renderContent(into html: inout HTML) {
        for line in app?.lines ?? [] { html.element("p", .class("line"), text: line) }
        html.form(for: self) { html in
            html.void("input", .attribute("name", "line"))
            html.button(event: "write") { html in html.text("Write") }
        }
    }

    override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == "write", let line = event.fields["line"], !line.isEmpty else {
            throw EventRefusal(.invalid, "Write something first.")
        }
        guard app?.lines.contains(line) == false else { throw EventRefusal(.conflict, "That line is there already.") }
        do { try app?.write(line) } catch { throw EventRefusal(.failed, "The line could not be kept. Try again.") }
    }
}
