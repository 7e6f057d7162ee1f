import Foundation

@testable import CareKitStore

/// What the rules for changing a plan say in the plainest form: for each day, what is planned on it.
struct PlanModel: Equatable {
    enum Day: Equatable {
        case none
        case deleted
        /// What a change, a pause or a resumption put there.
        case planned(piece: Int, content: Int, isPaused: Bool)

        var content: Int? { if case .planned(_, let content, false) = self { content } else { nil } }
        func isSame(as other: Day) -> Bool {
            if case .planned(_, let content, let isPaused) = self, case .planned(_, content, isPaused) = other {
                return true
            }
            return self == other
        }

        var isThere: Bool { if case .planned = self { true } else { false } }
    }

    private struct Deletion: Equatable {
        let from: Int
        let made: Int
    }

    /// From `PlanDays.first` to `PlanDays.end`, the last of which stands for all that follow; as if no deletion stood.
    private var plan: [Day] = Array(repeating: .none, count: PlanDays.end - PlanDays.first + 1)
    /// The deletions that stand.
    private var deletions: [Deletion] = []
    private(set) var isStored = false
    /// The first day that any version or deletion has been for.
    private var earliest = PlanDays.end
    private var pieces = 0

    /// The same with the deletions that stand.
    var days: [Day] {
        guard let from = deletions.map(\.from).min() else { return plan }
        return plan.enumerated().map { $0 >= index(from) ? .deleted : $1 }
    }

    subscript(number: Int) -> Day { days[index(number)] }

    mutating func add(_ content: Int, from day: Int, answered: Int?) -> StoreRefusal? {
        if isStored, deletions.isEmpty { return .alreadyStored }
        if let answered, day <= answered { return .effectiveBeforeOutcome }
        undoDeletions(at: day)
        isStored = true
        fill(index(day)..<plan.count, .planned(piece: newPiece(), content: content, isPaused: false))
        earliest = min(earliest, day)
        return nil
    }

    /// Apple's update with a date.
    mutating func update(_ content: Int, from day: Int, answered: Int?) -> StoreRefusal? {
        guard isStored else { return .notStored }
        guard deletions.isEmpty else { return .deleted }
        if let answered, day <= answered { return .effectiveBeforeOutcome }
        fill(run(from: index(day)), .planned(piece: newPiece(), content: content, isPaused: false))
        earliest = min(earliest, day)
        return nil
    }

    mutating func change(_ content: Int, from day: Int) -> StoreRefusal? {
        guard isStored else { return .notStored }
        guard days[index(day)...].contains(where: \.isThere) else { return .deleted }
        settleDeletions()
        earliest = min(earliest, day)
        var next = index(day)
        if plan[next] == .none {
            let none = run(from: next)
            fill(none, .planned(piece: newPiece(), content: content, isPaused: false))
            next = none.upperBound
        }
        // What is planned in several pieces is changed in all of them; they stay versions of their own.
        guard next < plan.count, next == index(day) || plan[next].isThere else { return nil }
        for piece in pieces(in: same(from: next)) {
            fill(piece, .planned(piece: newPiece(), content: content, isPaused: false))
        }
        return nil
    }

    mutating func setPaused(_ isPaused: Bool, from day: Int, until end: Int?) -> StoreRefusal? {
        guard isStored else { return .notStored }
        guard days[index(day)...].contains(where: \.isThere) else { return .deleted }
        let (before, end) = (plan, end.map(index) ?? plan.count)
        var next = index(day)
        while next < end {
            let whole = run(from: next)
            if case .planned(_, let content, !isPaused) = plan[next] {
                fill(
                    next..<min(whole.upperBound, end), .planned(piece: newPiece(), content: content, isPaused: isPaused)
                )
                // What goes on after a pause is a version of its own.
                if end < whole.upperBound {
                    fill(end..<whole.upperBound, .planned(piece: newPiece(), content: content, isPaused: !isPaused))
                }
            }
            next = whole.upperBound
        }
        if plan != before { settleDeletions() }
        return nil
    }

    /// - Parameter day: Nil for all time.
    mutating func delete(from day: Int?, made: Int) -> StoreRefusal? {
        guard isStored else { return .notStored }
        deletions.append(Deletion(from: day ?? earliest, made: made))
        earliest = min(earliest, day ?? earliest)
        return nil
    }

    mutating func undelete(from day: Int) -> StoreRefusal? {
        guard isStored else { return .notStored }
        guard !deletions.isEmpty else { return .notDeleted }
        // What had not begun then begins when it was to.
        let before = plan
        let from = before.indices.first { $0 >= index(day) && before[$0] != .none } ?? index(day)
        undoDeletions(at: from + PlanDays.first)
        for index in from..<plan.count { plan[index] = before[index] }
        if case .planned(_, let content, let isPaused) = plan[from] {
            fill(run(from: from), .planned(piece: newPiece(), content: content, isPaused: isPaused))
        }
        return nil
    }

    /// From the time that deletions are undone, they tell of a gap since they were made.
    private mutating func undoDeletions(at day: Int) {
        let gap = deletions.map { max($0.from, $0.made) }.reduce(day, min)
        fill(index(gap)..<plan.count, deletions.isEmpty ? .none : .deleted)
        deletions = []
    }

    /// Of several deletions that stand a change leaves the first.
    private mutating func settleDeletions() {
        guard let from = deletions.map(\.from).min(), let first = deletions.last(where: { $0.from == from }) else {
            return
        }
        deletions = [first]
    }

    /// The days from one on on which the same is planned, in however many pieces.
    private func same(from index: Int) -> Range<Int> {
        index..<(plan[index...].firstIndex { !$0.isSame(as: plan[index]) } ?? plan.count)
    }

    /// The days from one on which one change, pause or resumption has planned.
    private func run(from index: Int) -> Range<Int> {
        index..<(plan[index...].firstIndex { $0 != plan[index] } ?? plan.count)
    }

    private func pieces(in range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        while let next = pieces.last?.upperBound ?? range.first, next < range.upperBound {
            pieces.append(run(from: next))
        }
        return pieces
    }

    private mutating func fill(_ range: Range<Int>, _ day: Day) {
        for index in range { plan[index] = day }
    }

    private mutating func newPiece() -> Int {
        pieces += 1
        return pieces
    }

    private func index(_ day: Int) -> Int { min(max(day - PlanDays.first, 0), plan.count - 1) }
}

/// An event as a plan has it.
struct PlannedEvent: Hashable {
    let start: Date
    let content: Int
}

extension PlanModel {
    /// The events that are planned up to the last day.
    func events(on calendar: PlanDays) -> [PlannedEvent] {
        let days = days.dropLast()
        var events: [PlannedEvent] = []
        var next = days.startIndex
        while next < days.endIndex {
            let end = days[next...].firstIndex { $0 != days[next] } ?? days.endIndex
            if let content = days[next].content {
                let (from, to) = (calendar.start(next + PlanDays.first), calendar.start(end + PlanDays.first))
                events += calendar.events(content).filter { $0.start < to && $0.end >= from }
                    .map { PlannedEvent(start: $0.start, content: content) }
            }
            next = end
        }
        return events
    }
}
