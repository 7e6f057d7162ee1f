/// The wire form of one server-sent event (WHATWG HTML, 9.2.5).
enum ServerSentEvent {
    /// - Complexity: O(n).
    static func bytes(event name: String?, data: String, id: String?) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(data.utf8.count + 32)
        if let name { append("event", oneLine(name), to: &bytes) }
        if let id { append("id", oneLine(id), to: &bytes) }
        // By bytes, since a page's message is long and characters are slow to tell apart.
        var rest = data.utf8[...]
        while true {
            let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
            append("data", line, to: &bytes)
            rest = rest[line.endIndex...]
            guard let end = rest.first else { break }
            rest = rest.dropFirst(end == 0x0D && rest.dropFirst().first == 0x0A ? 2 : 1)
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// NUL would make the browser ignore an id, a line break would begin another field.
    private static func oneLine(_ text: String) -> [UInt8] {
        text.utf8.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0 }
    }

    private static func append(_ field: StaticString, _ value: some Sequence<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: field.description.utf8)
        bytes.append(contentsOf: ": ".utf8)
        bytes.append(contentsOf: value)
        bytes.append(UInt8(ascii: "\n"))
    }
}
