import Foundation
import Testing
import WebServer

@testable import CareHost

@MainActor @Suite("Pages of a host") struct PageTests {
    @Test("The first page makes a participant whose cookie scripts and other sites cannot use")
    func cookie() async throws {
        let fixture = try Fixture()
        let response = await Browser(fixture).get("/")
        #expect(response.status == 200)
        let cookie = try #require(response.headers["Set-Cookie"])
        let attributes = cookie.components(separatedBy: "; ")
        let name = try #require(attributes[0].wholeMatch(of: /participant=([0-9a-f]{32})/))
        #expect(Set(attributes.dropFirst()) == ["Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"])
        #expect(fixture.participantFolders == [String(name.1)])
    }

    @Test("A participant who comes back is the same, and the cookie's year begins anew")
    func comesBack() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        _ = await browser.get("/")
        let first = browser.cookie
        let response = await browser.get("/?tab=about")
        #expect(response.headers["Set-Cookie"]?.hasPrefix("participant=\(first ?? "")") == true)
        #expect(fixture.participantFolders.count == 1)
    }

    @Test(
        "Every response has the security headers",
        arguments: [
            ("GET", "/"), ("HEAD", "/"), ("POST", "/"), ("GET", "/healthz"), ("GET", "/nothing"), ("DELETE", "/"),
            ("GET", "/vendor/htmx.js"), ("GET", "/live"), ("POST", "/participants"), ("OPTIONS", "/assets/x.css"),
        ])
    func securityHeaders(method: String, target: String) async throws {
        let fixture = try Fixture()
        let response = await Browser(fixture).get(target, method: try #require(Request.Method(rawValue: method)))
        let policy = try #require(response.headers["Content-Security-Policy"])
        for rule in ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"] {
            #expect(policy.components(separatedBy: "; ").contains(rule))
        }
        #expect(!policy.contains("script-src 'self' 'unsafe-inline'"))
        #expect(response.headers["X-Content-Type-Options"] == "nosniff")
        #expect(response.headers["Referrer-Policy"] == "same-origin")
        #expect(response.headers["Cross-Origin-Opener-Policy"] == "same-origin")
        #expect(response.headers["Cross-Origin-Resource-Policy"] == "same-origin")
        #expect(response.headers["Permissions-Policy"]?.contains("camera=()") == true)
    }

    @Test("No cache keeps what may hold health data", arguments: ["/", "/?tab=about", "/nothing", "/healthz", "/live"])
    func noStore(target: String) async throws {
        let fixture = try Fixture()
        #expect(await Browser(fixture).get(target).headers["Cache-Control"] == "no-store")
    }

    @Test("HEAD is answered like GET", arguments: ["/", "/healthz", "/nothing", "/vendor/htmx.js"])
    func head(target: String) async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        _ = await browser.get("/")
        let get = await browser.get(target)
        let head = await browser.get(target, method: .head)
        #expect(head.status == get.status)
        #expect(head.headers["Content-Type"] == get.headers["Content-Type"])
    }

    @Test(
        "An unknown address is a page that says so and leads to the start",
        arguments: ["/nothing", "/healthz/more", "/live/more", "/app/x.svg", "/..", "/index.html", "/participants"])
    func notFound(target: String) async throws {
        let fixture = try Fixture()
        let response = await Browser(fixture).get(target)
        #expect(response.status == 404)
        #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
        #expect(response.text.contains("There is no page at this address."))
        #expect(response.text.contains("href=\"/\""))
        #expect(fixture.participantFolders.isEmpty)
    }

    @Test(
        "A method that an address does not take is named, with those that it takes",
        arguments: [
            (Request.Method.delete, "/", "GET, HEAD, POST"), (.put, "/", "GET, HEAD, POST"),
            (.post, "/healthz", "GET, HEAD"), (.post, "/assets/x.css", "GET, HEAD"), (.patch, "/live", "GET, HEAD"),
        ])
    func methods(method: Request.Method, target: String, allowed: String) async throws {
        let fixture = try Fixture()
        let response = await Browser(fixture).get(target, method: method)
        #expect(response.status == 405)
        #expect(response.headers["Allow"] == allowed)
    }

    @Test("Health is good while data can be written, and says what to check when it cannot")
    func health() async throws {
        let fixture = try Fixture()
        let browser = Browser(fixture)
        #expect(await browser.get("/healthz").status == 200)
        let folder = fixture.directory.appendingPathComponent("participants")
        try FileManager.default.removeItem(at: folder)
        let gone = await browser.get("/healthz")
        #expect(gone.status == 503)
        #expect(gone.text == "The data directory cannot be written; check the disk.\n")
        try emptyFile(at: folder.path)
        #expect(await browser.get("/healthz").status == 503)
    }

    @Test("Where no container can be made, the page says that nothing was lost")
    func noRoom() async throws {
        let fixture = try Fixture()
        try FileManager.default.removeItem(at: fixture.directory)
        try emptyFile(at: fixture.directory.path)
        let response = await Browser(fixture).get("/")
        #expect(response.status == 500)
        #expect(response.text.contains("Nothing was lost"))
        #expect(!response.text.contains(fixture.directory.path))
        #expect(response.headers["Set-Cookie"] == nil)
    }

    @Test("A host does not start on a data directory that cannot be made")
    func unusable() throws {
        let place = URL(fileURLWithPath: "/dev/null/data")
        #expect(throws: HostError.dataUnavailable("/dev/null/data/participants")) {
            try CareHost.Host(hosting: .journal, data: place, isDemonstration: false) { _ in
                fatalError("never launched")
            }
        }
    }
}
