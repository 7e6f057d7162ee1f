/// A node of a parsed page: just enough of a browser's tree to find, read and patch what this product writes.
public final class DOMNode {
    /// The tag in small letters; empty for text.
    public let tag: String
    /// The attributes.
    public var attributes: [String: String]
    /// What is inside.
    public var children: [DOMNode]
    /// A text node's text, unescaped.
    public let text: String

    init(tag: String, attributes: [String: String] = [:], children: [DOMNode] = [], text: String = "") {
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// The element's identity.
    public var id: String? { attributes["id"] }

    /// The text inside, as it is read.
    public var textContent: String { tag.isEmpty ? text : children.map(\.textContent).joined() }

    /// All nodes inside, this one first, in the order of the document.
    public var all: [DOMNode] { [self] + children.flatMap(\.all) }

    /// The first element of which `matches` is true.
    public func first(where matches: (DOMNode) -> Bool) -> DOMNode? { all.first(where: matches) }

    /// The element of an identity.
    public func element(id: String) -> DOMNode? { first { $0.id == id } }

    /// Elements of a class.
    public func elements(class name: String) -> [DOMNode] {
        all.filter { ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(name)) }
    }

    /// Elements of a tag.
    public func elements(tag name: String) -> [DOMNode] { all.filter { $0.tag == name } }

    /// Replaces the element of the same identity; false where there is none.
    public func replace(with patch: DOMNode) -> Bool {
        for (index, child) in children.enumerated() {
            if child.id != nil, child.id == patch.id {
                children[index] = patch
                return true
            }
            if child.replace(with: patch) { return true }
        }
        return false
    }

    /// The tree as text with sorted attributes, so that equal trees are equal texts.
    public var canonical: String {
        if tag.isEmpty { return text }
        let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
        return "<\(tag)\(attributes)>" + children.map(\.canonical).joined() + "</\(tag)>"
    }
}

/// Why a page is not well-formed: a test's finding, since everything this product writes must be.
public struct DOMError: Error, CustomStringConvertible {
    /// What is wrong, and where.
    public let description: String
}

/// Parses well-formed HTML as this product writes it.
public struct DOMParser {
    private var rest: Substring.UTF8View
    private static let void: Set<String> = ["meta", "link", "input", "img", "br", "hr", "source", "track"]
    private static let raw: Set<String> = ["style", "script"]

    /// Parses a page or a part of one; the returned node's children are its top elements.
    public static func parse(_ html: String) throws -> DOMNode {
        var html = Substring(html)
        if html.hasPrefix("<!doctype html>") { html = html.dropFirst(15) }
        var parser = DOMParser(rest: html.utf8)
        let root = DOMNode(tag: "#document")
        try parser.parseChildren(of: root)
        return root
    }

    private mutating func parseChildren(of parent: DOMNode) throws {
        while !rest.isEmpty {
            if starts(with: "</") {
                skip(2)
                let name = take { $0 != UInt8(ascii: ">") }
                guard name == parent.tag else {
                    throw DOMError(description: "</\(name)> closes <\(parent.tag)> \(parent.attributes)")
                }
                skip(1)
                return
            }
            if starts(with: "<") {
                parent.children.append(try parseElement())
            } else {
                let text = take { $0 != UInt8(ascii: "<") }
                parent.children.append(DOMNode(tag: "", text: Self.unescape(text)))
            }
        }
        if parent.tag != "#document" { throw DOMError(description: "<\(parent.tag)> is not closed") }
    }

    private mutating func parseElement() throws -> DOMNode {
        skip(1)
        let tag = take { !" >/\n".utf8.contains($0) }
        let node = DOMNode(tag: tag)
        while true {
            _ = take { " \n/".utf8.contains($0) }
            guard let byte = rest.first else { throw DOMError(description: "<\(tag) is not closed") }
            if byte == UInt8(ascii: ">") { break }
            let name = take { !"= >".utf8.contains($0) }
            guard node.attributes[name] == nil else { throw DOMError(description: "<\(tag)> has \(name) twice") }
            guard starts(with: "=\"") else {
                node.attributes[name] = ""
                continue
            }
            skip(2)
            node.attributes[name] = Self.unescape(take { $0 != UInt8(ascii: "\"") })
            skip(1)
        }
        skip(1)
        if Self.void.contains(tag) { return node }
        if Self.raw.contains(tag) {
            node.children = [DOMNode(tag: "", text: take { $0 != UInt8(ascii: "<") })]
        }
        try parseChildren(of: node)
        return node
    }

    private func starts(with prefix: String) -> Bool { rest.starts(with: prefix.utf8) }

    private mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

    private mutating func take(while matches: (UInt8) -> Bool) -> String {
        let taken = rest.prefix(while: matches)
        rest = rest.dropFirst(taken.count)
        return String(taken) ?? ""
    }

    private static func unescape(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&"]
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            if let entity = entities.first(where: { rest.hasPrefix($0.key) }) {
                result += entity.value
                rest = rest.dropFirst(entity.key.count)
            } else {
                result.append("&")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
