import Foundation
import SQLStorage

/// Occurrences of a task version, from one to another, in the table `asked`, which has the first place in a cross join:
/// so no engine begins with the outcomes, which may be many.
struct OccurrenceRange {
    private let task: UUID
    private let first: Int
    private let last: Int

    init(task: UUID, occurrences: ClosedRange<Int>) {
        self.init(task: task, first: occurrences.lowerBound, last: occurrences.upperBound)
    }

    private init(task: UUID, first: Int, last: Int) {
        (self.task, self.first, self.last) = (task, first, last)
    }

    /// Whether an outcome `v` is for one of the occurrences.
    static let holds: SQLQuery = "v.task_uuid = asked.column1 AND v.occurrence BETWEEN asked.column2 AND asked.column3"

    /// The table `asked` for each of the statements that it takes. No outcome comes twice if ranges do not overlap.
    static func lists(of ranges: [OccurrenceRange]) -> [SQLQuery] {
        SQLQuery.lists(of: ranges, filler: OccurrenceRange(task: UUID(), first: 1, last: 0)).map { ranges in
            "(VALUES \(join: ranges.map(\.row))) asked"
        }
    }

    private var row: SQLQuery {
        """
        (CAST(\(task) AS \(word: .blob)), CAST(\(first) AS \(word: .integer)), CAST(\(last) AS \(word: .integer)))
        """
    }
}
