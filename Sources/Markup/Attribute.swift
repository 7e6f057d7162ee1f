/// An attribute of an element: a fixed name, and a value that is escaped when it is written.
public struct Attribute: Sendable {
    let name: StaticString
    let value: String?

    /// `name="value"`.
    public static func attribute(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(name: name, value: value)
    }

    /// `name="value"`, or nothing where there is no value.
    public static func attribute(_ name: StaticString, _ value: String?) -> Attribute? {
        value.map { Attribute(name: name, value: $0) }
    }

    /// A bare attribute such as `disabled`, or nothing where `present` is false.
    public static func flag(_ name: StaticString, _ present: Bool = true) -> Attribute? {
        present ? Attribute(name: name, value: nil) : nil
    }

    /// `id="…"`.
    public static func id(_ value: String) -> Attribute { .attribute("id", value) }

    /// `class="…"`; empty names are left out.
    public static func `class`(_ names: String...) -> Attribute? { .class(names) }

    /// `class="…"` from a list; nothing where no name is left.
    public static func `class`(_ names: [String]) -> Attribute? {
        let names = names.filter { !$0.isEmpty }
        return names.isEmpty ? nil : .attribute("class", names.joined(separator: " "))
    }

    /// `href="…"`; an address whose scheme could run code becomes `about:invalid`.
    public static func href(_ address: String) -> Attribute { .attribute("href", safe(address)) }

    /// `src="…"`; an address whose scheme could run code becomes `about:invalid`.
    public static func src(_ address: String) -> Attribute { .attribute("src", safe(address)) }

    /// Lets relative addresses and the schemes through that a care app links to; all others are refused.
    private static func safe(_ address: String) -> String {
        let head = address.utf8.prefix { !"/?#".utf8.contains($0) }
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return address }
        let scheme = String(decoding: head[..<colon], as: UTF8.self).lowercased()
        return ["http", "https", "mailto", "tel", "sms"].contains(scheme) ? address : "about:invalid"
    }
}
