/// What the benchmarks found: tables as they come, and at the end the goals that were missed.
struct Report {
    private var goals = 0
    private var missed: [String] = []
    private var failed: [String] = []

    /// Prints a table: the first column to the left, numbers to the right.
    func table(_ title: String, columns: [String], rows: [[String]]) {
        let lines = [columns] + rows
        let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        print("\n\(title)")
        for line in lines {
            let cells = zip(line, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }
            print("  " + cells.joined(separator: "  "))
        }
    }

    /// Holds a figure against its goal.
    mutating func goal(_ name: String, _ figure: Quantity, atMost limit: Quantity) {
        goals += 1
        // Written so that NaN misses.
        if !(figure.number <= limit.number) { missed.append("\(name): \(figure) (goal ≤ \(limit))") }
    }

    /// Notes that a benchmark gave no figures.
    mutating func fail(_ name: String, _ error: any Error) {
        failed.append("\(name): \(error)")
    }

    /// Prints the last line; false where a benchmark could not be run.
    func finish() -> Bool {
        for failure in failed { print("\nNot measured: \(failure)") }
        print(
            missed.isEmpty
                ? "\nAll \(goals) goals are met."
                : "\n\(missed.count) of \(goals) goals missed: \(missed.joined(separator: " · "))")
        return failed.isEmpty
    }
}
