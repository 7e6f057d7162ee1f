import Foundation

/// How many of a dimension's base units one unit is: `numerator` / `denominator` × 10^`powerOfTen`.
///
/// Kept apart, since the definitions are decimal fractions: an inch is 254 × 10⁻⁴ metres exactly, while no binary
/// fraction equals 0.0254. A conversion then rounds only where its result needs it.
struct UnitScale {
    var numerator = 1.0
    var denominator = 1.0
    var powerOfTen = 0

    /// Multiplies by another scale, raised to a power.
    mutating func multiply(by other: UnitScale, toPower exponent: Int) {
        let power = Double(abs(exponent))
        let (above, below) = (pow(other.numerator, power), pow(other.denominator, power))
        numerator *= exponent < 0 ? below : above
        denominator *= exponent < 0 ? above : below
        powerOfTen += other.powerOfTen * exponent
    }

    /// A number of units as a number of base units.
    func applied(to value: Double) -> Double {
        let scaled = value * numerator / denominator
        return powerOfTen < 0 ? scaled / pow(10, Double(-powerOfTen)) : scaled * pow(10, Double(powerOfTen))
    }
}
