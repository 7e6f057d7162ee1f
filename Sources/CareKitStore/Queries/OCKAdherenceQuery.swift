import Foundation

/// For which tasks and days to compute adherence, and how.
public struct OCKAdherenceQuery: Sendable {
    /// Identities of tasks; empty for all.
    public var taskIDs: [String]

    /// The days, counted from the start.
    public var dateInterval: DateInterval

    /// How an event's progress is told.
    public var computeProgress: @Sendable (OCKAnyEvent) -> any CareTaskProgress

    /// How the events of one day become adherence, in place of ``computeProgress``; called for days with events alone.
    public var aggregator: OCKAdherenceAggregator?

    /// Makes a query; by default an event counts as done as soon as it has an outcome.
    public init(
        taskIDs: [String] = [], dateInterval: DateInterval,
        computeProgress: @escaping @Sendable (OCKAnyEvent) -> any CareTaskProgress = {
            $0.computeProgress(by: .checkingOutcomeExists)
        }
    ) {
        self.taskIDs = taskIDs
        self.dateInterval = dateInterval
        self.computeProgress = computeProgress
    }

    /// Makes a query in the form of CareKit 2.
    public init(taskIDs: [String] = [], dateInterval: DateInterval, aggregator: OCKAdherenceAggregator) {
        self.init(taskIDs: taskIDs, dateInterval: dateInterval)
        self.aggregator = aggregator
    }

    /// The events that count.
    var eventQuery: OCKEventQuery {
        var query = OCKEventQuery(dateInterval: dateInterval)
        query.taskIDs = taskIDs
        return query
    }

    /// The adherence of a day with events.
    func progress(of events: [OCKAnyEvent]) -> OCKAdherence {
        if let aggregator { return aggregator.aggregate(events: events) }
        return .progress(AggregatedCareTaskProgress(combining: events.map(computeProgress)).fractionCompleted)
    }
}
