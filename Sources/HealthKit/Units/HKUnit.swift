/// A unit of measure: a named one such as the gram, or a product of powers of them such as `mg/dL`.
///
/// Two units are equal when they are the same product, however it was built: `m/s^2` equals `m·s^-2`. Units that
/// measure the same, as `m^3` and `L`, are not equal; ``HKQuantity`` converts between them.
///
/// Source of names, symbols and grammar: Apple's public HealthKit interface.
public final class HKUnit: Sendable {
    let factors: UnitFactors

    init(_ factors: UnitFactors) { self.factors = factors }

    convenience init(_ symbol: UnitSymbol, prefix: HKMetricPrefix = .none) {
        self.init(UnitFactors(UnitFactor(symbol, prefix: prefix)))
    }

    /// The unit in text that ``init(from:)`` reads back as an equal unit: `kg·m^2`, `mL/min·kg`.
    ///
    /// Always the same for equal units. The order of a product is not Apple's in each case, so compare units, not
    /// their strings. O(*n* log *n*) in the number of factors.
    public var unitString: String { factors.description }

    /// Whether this is the unit of bare numbers, as metre divided by metre is. Not so for `count`, nor for `m/in`.
    public func isNull() -> Bool { factors.exponents.isEmpty }
}

extension HKUnit {
    /// The product of this unit and another. An exponent stops at ±32,767.
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
        var product = factors
        product.multiply(by: unit.factors)
        return HKUnit(product)
    }

    /// This unit divided by another. An exponent stops at ±32,767.
    public func unitDivided(by unit: HKUnit) -> HKUnit {
        var quotient = factors
        quotient.multiply(by: unit.factors, toPower: -1)
        return HKUnit(quotient)
    }

    /// This unit to a power, which may be negative; the unit of bare numbers for zero. An exponent stops at ±32,767.
    public func unitRaised(toPower power: Int) -> HKUnit {
        var result = UnitFactors()
        result.multiply(by: factors, toPower: power)
        return HKUnit(result)
    }

    /// One divided by this unit.
    public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension HKUnit: Hashable, CustomStringConvertible {
    public static func == (left: HKUnit, right: HKUnit) -> Bool { left.factors == right.factors }

    public func hash(into hasher: inout Hasher) { hasher.combine(factors) }

    public var description: String { unitString }
}

extension HKUnit {
    /// Whether amounts in this unit convert into the other.
    func measuresTheSame(as other: HKUnit) -> Bool { factors.dimensions == other.factors.dimensions }
}
