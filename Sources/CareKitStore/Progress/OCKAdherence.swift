import Foundation

/// How far the tasks of one day are done.
public enum OCKAdherence: Hashable, Sendable {
    /// No task was in force.
    case noTasks
    /// Tasks were in force, but nothing was to be done on that day.
    case noEvents
    /// The mean progress of the day's events, from 0 to 1.
    case progress(Double)
}
