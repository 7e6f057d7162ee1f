import Foundation
import SQLStorage

/// Occurrences of a task version, from one to another, in the table `asked`, which has the first place in a cross join:
/// so no engine begins with the outcomes, which may be many.
struct OccurrenceRange {
    private let task: UUID
    private let first: Int
    private let last: Int

    /// - Parameter occurrences: Nil for none.
    init(task: UUID, occurrences: ClosedRange<Int>?) {
        self.task = task
        (first, last) = occurrences.map { ($0.lowerBound, $0.upperBound) } ?? (0, -1)
    }

    /// Whether an outcome `v` is for one of the occurrences.
    static let holds: SQLQuery = "v.task_uuid = asked.column1 AND v.occurrence BETWEEN asked.column2 AND asked.column3"

    /// Whether an outcome `v` is for another occurrence of the version.
    static let lacks: SQLQuery =
        "v.task_uuid = asked.column1 AND v.occurrence NOT BETWEEN asked.column2 AND asked.column3"

    /// The table `asked` for each of the statements that it takes. No outcome comes twice if ranges do not overlap.
    static func lists(of ranges: [OccurrenceRange]) -> [SQLQuery] {
        SQLQuery.lists(of: ranges, filler: OccurrenceRange(task: UUID(), occurrences: nil)).map { ranges in
            "(VALUES \(join: ranges.map(\.row))) asked"
        }
    }

    private var row: SQLQuery {
        """
        (CAST(\(task) AS \(word: .blob)), CAST(\(first) AS \(word: .integer)), CAST(\(last) AS \(word: .integer)))
        """
    }
}
