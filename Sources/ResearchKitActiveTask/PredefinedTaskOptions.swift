/// The limb that a predefined task is about.
public struct ORKPredefinedTaskLimbOption: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: UInt

    /// The sides of a bit pattern.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No side is named.
    public static let unspecified: ORKPredefinedTaskLimbOption = []
    /// The left side.
    public static let left = ORKPredefinedTaskLimbOption(rawValue: 1 << 1)
    /// The right side.
    public static let right = ORKPredefinedTaskLimbOption(rawValue: 1 << 2)
    /// Both sides.
    public static let both: ORKPredefinedTaskLimbOption = [.left, .right]
}

/// What a predefined task leaves out.
public struct ORKPredefinedTaskOption: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// The parts of a bit pattern.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leaves out the screens that explain the task.
    public static let excludeInstructions = ORKPredefinedTaskOption(rawValue: 1 << 0)
    /// Leaves out the screen that says that the task is done.
    public static let excludeConclusion = ORKPredefinedTaskOption(rawValue: 1 << 1)
}
