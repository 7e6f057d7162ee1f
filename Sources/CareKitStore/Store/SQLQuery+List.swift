import SQLStorage

extension SQLQuery {
    /// The most entries that one list may have: longer statements were no quicker, and more rows would wait in memory.
    static let maximumListCount = 512

    /// Keys for `IN (…)`: at least one, and at most `maximumListCount`.
    init(list keys: [some SQLConvertible]) {
        self = "\(join: keys.last.map { Self.filled(keys, with: $0) } ?? [])"
    }

    /// Entries as lists for a statement each, filled up with one that stands for nothing.
    static func lists<Entry>(of entries: [Entry], filler: Entry) -> [[Entry]] {
        parts(of: entries).map { filled($0, with: filler) }
    }

    /// Entries in parts for a statement each, each entry once.
    static func parts<Entry>(of entries: [Entry]) -> [[Entry]] {
        stride(from: 0, to: entries.count, by: maximumListCount).map { start in
            Array(entries[start..<min(start + maximumListCount, entries.count)])
        }
    }

    /// Entries in parts for an `INSERT` each, of 64, 32, … or 1: seven statements then serve lists of all lengths.
    static func rows<Entry>(of entries: [Entry]) -> [[Entry]] {
        var parts: [[Entry]] = []
        var (rest, count) = (entries[...], 64)
        while !rest.isEmpty {
            while count > rest.count { count /= 2 }
            parts.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return parts
    }

    /// The entries, filled up to a power of two: ten statements then serve lists of all lengths, and are prepared once.
    private static func filled<Entry>(_ entries: [Entry], with filler: Entry) -> [Entry] {
        var count = 1
        while count < entries.count { count *= 2 }
        return entries + Array(repeating: filler, count: count - entries.count)
    }
}
