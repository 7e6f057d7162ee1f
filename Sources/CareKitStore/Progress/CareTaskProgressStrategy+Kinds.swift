import Foundation

// One outcome may hold answers of several kinds, such as both numbers of a blood pressure; these look at one kind.

extension CareTaskProgressStrategy where Progress == BinaryCareTaskProgress {
    /// Done as soon as the outcome has a value of a kind.
    public static func checkingOutcomeExists(kind: String) -> CareTaskProgressStrategy {
        CareTaskProgressStrategy { event in
            BinaryCareTaskProgress(isCompleted: event.outcome?.values.contains { $0.kind == kind } ?? false)
        }
    }
}

extension CareTaskProgressStrategy where Progress == LinearCareTaskProgress {
    /// The sum of the outcome's values of a kind, against that of the target values of this kind if there are any.
    ///
    /// Numbers count as they are, all other values as 1, as in ``summingOutcomeValues``.
    public static func summingOutcomeValues(kind: String) -> CareTaskProgressStrategy {
        comparing(kind, \.summand) { $0.reduce(0, +) }
    }

    /// The least number of a kind in the outcome, against the least target value of this kind if there is one.
    public static func minimumOfOutcomeValues(kind: String) -> CareTaskProgressStrategy {
        comparing(kind, \.number) { $0.min() }
    }

    /// The greatest number of a kind in the outcome, against the greatest target value of this kind if there is one.
    public static func maximumOfOutcomeValues(kind: String) -> CareTaskProgressStrategy {
        comparing(kind, \.number) { $0.max() }
    }

    /// The mean number of a kind in the outcome, against the mean target value of this kind if there is one.
    public static func meanOfOutcomeValues(kind: String) -> CareTaskProgressStrategy {
        comparing(kind, \.number) { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) }
    }

    /// The median number of a kind in the outcome, against the median target value of this kind if there is one.
    ///
    /// Of an even count it is the mean of the two in the middle.
    public static func medianOfOutcomeValues(kind: String) -> CareTaskProgressStrategy {
        comparing(kind, \.number) { numbers in
            guard !numbers.isEmpty else { return nil }
            let sorted = numbers.sorted()
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }
    }

    /// The same statistic of values and of targets; values without one count as nothing reached.
    private static func comparing(
        _ kind: String, _ number: @escaping @Sendable (OCKOutcomeValue) -> Double?,
        by statistic: @escaping @Sendable ([Double]) -> Double?
    ) -> CareTaskProgressStrategy {
        CareTaskProgressStrategy { event in
            let targets = event.scheduleEvent.element.targetValues.filter { $0.kind == kind }.compactMap(number)
            let values = (event.outcome?.values ?? []).filter { $0.kind == kind }.compactMap(number)
            return LinearCareTaskProgress(
                value: statistic(values) ?? 0, goal: targets.isEmpty ? nil : statistic(targets))
        }
    }
}

extension OCKOutcomeValue {
    /// The number that a value is; nil for one that is not a number at all.
    fileprivate var number: Double? {
        numberValue.map(\.doubleValue).flatMap { $0.isNaN ? nil : $0 }
    }
}
