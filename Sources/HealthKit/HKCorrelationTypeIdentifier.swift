/// Names samples that belong together, such as the two numbers of a blood pressure.
///
/// Source of the raw values: Apple's public HealthKit interface.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name in the health store and in exported files.
    public let rawValue: String

    /// Wraps a raw value; one that Apple does not list is kept, but no type is found for it.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCorrelationTypeIdentifier {
    /// Blood pressure.
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// Food.
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

extension HKCorrelationTypeIdentifier: CaseIterable {
    /// Every identifier that Apple lists, in alphabetical order.
    public static let allCases: [HKCorrelationTypeIdentifier] = [
        .bloodPressure, .food,
    ]
}
