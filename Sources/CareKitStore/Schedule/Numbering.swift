import Foundation

/// The numbers of a composed schedule's occurrences: their places in the order of all elements' starts.
///
/// Starts are compared as they are where the schedule was planned, so that an outcome stays with its event wherever the
/// participant is: see Documentation/Decisions/0015.
struct Numbering {
    private let recurrences: [Recurrence]

    init(_ schedule: OCKSchedule) {
        recurrences = schedule.elements.map { Recurrence($0, atHome: true) }
    }

    /// The number of occurrence `index` of the element at `position`, or nil where there is none.
    ///
    /// - Complexity: O(m) for m elements.
    func number(of index: Int, _ position: Int) -> Int? {
        recurrences[position].start(of: index).map { index + countOfOthers(before: $0, than: position) }
    }

    /// Which occurrence of the element at `position` has the number `number`; nil if none has.
    ///
    /// - Complexity: O(m log n) for m elements and n occurrences before it.
    func index(ofNumber number: Int, _ position: Int) -> Int? {
        // An occurrence's number in the schedule is never less than its number in its element.
        var (low, high) = (0, number)
        while low <= high {
            let middle = low + (high - low) / 2
            guard let found = self.number(of: middle, position) else {
                high = middle - 1
                continue
            }
            if found == number { return middle }
            if found < number { low = middle + 1 } else { high = middle - 1 }
        }
        return nil
    }

    /// How many occurrences of the other elements come before one of the element at `position` that starts at `date`.
    private func countOfOthers(before date: Date, than position: Int) -> Int {
        recurrences.enumerated().reduce(0) { sum, other in
            guard other.offset != position else { return sum }
            // With equal starts the earlier element comes first.
            return sum
                + (other.offset < position ? other.element.count(through: date) : other.element.count(before: date))
        }
    }
}
