import Foundation

/// A way to tell an event's progress.
public struct CareTaskProgressStrategy<Progress: CareTaskProgress>: Sendable {
    private let compute: @Sendable (OCKAnyEvent) -> Progress

    /// Makes a strategy of your own.
    public init(computeProgress: @escaping @Sendable (OCKAnyEvent) -> Progress) {
        compute = computeProgress
    }

    func progress(of event: OCKAnyEvent) -> Progress { compute(event) }
}

extension CareTaskProgressStrategy where Progress == BinaryCareTaskProgress {
    /// Done as soon as there is an outcome, even one without values.
    public static var checkingOutcomeExists: CareTaskProgressStrategy {
        CareTaskProgressStrategy { BinaryCareTaskProgress(isCompleted: $0.outcome != nil) }
    }
}

extension CareTaskProgressStrategy where Progress == LinearCareTaskProgress {
    /// The sum of the outcome's values, against the sum of the target values if there are any.
    ///
    /// Whole and floating-point numbers count as they are, all other values as 1 (Apple's rule).
    public static var summingOutcomeValues: CareTaskProgressStrategy {
        CareTaskProgressStrategy { event in
            let targets = event.scheduleEvent.element.targetValues
            return LinearCareTaskProgress(
                value: (event.outcome?.values ?? []).reduce(0) { $0 + $1.summand },
                goal: targets.isEmpty ? nil : targets.reduce(0) { $0 + $1.summand })
        }
    }
}

extension OCKAnyEvent {
    /// How far the event is done.
    public func computeProgress<Progress>(by strategy: CareTaskProgressStrategy<Progress>) -> Progress {
        strategy.progress(of: self)
    }
}

extension OCKEvent {
    /// How far the event is done.
    public func computeProgress<Progress>(by strategy: CareTaskProgressStrategy<Progress>) -> Progress {
        strategy.progress(of: anyEvent)
    }
}
