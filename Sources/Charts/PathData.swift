/// The `d` attribute of an SVG path, with coordinates rounded to two decimals so that snapshots stay stable.
struct PathData {
    /// The commands written so far.
    private(set) var text = ""

    /// Appends a command and its coordinates, which are separated by spaces.
    mutating func append(_ command: Character, _ numbers: Double...) {
        text.append(command)
        text += numbers.lazy.map { $0.text(fractionDigits: 2) }.joined(separator: " ")
    }
}
