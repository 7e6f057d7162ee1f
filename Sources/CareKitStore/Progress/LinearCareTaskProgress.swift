import Foundation

/// Progress of a task that grows towards a goal, such as steps or glasses of water.
public struct LinearCareTaskProgress: CareTaskProgress, Hashable, Codable {
    /// What is reached so far.
    public var value: Double

    /// What is to be reached, or nil if any value above zero will do.
    public var goal: Double?

    /// Makes the progress towards a goal. Values below zero and those that are not a number count as nothing reached.
    public init(value: Double, goal: Double? = nil) {
        self.value = value
        self.goal = goal
    }

    /// The part of the goal that is reached, at most 1; without a goal 1 for any value above zero; 1 for a goal of zero.
    public var fractionCompleted: Double {
        guard let goal else { return value > 0 ? 1 : 0 }
        guard goal > 0 else { return goal.isNaN ? 0 : 1 }
        return value > 0 ? min(1, value / goal) : 0
    }
}
