/// Names a questionnaire with a score.
///
/// Source of the raw values: Apple's public HealthKit interface.
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name in the health store and in exported files.
    public let rawValue: String

    /// Wraps a raw value; one that Apple does not list is kept, but no type is found for it.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKScoredAssessmentTypeIdentifier {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The anxiety questionnaire GAD-7.
    public static let GAD7 = Self(rawValue: "HKScoredAssessmentTypeIdentifierGAD7")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The depression questionnaire PHQ-9.
    public static let PHQ9 = Self(rawValue: "HKScoredAssessmentTypeIdentifierPHQ9")
}

extension HKScoredAssessmentTypeIdentifier: CaseIterable {
    /// Every identifier that Apple lists, in alphabetical order.
    public static let allCases: [HKScoredAssessmentTypeIdentifier] = [
        .GAD7, .PHQ9,
    ]
}
