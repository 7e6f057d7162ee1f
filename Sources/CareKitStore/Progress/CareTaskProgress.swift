import Foundation

/// How far a task is done.
public protocol CareTaskProgress: Sendable {
    /// The done part: 0 for nothing, 1 for all; more than 1 where more was done than planned.
    var fractionCompleted: Double { get }
}

extension CareTaskProgress {
    /// Whether all is done.
    public var isCompleted: Bool { fractionCompleted >= 1 }

    /// The done part, from 0 to 1.
    var clampedFractionCompleted: Double {
        // Written so that a value that is not a number counts as nothing done.
        fractionCompleted > 0 ? min(fractionCompleted, 1) : 0
    }
}
