/// A kind of health data. Two types are equal when they are of one class and carry the same identifier.
///
/// `@unchecked Sendable`: every stored property of this class and of its subclasses is an immutable value, and no
/// subclass can be written outside of this module.
public class HKObjectType: @unchecked Sendable {
    /// The name in the health store and in exported files, for example `HKQuantityTypeIdentifierStepCount`.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HKObjectType: Hashable {
    public static func == (left: HKObjectType, right: HKObjectType) -> Bool {
        type(of: left) == type(of: right) && left.identifier == right.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: self)))
        hasher.combine(identifier)
    }
}

// Subclasses must repeat `@unchecked Sendable`; the reason above holds for all of them.

/// A fact about a person that is not measured at a time, such as the date of birth.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// The type that an identifier names.
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A day's activity rings; it can be read, never written.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// A medication that a person tracks.
public final class HKUserAnnotatedMedicationType: HKObjectType, @unchecked Sendable {}
