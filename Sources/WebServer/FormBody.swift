/// Reads a posted form.
enum FormBody {
    /// More fields than this has no form of people. Millions of empty ones fit into a body, and each has a price.
    static let fieldLimit = 1_000

    /// The form's fields; empty for a body that is no form; nil for a form that cannot be read or has too many fields.
    ///
    /// - Complexity: O(n) in the body's bytes.
    static func fields(_ body: [UInt8], contentType: String?) -> Fields? {
        guard let contentType else { return Fields() }
        let type = MediaType(contentType)
        switch type.name {
        case "application/x-www-form-urlencoded":
            let separators = body.count { $0 == UInt8(ascii: "&") }
            return separators < fieldLimit ? PercentDecoding.fields(body) : nil
        case "multipart/form-data":
            guard let boundary = type.parameters["boundary"], !boundary.isEmpty, boundary.utf8.count <= 70 else {
                return nil
            }
            return multipart(body, boundary: Array(boundary.utf8))
        default: return Fields()
        }
    }

    /// The text fields of RFC 7578; parts with a file name are left out. Nil when the last delimiter is missing, which
    /// is how a truncated form looks.
    private static func multipart(_ body: [UInt8], boundary: [UInt8]) -> Fields? {
        let delimiter = Array("\r\n--".utf8) + boundary
        // The first delimiter has no line break before it; with one in front all are alike.
        let text = [0x0D, 0x0A] + body
        var fields = Fields()
        var starts = text.ranges(of: delimiter)[...]
        guard starts.count <= fieldLimit + 1 else { return nil }
        while let delimiterRange = starts.popFirst() {
            let rest = text[delimiterRange.upperBound...]
            if rest.starts(with: "--".utf8) { return fields }
            guard let next = starts.first else { return nil }
            let part = text[delimiterRange.upperBound..<next.lowerBound]
            guard let headerEnd = part.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
            let head = String(decoding: part[..<headerEnd.lowerBound], as: UTF8.self)
            if let name = fieldName(head) {
                let value = String(decoding: part[headerEnd.upperBound...], as: UTF8.self)
                fields.items.append(.init(name: name, value: value))
            }
        }
        return nil
    }

    private static func fieldName(_ head: String) -> String? {
        for line in head.split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, String(parts[0]).equalsIgnoringCase("content-disposition") else { continue }
            let disposition = MediaType(String(parts[1]))
            return disposition.parameters["filename"] == nil ? disposition.parameters["name"] : nil
        }
        return nil
    }
}

/// A media type, or another header of that shape: a name and parameters.
struct MediaType {
    /// In small letters.
    let name: String
    let parameters: Fields

    /// - Complexity: O(n).
    init(_ text: String) {
        var parts = Self.split(text)
        name = parts.isEmpty ? "" : parts.removeFirst().trimmingSpaces().lowercased()
        parameters = Fields(
            parts.compactMap { part in
                let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard pair.count == 2 else { return nil }
                let value = pair[1].trimmingSpaces().withoutQuotes()
                // Browsers write a quote in a field's name as %22 (WHATWG HTML, 4.10.21.8).
                return .init(
                    name: pair[0].trimmingSpaces().lowercased(),
                    value: value.split(separator: "%22", omittingEmptySubsequences: false).joined(separator: "\""))
            })
    }

    /// Splits at ";" outside of quotes.
    private static func split(_ text: String) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ";", !isQuoted {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        parts.append(text[start...])
        return parts
    }
}
