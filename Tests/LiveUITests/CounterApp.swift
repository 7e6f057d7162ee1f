import Containers
import LiveUI
import Markup
import UIKit

/// An app for these tests: a counter on one tab, a note on the other, a question before clearing.
@MainActor final class CounterDelegate: UIResponder, UIApplicationDelegate {
    var count = 0 { didSet { for observer in observers { observer() } } }
    var note = ""
    var observers: [() -> Void] = []

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = CounterScene.self
        return configuration
    }
}

@MainActor final class CounterScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        let counter = UINavigationController(rootViewController: CounterController())
        counter.tabBarItem = UITabBarItem(title: "Count it", image: nil, tag: 0)
        let note = UINavigationController(rootViewController: NoteController())
        note.tabBarItem = UITabBarItem(title: "Note & more", image: nil, tag: 1)
        tabs.viewControllers = [counter, note]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

@MainActor final class CounterController: UIViewController {
    let label = UILabel()
    let add = UIButton(type: .system)
    let clear = UIButton(type: .system)
    private var app: CounterDelegate? { UIApplication.shared.delegate as? CounterDelegate }

    override func viewDidLoad() {
        title = "Counter"
        let app = app
        for view in [label, add, clear] { self.view.addSubview(view) }
        add.elementKey = "add"
        add.setTitle("Add one", for: .normal)
        add.addAction(UIAction { _ in app?.count += 1 }, for: .touchUpInside)
        clear.setTitle("Clear", for: .normal)
        clear.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        app?.observers.append { [weak self] in self?.show() }
        load()
    }

    /// Fetches late, as an app does from its store.
    private func load() {
        let work = Container.current?.activity.begin()
        Task { @MainActor [weak self] in
            await Task.yield()
            self?.show()
            work?.end()
        }
    }

    private func show() { label.text = "Count: \(app?.count ?? -1)" }

    private func ask() {
        let alert = UIAlertController(title: "Clear the count?", message: nil, preferredStyle: .alert)
        let app = app
        alert.addAction(UIAlertAction(title: "Yes, clear", style: .destructive) { _ in app?.count = 0 })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

@MainActor final class NoteController: UIViewController {
    override func loadView() { view = NoteView() }
    override func viewDidLoad() { title = "Note" }
}

@MainActor final class NoteView: UIView {
    private var app: CounterDelegate? { UIApplication.shared.delegate as? CounterDelegate }

    override func renderContent(into html: inout HTML) {
        html.element("p", text: app?.note ?? "")
        html.form(for: self) { html in
            html.void("input", .attribute("name", "note"))
            html.button(event: "save") { html in html.text("Save note") }
        }
    }

    override func handle(_ event: ViewEvent) throws(EventRefusal) {
        guard event.name == "save", let note = event.fields["note"], !note.isEmpty else {
            throw EventRefusal(.invalid, "Write a note first.")
        }
        app?.note = note
        setNeedsDisplay()
    }
}

/// Starts the app in a container of its own.
@MainActor func counterApplication(
    in container: Container? = nil, now: @escaping @MainActor () -> Double = { 1_000 }
) throws -> LiveApplication {
    let container = try container ?? Container(id: "test", directory: nil)
    return LiveApplication(container: container, formToken: "secret", settlingLimit: .seconds(60), now: now) {
        UIApplication.launch(CounterDelegate.self, in: container)
    }
}
