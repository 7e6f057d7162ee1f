import Foundation

/// How the events of one day become one number, such as a bar of a chart.
public enum OCKEventAggregator: Sendable {
    /// The number of values in all outcomes.
    case countOutcomeValues
    /// The number of events that have an outcome.
    case countOutcomes
    /// A computation of your own; it may run on any thread.
    case custom(@Sendable (_ events: [OCKAnyEvent]) -> Double)

    /// The number for `events`.
    public func aggregate(events: [OCKAnyEvent]) -> Double {
        switch self {
        case .countOutcomeValues: Double(events.reduce(0) { $0 + ($1.outcome?.values.count ?? 0) })
        case .countOutcomes: Double(events.count { $0.outcome != nil })
        case .custom(let compute): compute(events)
        }
    }
}
