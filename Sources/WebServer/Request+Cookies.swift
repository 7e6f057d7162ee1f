extension Fields {
    /// The cookies in `Cookie` headers (RFC 6265, 4.2.1). A pair without "=" is left out, as servers are told to.
    ///
    /// - Complexity: O(n) in the headers' bytes.
    init(cookieHeaders: [String]) {
        self.init(
            cookieHeaders.flatMap { $0.split(separator: ";") }.compactMap { pair in
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2 else { return nil }
                let name = parts[0].trimmingSpaces()
                guard !name.isEmpty else { return nil }
                return .init(name: String(name), value: String(parts[1].trimmingSpaces().withoutQuotes()))
            })
    }
}

extension Substring {
    /// Without leading and trailing spaces and tabs.
    func trimmingSpaces() -> Substring {
        var rest = self
        while let first = rest.utf8.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
        while let last = rest.utf8.last, last == 0x20 || last == 0x09 { rest.removeLast() }
        return rest
    }

    /// Without a pair of double quotes around it.
    func withoutQuotes() -> Substring {
        utf8.count >= 2 && utf8.first == UInt8(ascii: "\"") && utf8.last == UInt8(ascii: "\"")
            ? dropFirst().dropLast() : self
    }
}
