/// Names a fact about a person that rarely changes, such as the date of birth.
///
/// Source of the raw values: Apple's public HealthKit interface.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name in the health store and in exported files.
    public let rawValue: String

    /// Wraps a raw value; one that Apple does not list is kept, but no type is found for it.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCharacteristicTypeIdentifier {
    /// Activity move mode, as `HKActivityMoveMode`.
    public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
    /// Biological sex, as `HKBiologicalSex`.
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// Blood type, as `HKBloodType`.
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// Date of birth, as `DateComponents`.
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// Fitzpatrick skin type, as `HKFitzpatrickSkinType`.
    public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    /// Wheelchair use, as `HKWheelchairUse`.
    public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}

extension HKCharacteristicTypeIdentifier: CaseIterable {
    /// Every identifier that Apple lists, in alphabetical order.
    public static let allCases: [HKCharacteristicTypeIdentifier] = [
        .activityMoveMode, .biologicalSex, .bloodType, .dateOfBirth, .fitzpatrickSkinType, .wheelchairUse,
    ]
}
