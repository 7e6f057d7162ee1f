import Foundation

/// An amount in a unit, such as 72 count/min.
///
/// Two quantities are equal when they are the same physical amount, whatever units they were made in: 1 km equals
/// 1,000 m. Values that agree in 13 significant digits count as the same, since the conversion itself rounds in the
/// last of a `Double`'s 16.
public final class HKQuantity: Sendable {
    let unit: HKUnit
    let value: Double

    /// An amount in a unit. No value is refused, as on Apple's platforms.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    /// Whether the amount converts into a unit, which ``doubleValue(for:)`` asks for.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measuresTheSame(as: unit) }

    /// The amount in a unit.
    ///
    /// The number that the quantity was made with if it is the same unit. Between temperatures as such (`degC`, `degF`,
    /// `K`) the scales' zeros count, in compounds only the differences. Beyond the range of a `Double` the result is
    /// infinite, zero or not a number.
    ///
    /// - Precondition: ``is(compatibleWith:)`` holds; Apple's raises an exception.
    public func doubleValue(for unit: HKUnit) -> Double {
        precondition(self.is(compatibleWith: unit), "\(self.unit) does not convert into \(unit)")
        return self.unit.factors.convert(value, to: unit.factors)
    }

    /// Whether this amount is smaller than, equal to, or larger than another.
    ///
    /// - Precondition: Both convert into one unit; Apple's raises an exception.
    public func compare(_ other: HKQuantity) -> ComparisonResult {
        precondition(self.is(compatibleWith: other.unit), "\(unit) does not compare with \(other.unit)")
        if self == other { return .orderedSame }
        return baseValue < other.baseValue ? .orderedAscending : .orderedDescending
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HKQuantity: Hashable, CustomStringConvertible {
    public static func == (left: HKQuantity, right: HKQuantity) -> Bool {
        left.is(compatibleWith: right.unit) && left.significantDigits == right.significantDigits
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(unit.factors.dimensions)
        hasher.combine(significantDigits)
    }

    public var description: String { "\(value.asPlainNumber) \(unit)" }
}

extension HKQuantity {
    /// The amount in the base units of its dimension; of temperatures in kelvins.
    private var baseValue: Double {
        guard unit.factors.single?.celsiusZero == nil else {
            return unit.factors.convert(value, to: UnitFactors(UnitFactor(.kelvin)))
        }
        return unit.factors.scale.applied(to: value)
    }

    /// Decimal digits, since units are decimal fractions of each other: 0.1 in and 0.254 cm end in the same ones.
    private var significantDigits: String {
        // Adding zero turns -0 into 0.
        String(format: "%.12e", baseValue + 0)
    }
}
