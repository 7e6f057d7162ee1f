import UIKit

/// How much of a day's tasks is done.
public enum OCKCompletionState: Hashable, Sendable {
    /// The day cannot be used yet.
    case dimmed
    /// The day has no tasks.
    case empty
    /// Nothing is done yet.
    case zero
    /// A part is done: above 0, up to 1 for everything. What lies outside counts as the nearest end.
    case progress(_ value: CGFloat)

    /// The state in the words of an accessible name.
    var words: String {
        switch self {
        case .dimmed: "not open yet"
        case .empty: "nothing to do"
        case .zero: "nothing done yet"
        case .progress: percent == 100 ? "all done" : "\(percent) percent done"
        }
    }

    /// The part that is done, in whole percent; only everything is 100, and only nothing is 0.
    var percent: Int {
        guard case .progress(let value) = self, value > 0 else { return 0 }
        return value >= 1 ? 100 : min(max(Int((value * 100).rounded()), 1), 99)
    }
}
