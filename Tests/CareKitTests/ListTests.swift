import Markup
import Testing
import UIKit

@testable import CareKit

@MainActor @Suite("A list of cards")
struct ListTests {
    private func label(_ text: String, key: String? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        label.elementKey = key
        return label
    }

    private func texts(_ list: OCKListViewController) -> [String?] {
        list.view.subviews.map { ($0 as? UILabel)?.text }
    }

    @Test("Views stand where they were put; a place outside is the nearest end")
    func places() {
        let list = OCKListViewController()
        list.appendView(label("b"), animated: false)
        list.insertView(label("a"), at: -5, animated: false)
        list.insertView(label("c"), at: 99, animated: true)
        #expect(texts(list) == ["a", "b", "c"])
        list.remove(at: 1, animated: false)
        list.remove(at: 7, animated: false)
        list.remove(at: -1, animated: false)
        #expect(texts(list) == ["a", "c"])
        list.clear()
        #expect(texts(list) == [])
    }

    @Test("Controllers come and go with their views")
    func controllers() {
        let list = OCKListViewController()
        let (first, second) = (UIViewController(), UIViewController())
        list.appendViewController(first, animated: false)
        list.insertViewController(second, at: 0, animated: false)
        #expect(list.view.subviews.map(ObjectIdentifier.init) == [second.view, first.view].map(ObjectIdentifier.init))
        #expect(first.parent === list)
        list.remove(at: 0, animated: false)
        #expect(second.parent == nil)
        #expect(list.children == [first])
        list.clear()
        #expect(list.children == [])
        #expect(first.view.superview == nil)
    }

    @Test("Two cards of one task have different identities, and one that is moved keeps its own")
    func identities() {
        let list = OCKListViewController()
        let (first, second, third) = (label("1", key: "a"), label("2", key: "a"), label("3", key: "a"))
        for label in [first, second, third] { list.appendView(label, animated: false) }
        #expect(Set([first, second, third].map(\.elementID)).count == 3)
        let identity = first.elementID
        list.appendView(first, animated: false)
        #expect(first.elementID == identity)
        #expect(texts(list) == ["2", "3", "1"])
    }

    @Test("A controller that is appended again moves, and stays once")
    func appendingAgain() {
        let list = OCKListViewController()
        let (first, second) = (UIViewController(), UIViewController())
        for controller in [first, second, first] { list.appendViewController(controller, animated: false) }
        #expect(list.children == [second, first])
        #expect(list.view.subviews.count == 2)
    }

    @Test("Words for an empty list are shown only while it is empty, and are escaped")
    func emptyText() {
        let list = OCKListViewController()
        func html() -> String {
            var html = HTML()
            list.view.render(into: &html)
            return html.description
        }
        #expect(!html().contains("empty-list"))
        list.emptyText = "Nothing & <no one>"
        #expect(html().contains("Nothing &amp; &lt;no one&gt;"))
        list.appendView(label("a"), animated: false)
        #expect(!html().contains("empty-list"))
    }
}
