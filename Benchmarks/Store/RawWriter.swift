import Foundation

/// An engine's own library as a peer of a store.
protocol RawWriter {
    func createTable() throws
    /// Writes one row durably.
    func writeOne(_ row: RawRow) throws
    /// Writes rows durably in one transaction.
    func writeBatch(_ rows: [RawRow]) throws
}

/// An engine's own library as a limit of what a store can read.
protocol RawReader {
    /// Reads the rows that make the events of an interval, and looks at every column.
    func readOutcomes(in interval: DateInterval) throws
}

extension RawReader {
    /// Outcomes with their values. `first` and `second` are the engine's placeholders for the interval's ends.
    static func outcomes(_ first: String, _ second: String) -> String {
        """
        SELECT o.*, v.* FROM outcome o JOIN outcome_value v ON v.outcome = o.sequence
        WHERE o.event_start >= \(first) AND o.event_start < \(second)
        """
    }
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
