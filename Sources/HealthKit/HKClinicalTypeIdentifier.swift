/// Names a record from a care provider.
///
/// Source of the raw values: Apple's public HealthKit interface.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name in the health store and in exported files.
    public let rawValue: String

    /// Wraps a raw value; one that Apple does not list is kept, but no type is found for it.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKClinicalTypeIdentifier {
    /// Allergy record.
    public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
    /// Clinical note record.
    public static let clinicalNoteRecord = Self(rawValue: "HKClinicalTypeIdentifierClinicalNoteRecord")
    /// Condition record.
    public static let conditionRecord = Self(rawValue: "HKClinicalTypeIdentifierConditionRecord")
    /// Coverage record.
    public static let coverageRecord = Self(rawValue: "HKClinicalTypeIdentifierCoverageRecord")
    /// Immunization record.
    public static let immunizationRecord = Self(rawValue: "HKClinicalTypeIdentifierImmunizationRecord")
    /// Lab result record.
    public static let labResultRecord = Self(rawValue: "HKClinicalTypeIdentifierLabResultRecord")
    /// Medication record.
    public static let medicationRecord = Self(rawValue: "HKClinicalTypeIdentifierMedicationRecord")
    /// Procedure record.
    public static let procedureRecord = Self(rawValue: "HKClinicalTypeIdentifierProcedureRecord")
    /// Vital sign record.
    public static let vitalSignRecord = Self(rawValue: "HKClinicalTypeIdentifierVitalSignRecord")
}

extension HKClinicalTypeIdentifier: CaseIterable {
    /// Every identifier that Apple lists, in alphabetical order.
    public static let allCases: [HKClinicalTypeIdentifier] = [
        .allergyRecord, .clinicalNoteRecord, .conditionRecord, .coverageRecord, .immunizationRecord, .labResultRecord,
        .medicationRecord, .procedureRecord, .vitalSignRecord,
    ]
}
