import Foundation

/// How the events of one day become adherence.
public enum OCKAdherenceAggregator: Sendable {
    /// The part of the events that have an outcome.
    case outcomeExists
    /// The mean part of each event's target values for which there is an outcome value.
    case percentOfOutcomeValuesThatExist
    /// The part of the events whose outcome values each reach the target value in the same place.
    case compareTargetValues
    /// The mean part of each event's target values that the outcome value in the same place reaches.
    case percentOfTargetValuesMet
    /// A computation of your own; it may run on any thread.
    case custom(@Sendable (_ events: [OCKAnyEvent]) -> OCKAdherence)

    /// The adherence for `events`; `.noEvents` if there are none.
    public func aggregate(events: [OCKAnyEvent]) -> OCKAdherence {
        if case .custom(let compute) = self { return compute(events) }
        guard !events.isEmpty else { return .noEvents }
        return .progress(events.reduce(0) { $0 + fraction(of: $1) } / Double(events.count))
    }

    private func fraction(of event: OCKAnyEvent) -> Double {
        let targets = event.scheduleEvent.element.targetValues
        guard let values = event.outcome?.values else { return 0 }
        let met = zip(targets, values).count { $0.isReached(by: $1) }
        return switch self {
        case .percentOfOutcomeValuesThatExist where !targets.isEmpty:
            min(1, Double(values.count) / Double(targets.count))
        case .compareTargetValues: met == targets.count ? 1 : 0
        case .percentOfTargetValuesMet where !targets.isEmpty: Double(met) / Double(targets.count)
        // An event without targets is done once it has an outcome.
        case .outcomeExists, .percentOfOutcomeValuesThatExist, .percentOfTargetValuesMet, .custom: 1
        }
    }
}

extension OCKOutcomeValue {
    /// Whether `value` is at least this target; values that have no order must be equal.
    fileprivate func isReached(by value: OCKOutcomeValue) -> Bool {
        if let target = numberValue, let number = value.numberValue { return number.doubleValue >= target.doubleValue }
        return underlyingValue == value.underlyingValue
    }
}
