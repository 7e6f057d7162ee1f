import Containers
import Foundation
import LiveUI
import Markup
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A live page")
struct LiveApplicationTests {
    @Test("The first document holds what the app fetches while it loads")
    func settled() async throws {
        let tab = try await TestTab(try counterApplication())
        #expect(tab.text.contains("Count: 0"))
    }

    @Test("A page is as new as it says: its stream sends nothing that the document holds already")
    func documentVersion() async throws {
        let application = try counterApplication()
        let scene = try await application.open(at: [:])
        let version = try #require(application.status(of: scene)).to
        var html = HTML()
        application.render(scene, into: &html)
        #expect(application.status(of: scene)?.to == version)
        var messages: [LiveMessage] = []
        let subscription = application.subscribe(to: scene, version: version) { messages.append($0) }
        #expect(messages.isEmpty)
        subscription?.cancel()
    }

    @Test(
        "A page whose scene is built again gets a version after its own, though the clock was set back or the page lies",
        arguments: [5, 2_000_000, .max, -1, .min])
    func rebuiltVersion(seen: Int) async throws {
        let application = try counterApplication(now: { 1_000 })
        let answer = try await application.receive(
            .init(scene: "a-scene-from-before", version: seen, state: [:], event: ViewEvent(view: "w", name: "none")))
        #expect(answer.message.from == 0)
        #expect(answer.message.to >= 1_000_000)
        if seen < 1 << 52 { #expect(answer.message.to > seen) }
    }

    @Test("A tap changes the page in every tab, and each patched page is what a reload shows")
    func twoTabs() async throws {
        let application = try counterApplication()
        let first = try await TestTab(application)
        let second = try await TestTab(application)
        for _ in 1...3 { try await first.tap("Add one") }
        await Task.yield()
        #expect(first.text.contains("Count: 3"))
        #expect(second.text.contains("Count: 3"))
        #expect(try first.page.canonical == first.fullRender().canonical)
        #expect(try second.page.canonical == second.fullRender().canonical)
    }

    @Test("Tabs and open pages stand in the address, and a reload returns to them")
    func address() async throws {
        let tab = try await TestTab(try counterApplication())
        #expect(tab.address == "./")
        try await tab.tap("Note & more")
        #expect(tab.address == "?tab=note-more")
        #expect(tab.page.elements(tag: "h1").map(\.textContent) == ["Note"])
        try await tab.tap("Count it")
        try await tab.tap("Add one")
        try await tab.tap("Clear")
        #expect(tab.address.hasPrefix("?open="))
        try await tab.reload()
        #expect(tab.text.contains("Clear the count?"))
        try await tab.tap("Yes, clear")
        #expect(tab.text.contains("Count: 0"))
        #expect(tab.address == "./")
        #expect(try tab.page.canonical == tab.fullRender().canonical)
    }

    @Test("What is covered by an open page can be neither reached nor used")
    func covered() async throws {
        let tab = try await TestTab(try counterApplication())
        let add = try #require(tab.page.first { $0.tag == "div" && $0.id?.hasSuffix("--add") == true }?.id)
        try await tab.tap("Clear")
        #expect(tab.page.elements(class: "layer").first?.attributes["inert"] == "")
        try await tab.send("tap", to: add)
        #expect(tab.refusal?.reason == .forbidden)
        #expect(tab.text.contains("Count: 0"))
    }

    @Test("A page that went back to an earlier address finds the scene there")
    func back() async throws {
        let application = try counterApplication()
        let tab = try await TestTab(application)
        let add = try #require(tab.page.first { $0.id?.hasSuffix("--add") == true }?.id)
        try await tab.tap("Clear")
        let answer = try await application.receive(
            .init(scene: tab.scene, version: tab.version, state: [:], event: ViewEvent(view: add, name: "tap")))
        #expect(answer.refusal == nil)
        #expect(answer.message.address == "./")
        #expect(tab.text.contains("Count: 1"))
    }

    @Test("Typed text is shown, never interpreted")
    func hostile() async throws {
        let tab = try await TestTab(try counterApplication(), at: "?tab=note-more")
        let hostile = "</p><script>alert(1)</script>\" onload=\"x"
        try await tab.tap("Save note", filling: ["note": hostile])
        #expect(tab.text.contains(hostile))
        #expect(tab.page.elements(tag: "script").isEmpty)
    }

    @Test("A refusal says one sentence and leaves the page as it was")
    func refusal() async throws {
        let tab = try await TestTab(try counterApplication(), at: "?tab=note-more")
        let before = tab.page.canonical
        try await tab.tap("Save note")
        #expect(tab.refusal == EventRefusal(.invalid, "Write a note first."))
        #expect(tab.page.canonical == before)
    }

    @Test(
        "An event for a view that is not there is refused",
        arguments: ["", "w", "w--root", "w--root--none", "v", String(repeating: "w--", count: 10_000), "w--root--../x"])
    func unknownView(view: String) async throws {
        let tab = try await TestTab(try counterApplication())
        try await tab.send("tap", to: view)
        #expect(tab.refusal?.reason == .notFound)
    }

    @Test("A hidden or disabled view refuses events, whatever the page says")
    func disabled() async throws {
        let container = try Container(id: "test", directory: nil)
        let application = try counterApplication(in: container)
        let tab = try await TestTab(application)
        let add = try #require(tab.page.first { $0.id?.hasSuffix("--add") == true }?.id)
        let scene = try #require(container.run { UIApplication.shared.connectedScenes.first as? UIWindowScene })
        let view = try #require(scene.windows.first?.view(withElementID: add))
        view.superview?.isUserInteractionEnabled = false
        view.superview?.disabledReason = "Opens Thursday."
        try await tab.send("tap", to: add)
        #expect(tab.refusal == EventRefusal(.forbidden, "Opens Thursday."))
        #expect(tab.page.elements(tag: "button").filter { $0.attributes["disabled"] != nil }.count == 2)
    }

    @Test("After a restart an event finds its view in the scene that is built again from the address")
    func restart() async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let first = try counterApplication(in: Container(id: "a", directory: directory))
        let tab = try await TestTab(first)
        try await tab.tap("Clear")
        let page = tab.page
        let choose = try #require(page.elements(class: "alert-box").first?.id)
        let second = try counterApplication(in: Container(id: "a", directory: directory), now: { 2_000 })
        let answer = try await second.receive(
            .init(
                scene: tab.scene, version: tab.version, state: TestTab.state(of: tab.address),
                event: ViewEvent(view: choose, name: "choose 1")))
        #expect(answer.refusal == nil)
        #expect(answer.message.address == "./")
        #expect(answer.message.from == 0)
        #expect(answer.message.to > tab.version)
    }

    @Test("An address opens no page that the participant has not opened")
    func forgedOpen() async throws {
        let tab = try await TestTab(try counterApplication(), at: "?open=abc.def&tab=nowhere&x=y")
        #expect(tab.address == "./")
        #expect(tab.text.contains("Count: 0"))
    }

    @Test("A tap larger than any that an app writes opens its page, but is not kept for a reload")
    func hugeTap() async throws {
        let app = try counterApplication()
        let tab = try await TestTab(app)
        try await tab.tap("Clear", filling: ["more": String(repeating: "x", count: 5_000)])
        #expect(tab.text.contains("Clear the count?"))
        #expect(tab.address == "./")
        try await tab.tap("Cancel")
        try await tab.tap("Clear")
        #expect(tab.address.hasPrefix("?open="))
    }

    @Test("A page that missed more than is remembered gets the whole window")
    func missed() async throws {
        let application = try counterApplication()
        let tab = try await TestTab(application)
        let known = tab.version
        for _ in 1...20 { try await tab.tap("Add one") }
        var messages: [LiveMessage] = []
        let subscription = application.subscribe(to: tab.scene, version: known) { messages.append($0) }
        #expect(messages.map(\.from) == [0])
        #expect(messages.first?.patches.first?.hasPrefix("<div id=\"w\"") == true)
        subscription?.cancel()
        #expect(application.subscribe(to: "unknown", version: 0) { _ in } == nil)
    }

    @MainActor final class Clock { var time = 0.0 }

    @Test("A scene that is closed lets its views go")
    func released() async throws {
        let clock = Clock()
        let container = try Container(id: "test", directory: nil)
        let application = try counterApplication(in: container, now: { clock.time })
        let tab = try await TestTab(application)
        weak let window = container.run {
            (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
        }
        #expect(window != nil)
        tab.close()
        clock.time = 1_000
        application.closeOverdue()
        #expect(application.isIdle)
        #expect(window == nil)
        #expect(container.run { UIApplication.shared.connectedScenes.isEmpty })
    }
}

@Suite("A scene's life")
struct SceneLifeTests {
    @Test("A scene without a stream lives on until its patience is over")
    func patience() {
        var life = SceneLife(patience: 10, limit: 5)
        #expect(life.seen("a", at: 0) == [])
        life.streamOpened("a", at: 1)
        #expect(life.overdue(at: 1_000) == [])
        life.streamClosed("a", at: 1_000)
        #expect(life.overdue(at: 1_010) == [])
        #expect(life.overdue(at: 1_011) == ["a"])
        #expect(life.isEmpty)
    }

    @Test("Of too many scenes without a stream, those not seen for longest go first")
    func limit() {
        var life = SceneLife(patience: 1_000, limit: 2)
        for (time, scene) in ["a", "b", "c", "d"].enumerated() {
            if scene == "a" { life.streamOpened("a", at: 0) }
            let closed = life.seen(scene, at: Double(time))
            #expect(closed == (scene == "d" ? ["b"] : []))
        }
    }

    @Test("Closing a stream twice, or one of an unknown scene, changes nothing")
    func twice() {
        var life = SceneLife(patience: 10, limit: 5)
        life.streamClosed("a", at: 0)
        #expect(life.isEmpty)
        life.streamOpened("a", at: 0)
        life.streamClosed("a", at: 0)
        life.streamClosed("a", at: 0)
        life.streamOpened("a", at: 1)
        #expect(life.overdue(at: 100) == [])
    }
}
