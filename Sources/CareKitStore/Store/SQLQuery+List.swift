import SQLStorage

extension SQLQuery {
    /// The most entries that one list may have: a longer statement would cost as much as a further one.
    static let maximumListCount = 256

    /// Keys for `IN (…)`: at least one, and at most `maximumListCount`.
    init(list keys: [Int64]) {
        self = "\(join: Self.filled(keys))"
    }

    /// Entries as lists for a statement each, in which an entry may stand twice.
    static func lists<Entry>(of entries: [Entry]) -> [[Entry]] {
        parts(of: entries).map { filled($0) }
    }

    /// Entries in parts for a statement each, each entry once.
    static func parts<Entry>(of entries: [Entry]) -> [[Entry]] {
        stride(from: 0, to: entries.count, by: maximumListCount).map { start in
            Array(entries[start..<min(start + maximumListCount, entries.count)])
        }
    }

    /// The entries, filled up to a power of two with the last of them: nine statements then serve lists of all lengths, and
    /// are prepared once.
    private static func filled<Entry>(_ entries: [Entry]) -> [Entry] {
        guard let last = entries.last else { return [] }
        var count = 1
        while count < entries.count { count *= 2 }
        return entries + Array(repeating: last, count: count - entries.count)
    }
}
