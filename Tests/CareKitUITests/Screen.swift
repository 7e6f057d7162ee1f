import Containers
import Markup
import TestSupport
import Testing
import UIKit

/// A page that shows one view, and takes patches as a browser does.
@MainActor struct Screen {
    let scene: UIWindowScene
    private(set) var page: DOMNode

    init(_ view: UIView) throws {
        let container = try Container(id: "test", directory: nil)
        let application = UIApplication.launch(TestDelegate.self, in: container)
        scene = try container.run { try UIWindowScene.connect(to: application, identifier: "scene") }
        scene.windows.first?.rootViewController?.view.addSubview(view)
        _ = scene.takeUpdates()
        page = try Self.full(scene)
    }

    private static func full(_ scene: UIWindowScene) throws -> DOMNode {
        var html = HTML()
        scene.render(into: &html)
        return try DOMParser.parse(html.description)
    }

    /// Applies the patches since the last time, compares the page with a full render, and returns the patched views.
    @discardableResult mutating func patch() throws -> [UIView] {
        let views = scene.takeUpdates()
        for view in views {
            var html = HTML()
            view.render(into: &html)
            let node = try #require(try DOMParser.parse(html.description).children.first)
            #expect(page.replace(with: node), "a patch fits nowhere: \(node.id ?? "no id")")
        }
        #expect(page.canonical == (try Self.full(scene)).canonical)
        return views
    }

    /// Sends an event; the refusal, if there is one.
    func send(_ name: String, to view: UIView, _ fields: KeyValuePairs<String, String> = [:]) -> EventRefusal? {
        do {
            try scene.deliver(ViewEvent(view: view.elementID, name: name, fields: FormFields(fields)))
            return nil
        } catch {
            return error
        }
    }
}

@MainActor private final class TestDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Test", sessionRole: session.role)
        configuration.delegateClass = TestSceneDelegate.self
        return configuration
    }
}

@MainActor private final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

/// The HTML of a view that is in no window.
@MainActor func html(_ view: UIView) -> String {
    var html = HTML()
    view.render(into: &html)
    return html.description
}

let hostile = "<script>alert('1')</script>\"&"
let escapedHostile = "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;"
