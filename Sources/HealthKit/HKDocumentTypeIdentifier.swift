/// Names a document about a person's health.
///
/// Source of the raw values: Apple's public HealthKit interface.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name in the health store and in exported files.
    public let rawValue: String

    /// Wraps a raw value; one that Apple does not list is kept, but no type is found for it.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKDocumentTypeIdentifier {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A document in HL7 Clinical Document Architecture.
    public static let CDA = Self(rawValue: "HKDocumentTypeIdentifierCDA")
}

extension HKDocumentTypeIdentifier: CaseIterable {
    /// Every identifier that Apple lists, in alphabetical order.
    public static let allCases: [HKDocumentTypeIdentifier] = [
        .CDA
    ]
}
