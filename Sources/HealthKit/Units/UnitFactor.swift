import Foundation

/// A named unit with its prefix, one factor of a compound unit.
struct UnitFactor: Hashable {
    let symbol: UnitSymbol
    let prefix: HKMetricPrefix
    /// The grams of a mole, in moles that stand for a mass.
    let molarMass: Double?

    init(_ symbol: UnitSymbol, prefix: HKMetricPrefix = .none) {
        (self.symbol, self.prefix, molarMass) = (symbol, prefix, nil)
    }

    /// Moles of a substance; nil unless the molar mass is a positive number.
    ///
    /// Kept to 16 significant digits, as unit strings of Apple's carry it, so that a unit equals the one that its string
    /// gives.
    init?(moleWith prefix: HKMetricPrefix, molarMass: Double) {
        guard molarMass > 0, let kept = Double(String(format: "%.16g", molarMass)), kept > 0, kept.isFinite else {
            return nil
        }
        (symbol, self.prefix, self.molarMass) = (.mole, prefix, kept)
    }

    var dimension: (of: UnitDimension, power: Int)? { molarMass == nil ? symbol.dimension : (.mass, 1) }

    var scale: UnitScale {
        var scale = symbol.scale
        scale.powerOfTen += prefix.powerOfTen
        scale.numerator *= molarMass ?? 1
        return scale
    }

    /// The value at 0 °C, for units of temperature.
    var celsiusZero: Double? {
        symbol.celsiusZero.map { UnitScale(powerOfTen: -prefix.powerOfTen).applied(to: $0) }
    }
}

extension UnitFactor: Comparable, CustomStringConvertible {
    /// The order in unit strings.
    static func < (left: UnitFactor, right: UnitFactor) -> Bool { left.sortKey < right.sortKey }

    private var sortKey: (Int, Int, Double) {
        (UnitSymbol.order[symbol] ?? 0, prefix.powerOfTen, molarMass ?? 0)
    }

    var description: String {
        prefix.symbol + symbol.rawValue + (molarMass.map { "<\($0.asPlainNumber)>" } ?? "")
    }
}

extension UnitSymbol {
    fileprivate static let order = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))
}

extension Double {
    /// The shortest decimal that reads back as the same number; whole numbers stand without a fraction.
    var asPlainNumber: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
