import SeededRandom

@testable import HealthKit

extension HKUnit {
    /// One named unit, with a prefix where it takes one; a mole with a molar mass now and then.
    static func randomFactor(using random: inout SplitMix64) -> HKUnit {
        let symbol = UnitSymbol.allCases.randomElement(using: &random) ?? .count
        let prefix = symbol.takesPrefix ? HKMetricPrefix.allCases.randomElement(using: &random) ?? .none : .none
        if symbol == .mole, Bool.random(using: &random) {
            return moleUnit(with: prefix, molarMass: Double.random(in: 1e-6...1e6, using: &random))
        }
        return HKUnit(symbol, prefix: prefix)
    }

    /// A product of up to five powers.
    static func random(using random: inout SplitMix64) -> HKUnit {
        (0..<Int.random(in: 0...5, using: &random)).reduce(HKUnit(from: "")) { unit, _ in
            let power = Int.random(in: -4...4, using: &random)
            return unit.unitMultiplied(by: randomFactor(using: &random).unitRaised(toPower: power))
        }
    }
}
