import Markup
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Views")
struct ViewTests {
    private func html(_ view: UIView) -> String {
        var html = HTML()
        view.render(into: &html)
        return html.description
    }

    @Test("A label shows its text, and markup in it stays text")
    func label() {
        let label = UILabel()
        label.text = "<b>4</b>\n&"
        label.font = .preferredFont(forTextStyle: .headline)
        #expect(html(label) == "<h3 id=\"v\" class=\"label font-headline\">&lt;b&gt;4&lt;/b&gt;\n&amp;</h3>")
    }

    @Test("An identity is the way from the root: keys where given, numbers that are never reused elsewhere")
    func identity() {
        let root = UIView()
        let (first, second, third) = (UIView(), UIView(), UIView())
        second.elementKey = "check-in"
        for view in [first, second, third] { root.addSubview(view) }
        #expect([first, second, third].map(\.elementID) == ["v--0", "v--check-in", "v--2"])
        first.removeFromSuperview()
        let fourth = UIView()
        root.insertSubview(fourth, at: 0)
        #expect(fourth.elementID == "v--3")
        #expect(third.elementID == "v--2")
    }

    @Test(
        "Keys of any text make identities that never collide",
        arguments: ["a b", "a-b", "a--b", "", "é", "-a", "a-", "a/b"])
    func keys(key: String) {
        let root = UIView()
        let keys = ["a b", "a-b", "a--b", "", "é", "-a", "a-", "a/b"]
        let view = UIView()
        view.elementKey = key
        root.addSubview(view)
        let id = view.elementID
        #expect(id.dropFirst(3).range(of: "--") == nil)
        #expect(id.utf8.allSatisfy { $0 < 128 && $0 != 32 && $0 != 47 })
        for other in keys where other != key {
            view.elementKey = other
            #expect(view.elementID != id)
        }
    }

    @Test("A disabled card disables the buttons inside, and says why")
    func disabled() {
        let card = UIView()
        let button = UIButton(type: .system)
        button.setTitle("Start", for: .normal)
        card.addSubview(button)
        #expect(!html(card).contains("disabled"))
        card.isUserInteractionEnabled = false
        card.disabledReason = "Opens Thursday"
        #expect(html(card).contains("value=\"tap\" disabled>Start"))
        #expect(button.disabledReason == "Opens Thursday")
    }

    @Test("Dimming, hiding and colours stand in the element")
    func looks() {
        let view = UIView()
        view.alpha = 0.4
        view.isHidden = true
        view.backgroundColor = #colorLiteral(red: 1, green: 0.462745098, blue: 0.368627451, alpha: 1)
        view.tintColor = .systemBlue
        #expect(
            html(view)
                == "<div id=\"v\" class=\"dimmed\" style=\"background-color:rgb(255 118 94);--tint:var(--system-blue)\" hidden></div>"
        )
    }

    @Test("A view cannot be put into itself or into what it holds")
    func cycles() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil)
        #expect(inner.subviews.isEmpty)
    }

    @Test("Colours from components are clamped, and what is not a number is none")
    func colours() {
        #expect(UIColor(red: 2, green: -1, blue: .nan, alpha: 0.5).css == "rgb(255 0 0 / 0.5)")
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(
            UIColor.systemBlue.withAlphaComponent(0.25).css == "color-mix(in srgb, var(--system-blue) 25%, transparent)"
        )
    }

    @Test("A symbol that there is no picture for is nil; a known one is decorative unless it is described")
    func symbols() throws {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        let image = try #require(UIImage(systemName: "bandage"))
        var html = HTML()
        image.render(into: &html)
        image.described(as: "A bandage").render(into: &html, classes: "large")
        #expect(
            html.description
                == "<svg class=\"symbol\" aria-hidden=\"true\"><use href=\"/vendor/symbols.svg#bandage\"></use></svg>"
                + "<svg class=\"symbol large\" role=\"img\" aria-label=\"A bandage\"><use href=\"/vendor/symbols.svg#bandage\"></use></svg>"
        )
    }

    @Test("A picture by name cannot leave the app's folder", arguments: ["", "../secret", "/etc/passwd", "a/../../b"])
    func pictures(name: String) { #expect(UIImage(named: name) == nil) }
}

@MainActor @Suite("View controllers")
struct ControllerTests {
    final class Recorder: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("load") }
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("go") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
    }

    @Test("A view loads on first use, once")
    func loading() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded)
        _ = controller.view
        _ = controller.view
        #expect(controller.calls == ["load"])
    }

    @Test("A navigation controller shows its topmost, and Back is offered from the second on")
    func navigation() {
        let (first, second) = (Recorder(), Recorder())
        first.title = "One"
        second.title = "Two"
        let navigation = UINavigationController(rootViewController: first)
        _ = navigation.view
        navigation.pushViewController(second, animated: false)
        #expect(second.view.superview === navigation.view)
        #expect(first.view.superview == nil)
        #expect(navigation.displayTitle == "Two")
        #expect(navigation.popViewController(animated: false) === second)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.displayTitle == "One")
    }

    @Test("A tab's name in the address comes from its title")
    func tabs() {
        let tabs = UITabBarController()
        let titles = ["Care Feed", "Insights!", "", "Ü b"]
        tabs.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        _ = tabs.view
        #expect(tabs.sceneState == [:])
        let names = titles.indices.map { index in
            tabs.selectedIndex = index
            return tabs.sceneState["tab"]
        }
        #expect(names == [nil, "insights", "2", "ü-b"])
        tabs.restoreSceneState(["tab": "insights"])
        #expect(tabs.selectedIndex == 1)
        tabs.restoreSceneState(["tab": "nowhere"])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("An address percent-encodes its state and sorts it")
    func addresses() {
        #expect(UIWindowScene.address(of: [:]) == "./")
        #expect(UIWindowScene.address(of: ["tab": "ü-b", "date": "2026-11-30"]) == "?date=2026-11-30&tab=%C3%BC-b")
        #expect(UIWindowScene.address(of: ["a": "&=\"<"]) == "?a=%26%3D%22%3C")
    }
}
