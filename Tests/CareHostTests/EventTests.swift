import Foundation
import LiveUI
import Testing
import WebServer

@testable import CareHost

@MainActor @Suite("Events that arrive at a host") struct EventTests {
    @Test("A script's post is answered with a message for its page")
    func live() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let response = await browser.post(
            "/", page.writing("It bends."), headers: ["HX-Request": "true", "Live-Version": page.version])
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(response.headers["Cache-Control"] == "no-store")
        let message = try JSONDecoder().decode(LiveMessage.self, from: Data(response.text.utf8))
        #expect(message.scene == page.scene)
        #expect(String(message.from) == page.version)
        #expect(message.patches.joined().contains("It bends."))
        #expect(message.notice == nil)
    }

    @Test("A plain post is answered with the way to the page", arguments: ["/", "/?tab=about"])
    func plain(target: String) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let response = await browser.post("/", page.writing("It bends."))
        #expect(response.status == 303)
        #expect(response.headers["Location"] == "/")
        #expect(try await browser.page().lines == ["It bends."])
    }

    @Test("A plain post that opens a page leads to the address at which it is open, and a reload finds it there")
    func opens() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let help = try #require(page.node.elements(tag: "form").first { $0.textContent.contains("Help") })
        let view = try #require(help.formFields.first { $0.name == "_view" }?.value)
        let response = await browser.post(
            "/", ["_token": page.token, "_scene": page.scene, "_view": view, "_event": "tap"])
        let location = try #require(response.headers["Location"])
        #expect(location.hasPrefix("/?open="))
        #expect(await browser.get(location).text.contains("Write a line a day."))
        try fixture.start()
        #expect(await browser.get(location).text.contains("Write a line a day."))
    }

    @Test("A refused script's post says why in its message; the status names the kind")
    func liveRefusal() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let headers = ["HX-Request": "true", "Live-Version": page.version]
        let empty = await browser.post("/", page.writing(""), headers: headers)
        #expect(empty.status == 422)
        let message = try JSONDecoder().decode(LiveMessage.self, from: Data(empty.text.utf8))
        #expect(message.notice == "Write something first.")
        #expect(message.patches.isEmpty)
        _ = await browser.post("/", page.writing("Once."), headers: headers)
        #expect(await browser.post("/", page.writing("Once."), headers: headers).status == 409)
        #expect(try fixture.lines(of: browser) == ["Once."])
    }

    @Test("A refused plain post is answered with the whole page and the sentence")
    func plainRefusal() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let response = await browser.post("/", page.writing(""))
        #expect(response.status == 422)
        let answer = try Page(text: response.text, target: "/")
        #expect(answer.notice == "Write something first.")
        #expect(answer.scene == page.scene)
        #expect(try fixture.lines(of: browser).isEmpty)
    }

    @Test("What cannot be stored is refused and not shown")
    func notStored() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let state = fixture.directory.path + "/participants/\(try #require(browser.cookie))/State"
        try FileManager.default.removeItem(atPath: state)
        try emptyFile(at: state)
        let response = await browser.post("/", page.writing("Lost?"))
        #expect(response.status == 500)
        let answer = try Page(text: response.text, target: "/")
        #expect(answer.notice == "The line could not be kept. Try again.")
        #expect(answer.lines.isEmpty)
    }

    @Test("Typed text is shown, never interpreted")
    func hostileText() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let hostile = "</p><script>alert(1)</script>\" onload=\"x"
        _ = await browser.post("/", try await browser.page().writing(hostile))
        let page = try await browser.page()
        #expect(page.lines == [hostile])
        #expect(page.node.elements(tag: "script").allSatisfy { $0.attributes["src"] != nil })
    }

    @Test("A post without a cookie is refused and makes no participant")
    func noCookie() async throws {
        let fixture = try Fixture()
        let page = try await Browser(fixture).page()
        let response = await Browser(fixture).post("/", page.writing("x"))
        #expect(response.status == 403)
        #expect(response.text.contains("Allow cookies, then open the start page again."))
        #expect(response.headers["Set-Cookie"] == nil)
        #expect(fixture.participantFolders.count == 1)
    }

    @Test(
        "A form without its token, or with a forged one, changes nothing",
        arguments: [nil, "", "0", String(repeating: "0", count: 32), String(repeating: "é", count: 16)], [true, false])
    func token(token: String?, isLive: Bool) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let fields: KeyValuePairs<String, String>
        if let token {
            fields = page.writing("x", token: token)
        } else {
            fields = ["_scene": page.scene, "_view": page.view, "_event": "write", "line": "x"]
        }
        let response = await browser.post("/", fields, headers: isLive ? ["HX-Request": "true"] : [:])
        #expect(response.status == 403)
        #expect(response.text.contains("This form did not come from your page."))
        #expect(try fixture.lines(of: browser).isEmpty)
    }

    @Test("Another participant's token is a forged one")
    func othersToken() async throws {
        let fixture = try Fixture()
        let (one, other) = (Browser(fixture), Browser(fixture))
        let page = try await one.page()
        let theirs = try await other.page()
        #expect(page.token != theirs.token)
        let response = await one.post("/", page.writing("x", token: theirs.token))
        #expect(response.status == 403)
        #expect(try fixture.lines(of: one).isEmpty)
        #expect(try fixture.lines(of: other).isEmpty)
    }

    @Test("Another participant's scene is not there for anybody else")
    func othersScene() async throws {
        let fixture = try Fixture()
        let (one, other) = (Browser(fixture), Browser(fixture))
        let page = try await one.page()
        let theirs = try await other.page()
        _ = await one.post("/", page.writing("x", scene: theirs.scene))
        #expect(try fixture.lines(of: other).isEmpty)
        #expect(try fixture.lines(of: one) == ["x"])
        #expect(try await other.page().lines.isEmpty)
    }

    @Test("A view that only another container has is unknown", arguments: [true, false])
    func othersView(isLive: Bool) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let response = await browser.post(
            "/", page.writing("x", view: page.view + "--theirs"), headers: isLive ? ["HX-Request": "true"] : [:])
        #expect(response.status == 404)
        #expect(response.text.contains("This page is out of date. Reload it and try again."))
        #expect(try fixture.lines(of: browser).isEmpty)
    }

    @Test(
        "A form without its parts is refused",
        arguments: [
            "", "short", String(repeating: "s", count: 65), "with a space in it", "../../../../../../etc",
            "0123456789abcdef\u{1}",
        ])
    func incomplete(scene: String) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let response = await browser.post("/", page.writing("x", scene: scene))
        if scene == "../../../../../../etc" {
            // A scene's name is only a name; no file is called by it.
            #expect(response.status == 303)
        } else {
            #expect(response.status == 400)
            #expect(response.text.contains("This form is not complete."))
            #expect(try fixture.lines(of: browser).isEmpty)
        }
        #expect(await browser.post("/", ["_token": page.token, "_scene": page.scene]).status == 400)
    }
}
