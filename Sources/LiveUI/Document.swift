import Markup
import UIKit

/// The frame of a page: everything around the window of a scene.
public struct Document: Sendable {
    /// The language of the page, as in `en`.
    public var language = "en"
    /// The app's name, behind the title of the screen.
    public var applicationName: String
    /// Style sheets and scripts of the modules that the app uses.
    public var resources: [ClientResource]
    /// The address of the app's icon; nil shows none.
    public var icon: String?
    /// What stands above everything else, such as a word on demonstration data.
    public var banner: (@Sendable (inout HTML) -> Void)?

    /// The frame of an app's pages.
    public init(
        applicationName: String, resources: [ClientResource], icon: String? = nil
    ) {
        self.applicationName = applicationName
        self.resources = resources
        self.icon = icon
    }

    /// Writes a whole page around a scene's window.
    @MainActor public func render(_ scene: String, of application: LiveApplication, notice: String?) -> HTML {
        let status = application.status(of: scene)
        return frame(title: status?.title ?? "") { html in
            html.element("a", .class("skip"), .href("#main"), text: "Skip to content")
            banner?(&html)
            html.element("main", .id("main"), .attribute("tabindex", "-1")) { html in
                application.render(scene, into: &html)
            }
            html.element(
                "div", .id("notices"), .class("notices"), .attribute("role", "alert")
            ) { html in
                if let notice { Self.renderNotice(notice, into: &html) }
            }
        } attributes: {
            [.attribute("data-scene", scene), .attribute("data-version", String(status?.to ?? 0))]
        }
    }

    /// Writes a page that says one thing, such as an error; `title` is its heading.
    public func render(title: String, sentence: String) -> HTML {
        frame(title: title) { html in
            html.element("main", .id("main"), .class("navigation")) { html in
                html.element("header", .class("navigation-bar", "large")) { html in html.element("h1", text: title) }
                html.element("p", text: sentence)
                html.element("p") { html in html.element("a", .href("/"), text: "Go to the start") }
            }
        } attributes: {
            []
        }
    }

    private static func renderNotice(_ notice: String, into html: inout HTML) {
        html.element("div", .class("notice")) { html in
            html.element("span", text: notice)
            html.element("a", .href("./"), .attribute("aria-label", "Close this message"), text: "✕")
        }
    }

    private func frame(
        title: String, body: (inout HTML) -> Void, attributes: () -> [Attribute?]
    ) -> HTML {
        var html = HTML()
        // A constant, and the only markup here that is no element.
        html.unsafeHTML("<!doctype html>\n")
        html.element("html", [.attribute("lang", language)] + attributes()) { html in
            html.element("head") { html in
                html.void("meta", .attribute("charset", "utf-8"))
                html.void(
                    "meta", .attribute("name", "viewport"),
                    .attribute("content", "width=device-width, initial-scale=1, viewport-fit=cover"))
                html.void("meta", .attribute("name", "color-scheme"), .attribute("content", "light dark"))
                html.void("meta", .attribute("name", "htmx-config"), .attribute("content", Self.htmxConfiguration))
                html.element("title", text: title.isEmpty ? applicationName : "\(title) – \(applicationName)")
                // Without a link browsers ask for /favicon.ico and complain where there is none.
                html.void("link", .attribute("rel", "icon"), .attribute("href", icon ?? "data:,"))
                html.element("script", .src("/vendor/htmx.js"), .flag("defer")) { _ in }
                for resource in resources {
                    switch resource.kind {
                    case .style: html.void("link", .attribute("rel", "stylesheet"), .href(resource.address))
                    case .script:
                        html.element("script", .attribute("type", "module"), .src(resource.address)) { _ in }
                    case .scriptOnDemand: break
                    }
                }
            }
            // Answers are heard here even where a patch has taken the form away that was posted, and posts wait for one
            // another: one that overtook would come from an address that is no longer the page's.
            html.element(
                "body", .attribute("hx-target", "body"), .attribute("hx-sync", "body:queue all"), content: body)
        }
        return html
    }

    /// htmx posts forms; it neither keeps pages (answers would lie in the browser's storage) nor evaluates code.
    private static let htmxConfiguration =
        #"{"historyEnabled":false,"historyCacheSize":0,"allowEval":false,"allowScriptTags":false,"includeIndicatorStyles":false,"selfRequestsOnly":true}"#
}
