import Foundation

/// For which tasks and days to compute adherence, and how.
public struct OCKAdherenceQuery: Sendable {
    /// Identities of tasks; empty for all.
    public var taskIDs: [String]

    /// The days, counted from the start.
    public var dateInterval: DateInterval

    /// How an event's progress is told.
    public var computeProgress: @Sendable (OCKAnyEvent) -> any CareTaskProgress

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
}
