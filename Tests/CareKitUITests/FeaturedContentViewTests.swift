import CareKitUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Featured content")
struct FeaturedContentViewTests {
    @Test("The title is a heading, and one button lies over the whole card")
    func rendering() {
        let view = OCKFeaturedContentView(imageOverlayStyle: .dark)
        view.label.text = "Your knee"
        view.label.textColor = .systemBackground
        #expect(
            html(view) == """
                <div id="v" class="care-card featured-content overlay-dark">\
                <div id="v--0" class="image mode-scaleAspectFill"></div>\
                <h2 id="v--1" class="label font-title2"><span style="color:var(--system-background)">Your knee</span></h2>\
                <form method="post" hx-post="" hx-swap="none" class="tap">\
                <input type="hidden" name="_view" value="v">\
                <button type="submit" name="_event" value="tap" aria-labelledby="v--1"></button></form></div>
                """)
    }

    @Test(
        "The veil is what the app asked for",
        arguments: [
            (UIUserInterfaceStyle.dark, "care-card featured-content overlay-dark"),
            (.light, "care-card featured-content overlay-light"), (.unspecified, "care-card featured-content"),
        ])
    func veil(style: UIUserInterfaceStyle, classes: String) throws {
        let page = try DOMParser.parse(html(OCKFeaturedContentView(imageOverlayStyle: style)))
        #expect(page.children.first?.attributes["class"] == classes)
    }

    @Test("A name of its own takes the place of the title")
    func accessibilityLabel() throws {
        let view = OCKFeaturedContentView()
        view.accessibilityLabel = hostile
        let page = try DOMParser.parse(html(view))
        let button = try #require(page.elements(tag: "button").first)
        #expect(button.attributes["aria-label"] == hostile)
        #expect(button.attributes["aria-labelledby"] == nil)
        #expect(!html(view).contains("<script"))
    }

    @Test("A tap reaches the delegate; a disabled card refuses it")
    func taps() throws {
        let view = OCKFeaturedContentView(imageOverlayStyle: .light)
        let delegate = Delegate()
        view.delegate = delegate
        let screen = try Screen(view)
        #expect(screen.send("tap", to: view) == nil)
        #expect(delegate.tapped == [view])
        #expect(screen.send("open", to: view)?.reason == .notFound)
        view.isUserInteractionEnabled = false
        view.disabledReason = "Opens Thursday"
        #expect(screen.send("tap", to: view) == EventRefusal(.forbidden, "Opens Thursday"))
        #expect(delegate.tapped == [view])
        let page = try DOMParser.parse(html(view))
        #expect(page.elements(class: "disabled-reason").map(\.textContent) == ["Opens Thursday"])
        #expect(page.elements(tag: "button").map { $0.attributes["disabled"] } == [""])
    }

    @Test("A page that took patches is the page that a reload shows")
    func patches() throws {
        let view = OCKFeaturedContentView()
        var screen = try Screen(view)
        view.label.text = hostile
        view.label.textColor = .white
        #expect(try screen.patch() == [view.label])
        view.imageView.image = UIImage(systemName: "bandage")
        #expect(try screen.patch() == [view.imageView])
        view.accessibilityLabel = "Your knee in 3D"
        #expect(try screen.patch() == [view])
    }

    @MainActor private final class Delegate: OCKFeaturedContentViewDelegate {
        var tapped: [OCKFeaturedContentView] = []
        func didTapView(_ view: OCKFeaturedContentView) { tapped.append(view) }
    }
}
