/// A request target, split before it is decoded, so that an encoded "/" or "?" separates nothing.
struct RequestTarget: Equatable {
    let path: String
    let segments: [String]
    let query: Fields

    /// Reads origin form, and absolute form, which RFC 9112, 3.2.2 obliges every server to accept.
    ///
    /// Nil for anything that cannot name a resource here: other forms, control characters, spaces, a wrong
    /// percent escape in the path, an encoded NUL, a path that is not UTF-8.
    init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
        let origin = Self.withoutAuthority(text)
        guard origin.utf8.first == UInt8(ascii: "/") else { return nil }
        let parts = origin.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        var segments: [String] = []
        for part in parts[0].split(separator: UInt8(ascii: "/")) {
            guard let bytes = PercentDecoding.strict(part), !bytes.contains(0),
                let segment = String(validating: bytes, as: UTF8.self)
            else { return nil }
            segments.append(segment)
        }
        path = String(Substring(parts[0]))
        self.segments = segments
        query = parts.count > 1 ? PercentDecoding.fields(parts[1]) : Fields()
    }

    private static func withoutAuthority(_ text: String) -> Substring {
        for scheme in ["http://", "https://"] where text.prefix(scheme.count).lowercased() == scheme {
            let rest = text.dropFirst(scheme.count)
            guard let start = rest.firstIndex(where: { $0 == "/" || $0 == "?" }) else { return "/" }
            return rest[start] == "/" ? rest[start...] : "/" + rest[start...]
        }
        return text[...]
    }
}
