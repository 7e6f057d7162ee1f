import Foundation

/// Progress of a task that is either done or not.
public struct BinaryCareTaskProgress: CareTaskProgress, Hashable, Codable {
    /// Whether the task is done.
    public var isCompleted: Bool

    /// 1 if the task is done, otherwise 0.
    public var fractionCompleted: Double { isCompleted ? 1 : 0 }

    /// Makes the progress of a task that is done or not.
    public init(isCompleted: Bool) {
        self.isCompleted = isCompleted
    }
}
