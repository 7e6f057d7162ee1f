import HealthKit

/// Which data of HealthKit answer a task, and how they become an outcome's values.
///
/// A document holds the identifier, the kind and the unit under the names of the members, each as a string.
public struct OCKHealthKitLinkage: Hashable, Sendable {
    /// How samples become values.
    public enum QuantityType: String, Codable, Hashable, Sendable {
        /// All samples of an event give one value, their sum.
        case cumulative
        /// Each sample of an event gives a value.
        case discrete
    }

    /// The kind of data.
    public var quantityIdentifier: HKQuantityTypeIdentifier

    /// Whether samples are summed or stand for themselves.
    public var quantityType: QuantityType

    /// The unit of the values.
    public var unit: HKUnit

    /// Links to a kind of data. A store refuses a task whose linkage has a unit that the data are not measured in, or
    /// sums what does not add up.
    public init(quantityIdentifier: HKQuantityTypeIdentifier, quantityType: QuantityType, unit: HKUnit) {
        self.quantityIdentifier = quantityIdentifier
        self.quantityType = quantityType
        self.unit = unit
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OCKHealthKitLinkage: Codable {
    private enum CodingKeys: CodingKey {
        case quantityIdentifier, quantityType, unit
    }

    /// Reads a linkage. A string that names no unit is an error of decoding; an identifier may be one that is not listed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let identifier = try container.decode(String.self, forKey: .quantityIdentifier)
        let unit = try container.decode(String.self, forKey: .unit)
        quantityIdentifier = HKQuantityTypeIdentifier(rawValue: identifier)
        quantityType = try container.decode(QuantityType.self, forKey: .quantityType)
        do {
            self.unit = try HKUnit(validating: unit)
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .unit, in: container, debugDescription: error.description)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(quantityIdentifier.rawValue, forKey: .quantityIdentifier)
        try container.encode(quantityType, forKey: .quantityType)
        try container.encode(unit.unitString, forKey: .unit)
    }
}

extension OCKHealthKitLinkage {
    /// Whether HealthKit can answer: the data are measured in the unit, and add up if they are summed.
    ///
    /// Of an identifier that is not listed nothing is known, so nothing is held against it.
    var isConsistent: Bool {
        guard let type = HKObjectType.quantityType(forIdentifier: quantityIdentifier) else { return true }
        return type.is(compatibleWith: unit) && (quantityType == .discrete || type.aggregationStyle == .cumulative)
    }
}
