@testable import HealthKit

/// Repeatable chance: SplitMix64, by Steele, Lea and Flood (OOPSLA 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension HKUnit {
    /// One named unit, with a prefix where it takes one; a mole with a molar mass now and then.
    static func randomFactor(using random: inout SplitMix) -> HKUnit {
        let symbol = UnitSymbol.allCases.randomElement(using: &random) ?? .count
        let prefix = symbol.takesPrefix ? HKMetricPrefix.allCases.randomElement(using: &random) ?? .none : .none
        if symbol == .mole, Bool.random(using: &random) {
            return moleUnit(with: prefix, molarMass: Double.random(in: 1e-6...1e6, using: &random))
        }
        return HKUnit(symbol, prefix: prefix)
    }

    /// A product of up to five powers.
    static func random(using random: inout SplitMix) -> HKUnit {
        (0..<Int.random(in: 0...5, using: &random)).reduce(HKUnit(from: "")) { unit, _ in
            let power = Int.random(in: -4...4, using: &random)
            return unit.unitMultiplied(by: randomFactor(using: &random).unitRaised(toPower: power))
        }
    }
}
