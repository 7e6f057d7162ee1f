/// A compound unit as a product of powers. Two are equal when they are the same product.
struct UnitFactors: Hashable {
    /// No unit of measure comes near it, and sums of such exponents stay far from an integer's end.
    static let highestExponent = 32_767

    /// Never zero, and never beyond ``highestExponent`` in either direction.
    private(set) var exponents: [UnitFactor: Int] = [:]

    init() {}

    init(_ factor: UnitFactor) { exponents = [factor: 1] }

    /// Nil where an exponent is beyond the highest one.
    init?(exponents: [UnitFactor: Int]) {
        guard exponents.values.allSatisfy({ abs($0) <= Self.highestExponent }) else { return nil }
        self.exponents = exponents.filter { $0.value != 0 }
    }

    /// Multiplies by a factor to a power. An exponent stops at the highest one.
    mutating func multiply(by factor: UnitFactor, toPower exponent: Int) {
        let sum = exponents[factor, default: 0].clampedAdding(exponent)
        exponents[factor] = sum == 0 ? nil : sum
    }

    /// Multiplies by other factors, each raised to a power. Linear in the number of the other's factors.
    mutating func multiply(by other: UnitFactors, toPower power: Int = 1) {
        for (factor, exponent) in other.exponents {
            multiply(by: factor, toPower: exponent.clampedMultiplied(by: power))
        }
    }

    /// The factors with their powers in the order in which they are printed and computed.
    ///
    /// Floating point depends on the order of factors, and a dictionary's is another in each process.
    var ordered: [(factor: UnitFactor, exponent: Int)] {
        exponents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What the product measures: equal for units that convert into each other.
    var dimensions: [UnitDimension: Int] {
        var powers: [UnitDimension: Int] = [:]
        for (factor, exponent) in exponents {
            guard let dimension = factor.dimension else { continue }
            powers[dimension.of, default: 0] += dimension.power * exponent
        }
        return powers.filter { $0.value != 0 }
    }

    var scale: UnitScale {
        var scale = UnitScale()
        for (factor, exponent) in ordered { scale.multiply(by: factor.scale, toPower: exponent) }
        return scale
    }

    /// A value in this unit as a value in another that measures the same.
    func convert(_ value: Double, to other: UnitFactors) -> Double {
        guard self != other else { return value }
        // What both have in common drops out, and rounds nothing.
        var ratio = self
        ratio.multiply(by: other, toPower: -1)
        guard let from = single, let to = other.single, from.symbol != to.symbol, let zero = from.celsiusZero,
            let otherZero = to.celsiusZero
        else { return ratio.scale.applied(to: value) }
        return ratio.scale.applied(to: value - zero) + otherZero
    }

    /// The one factor of a unit that is not a compound.
    ///
    /// The zero of a temperature scale counts only there: one more degree an hour is 1.8 °F an hour.
    var single: UnitFactor? {
        guard exponents.count == 1, let (factor, exponent) = exponents.first, exponent == 1 else { return nil }
        return factor
    }
}

extension UnitFactors: CustomStringConvertible {
    /// The product as a unit string: `mL/min·kg`. The unit of bare numbers is `()`.
    var description: String {
        guard !exponents.isEmpty else { return "()" }
        let (above, below) = (ordered.filter { $0.exponent > 0 }, ordered.filter { $0.exponent < 0 })
        let numerator = above.isEmpty ? "1" : Self.product(above)
        return below.isEmpty ? numerator : numerator + "/" + Self.product(below)
    }

    private static func product(_ factors: [(factor: UnitFactor, exponent: Int)]) -> String {
        factors.map { factor, exponent in
            abs(exponent) == 1 ? factor.description : "\(factor)^\(abs(exponent))"
        }.joined(separator: "·")
    }
}

extension Int {
    fileprivate func clampedAdding(_ other: Int) -> Int {
        let limit = UnitFactors.highestExponent
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (self < 0 ? -limit : limit) : Swift.min(Swift.max(sum, -limit), limit)
    }

    fileprivate func clampedMultiplied(by other: Int) -> Int {
        let limit = UnitFactors.highestExponent
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) == (other < 0) ? limit : -limit) : Swift.min(Swift.max(product, -limit), limit)
    }
}
