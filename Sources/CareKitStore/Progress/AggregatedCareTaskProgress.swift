import Foundation

/// Progress of several tasks taken together.
public struct AggregatedCareTaskProgress: CareTaskProgress, Hashable {
    /// The mean of the parts, each from 0 to 1; 1 if there are none (Apple's rule).
    ///
    /// A day without tasks is not a full day: ask `OCKAdherence` for days.
    public let fractionCompleted: Double

    /// Combines progress values, each counting alike.
    public init(combining progress: [any CareTaskProgress]) {
        let sum = progress.reduce(0) { $0 + $1.clampedFractionCompleted }
        fractionCompleted = progress.isEmpty ? 1 : sum / Double(progress.count)
    }

    /// Combines the progress of events, each counting alike.
    public init<Progress>(events: [OCKAnyEvent], by strategy: CareTaskProgressStrategy<Progress>) {
        self.init(combining: events.map { $0.computeProgress(by: strategy) })
    }
}
