import Containers

/// A small file for the browser that a module brings with it: a style sheet or a script.
public struct ClientResource: Sendable {
    /// What the browser does with it.
    public enum Kind: Sendable {
        /// A style sheet of every page.
        case style
        /// An ES module of every page.
        case script
        /// An ES module that a view names when it needs it.
        case scriptOnDemand
    }

    /// What the browser does with it.
    public let kind: Kind
    /// Its content.
    public let content: [UInt8]
    /// Where it is served. The address names the content, so a browser may keep it for ever.
    public let address: String

    /// A file that a module brings with it, by a name without extension.
    public init(_ kind: Kind, name: String, content: [UInt8]) {
        self.kind = kind
        self.content = content
        let suffix = if case .style = kind { "css" } else { "js" }
        address = "/assets/\(name).\(String(FNV1a.hash(content), radix: 36)).\(suffix)"
    }

    /// What UIKit itself brings.
    public static let uikit = [ClientResource(.style, name: "uikit", content: PackageResources.UIKit_css)]
}
