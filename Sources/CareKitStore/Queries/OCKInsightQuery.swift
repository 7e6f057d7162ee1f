import Foundation

/// Which days of a task to sum up in one number each, and how: CareKit 2's way to feed a chart.
public struct OCKInsightQuery: Sendable {
    /// The identity of the task; nil for all tasks.
    public var taskID: String?

    /// The days, counted from the start.
    public var dateInterval: DateInterval

    /// How the events of one day become a number.
    public var aggregator: OCKEventAggregator

    /// Makes a query for the days of a task.
    public init(taskID: String, dateInterval: DateInterval, aggregator: OCKEventAggregator) {
        self.taskID = taskID
        self.dateInterval = dateInterval
        self.aggregator = aggregator
    }

    /// Makes a query for days, which says how many events are done unless told otherwise.
    public init(dateInterval: DateInterval) {
        taskID = nil
        self.dateInterval = dateInterval
        aggregator = .countOutcomes
    }

    /// Makes a query for the day that holds `date`.
    public init(for date: Date) {
        self.init(dateInterval: .day(of: date))
    }
}
