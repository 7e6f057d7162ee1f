/// A page, or a part of one, written from top to bottom; text and attribute values are escaped here and nowhere else.
///
/// Elements nest as closures, so every opened element is closed:
///
///     var html = HTML()
///     html.element("p", .class("note")) { html in html.text(note) }
///
/// Tag and attribute names are `StaticString`s: nothing that a participant typed can become one.
public struct HTML: Sendable {
    /// The bytes written so far, UTF-8.
    public private(set) var utf8: [UInt8] = []

    /// An empty page.
    public init() {}

    /// Writes `<tag …>content</tag>`. Attributes that are nil are left out.
    public mutating func element(
        _ tag: StaticString, _ attributes: Attribute?..., content: (inout HTML) throws -> Void
    ) rethrows {
        try element(tag, attributes, content: content)
    }

    /// Writes `<tag …>content</tag>` from a list of attributes that was put together beforehand.
    public mutating func element(
        _ tag: StaticString, _ attributes: [Attribute?], content: (inout HTML) throws -> Void
    ) rethrows {
        open(tag, attributes)
        try content(&self)
        raw("</")
        raw(tag)
        raw(">")
    }

    /// Writes an element whose only content is `text`.
    public mutating func element(_ tag: StaticString, _ attributes: Attribute?..., text: String) {
        element(tag, attributes) { html in html.text(text) }
    }

    /// Writes an element that never has content, such as `input`, `img` or `meta`.
    public mutating func void(_ tag: StaticString, _ attributes: Attribute?...) {
        open(tag, attributes)
    }

    /// Writes text; `&`, `<`, `>`, `"` and `'` are escaped, and control characters that HTML forbids are dropped.
    public mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            case UInt8(ascii: "'"): raw("&#39;")
            case 0..<9, 11, 12, 14..<32, 127: break
            default: utf8.append(byte)
            }
        }
    }

    /// Writes markup as it is. The only raw path: use it for markup that this product or a study's author wrote.
    public mutating func unsafeHTML(_ markup: String) {
        utf8.append(contentsOf: markup.utf8)
    }

    /// Appends another part.
    public mutating func append(_ part: HTML) {
        utf8.append(contentsOf: part.utf8)
    }

    private mutating func open(_ tag: StaticString, _ attributes: [Attribute?]) {
        raw("<")
        raw(tag)
        for case let attribute? in attributes {
            raw(" ")
            raw(attribute.name)
            guard let value = attribute.value else { continue }
            raw("=\"")
            text(value)
            raw("\"")
        }
        raw(">")
    }

    private mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { utf8.append(contentsOf: $0) }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HTML: CustomStringConvertible {
    public var description: String { String(decoding: utf8, as: UTF8.self) }
}
