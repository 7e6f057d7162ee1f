import Foundation
import Testing
import UIKit
import WebServer

@testable import CareHost

@MainActor @Suite("Files of a host") struct FileTests {
    private let resources = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func fixture() throws -> Fixture {
        let pictures = resources.appendingPathComponent("app/Images")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        try Data("<svg/>".utf8).write(to: pictures.appendingPathComponent("knee.svg"))
        try Data("secret".utf8).write(to: resources.appendingPathComponent("secret.txt"))
        try Data("hidden".utf8).write(to: resources.appendingPathComponent("app/.hidden"))
        var hosting = Hosting.journal
        hosting.resources = resources.appendingPathComponent("app")
        return try Fixture(hosting: hosting)
    }

    @Test("What a page names is there, kept for ever by its fingerprint, and compressed")
    func assets() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        let page = try await browser.page()
        let styles = page.node.elements(tag: "link").filter { $0.attributes["rel"] == "stylesheet" }
            .compactMap { $0.attributes["href"] }
        let scripts = page.node.elements(tag: "script").compactMap { $0.attributes["src"] }
        #expect(styles.count >= 3)
        for address in styles + scripts {
            let response = await browser.get(address, headers: ["Accept-Encoding": "gzip"])
            #expect(response.status == 200, "\(address)")
            #expect(response.headers["Vary"] == "Accept-Encoding", "\(address)")
            #expect(response.headers["Content-Encoding"] == "gzip", "\(address)")
            if address.hasPrefix("/assets/") {
                #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
            }
            #expect(await browser.get(address).headers["Content-Encoding"] == nil)
        }
    }

    @Test("A file that the browser has is not sent again")
    func notModified() async throws {
        let browser = Browser(try Fixture())
        let tag = try #require(await browser.get("/vendor/htmx.js").headers["ETag"])
        #expect(await browser.get("/vendor/htmx.js", headers: ["If-None-Match": tag]).status == 304)
    }

    @Test("The app's own pictures are served")
    func app() async throws {
        let fixture = try fixture()
        defer { try? FileManager.default.removeItem(at: resources) }
        let response = await Browser(fixture).get("/app/Images/knee.svg")
        #expect(response.text == "<svg/>")
        #expect(response.headers["Content-Type"]?.hasPrefix("image/svg+xml") == true)
        #expect(fixture.participantFolders.isEmpty)
    }

    @Test(
        "Nothing outside the served folders can be reached",
        arguments: [
            "/app/../secret.txt", "/app/%2e%2e/secret.txt", "/app/..%2Fsecret.txt", "/app/Images/../../secret.txt",
            "/app/.hidden", "/app", "/app/", "/app/Images", "/vendor/../Package.swift", "/vendor/%2e%2e/Package.swift",
            "/vendor", "/vendor/", "/assets", "/assets/", "/assets/../vendor/htmx.js", "/app//etc/passwd",
            "/app/Images/knee.svg%00", "/app/Images%5Cknee.svg",
        ])
    func traversal(target: String) async throws {
        let fixture = try fixture()
        defer { try? FileManager.default.removeItem(at: resources) }
        let response = await Browser(fixture).get(target)
        #expect(response.status == 404)
        #expect(!response.text.contains("secret") && !response.text.contains("hidden"))
    }
}
