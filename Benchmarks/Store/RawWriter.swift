/// An engine's own library as a peer of a store.
protocol RawWriter {
    func createTable() throws
    /// Writes one row durably.
    func writeOne(_ row: RawRow) throws
    /// Writes rows durably in one transaction.
    func writeBatch(_ rows: [RawRow]) throws
}

/// As much as the quickest program would store of an outcome: one row, one index, no check.
struct RawRow {
    static let names = ["task", "occurrence", "event_start", "event_end", "created", "updated", "effective", "value"]
    static let columns = names.map { "\($0) REAL NOT NULL" }.joined(separator: ", ")
    static var width: Int { names.count }

    let numbers: [Double]

    init(_ number: Int) {
        numbers = (0..<Self.width).map { $0 == 1 ? Double(number) : 754_012_800.25 }
    }
}
