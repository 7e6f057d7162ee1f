import Foundation
import HealthKit
import SeededRandom
import Testing

@Suite("Conversion of units")
struct UnitConversionTests {
    /// NIST Special Publication 811 (2008), appendix B.8, prints seven digits.
    @Test(
        "Factors are those of NIST SP 811",
        arguments: [
            ("ft", "m", 3.048e-1), ("in", "m", 2.54e-2), ("yd", "m", 9.144e-1), ("mi", "m", 1.609344e3),
            ("oz", "kg", 2.834952e-2), ("lb", "kg", 4.535924e-1), ("st", "kg", 6.350293),
            ("fl_oz_us", "m^3", 2.957353e-5), ("fl_oz_imp", "m^3", 2.841306e-5), ("pt_us", "m^3", 4.731765e-4),
            ("pt_imp", "L", 5.682612e-1), ("cup_us", "m^3", 2.365882e-4), ("L", "m^3", 1e-3),
            ("mmHg", "Pa", 1.333224e2), ("inHg", "Pa", 3.386389e3), ("cmAq", "Pa", 9.80665e1), ("atm", "Pa", 1.01325e5),
            ("cal", "J", 4.184), ("kcal", "J", 4.184e3), ("Cal", "J", 4.184e3), ("deg", "rad", 1.745329e-2),
            ("min", "s", 60), ("hr", "s", 3.6e3), ("d", "s", 8.64e4),
        ])
    func factors(_ unit: String, base: String, factor: Double) {
        let value = HKQuantity(unit: HKUnit(from: unit), doubleValue: 1).doubleValue(for: HKUnit(from: base))
        #expect(abs(value / factor - 1) < 5e-7)
    }

    @Test(
        "Conversions that are exact by definition round nothing",
        arguments: [
            (1, "in", "cm", 2.54), (0.1, "in", "cm", 0.254), (3, "ft", "yd", 1), (1, "mi", "yd", 1760),
            (1, "mi", "km", 1.609344), (1, "lb", "g", 453.59237), (1, "lb", "oz", 16), (1, "st", "lb", 14),
            (1, "pt_us", "fl_oz_us", 16), (1, "pt_imp", "fl_oz_imp", 20), (1, "cup_us", "fl_oz_us", 8),
            (1, "cup_imp", "fl_oz_imp", 10), (8, "pt_imp", "L", 4.54609), (1, "fl_oz_us", "mL", 29.5735295625),
            (1, "inHg", "mmHg", 25.4), (760, "mmHg", "inHg", 760 / 25.4), (1, "atm", "kPa", 101.325),
            (2000, "kcal", "kJ", 8368), (1, "Cal", "kcal", 1), (72, "count/min", "count/s", 1.2),
            (5, "km", "m", 5000), (1, "Mm", "km", 1000), (1, "mcg", "mg", 0.001), (1, "m^3", "L", 1000),
            (36, "km/hr", "m/s", 10), (0.97, "%", "count", 0.97), (0.97, "()", "%", 0.97), (180, "deg", "rad", .pi),
            (1, "km·mm·m", "L", 1000), (1, "kIU", "IU", 1000), (1, "Ts", "fs", 1e27),
        ])
    func exact(_ value: Double, from: String, to: String, expected: Double) {
        let converted = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
        #expect(converted == expected)
    }

    @Test(
        "Temperatures count from their scale's zero",
        arguments: [
            (27.0, "degC", "degF", 80.6), (0, "degC", "degF", 32), (100, "degC", "degF", 212),
            (-40, "degF", "degC", -40),
            (0, "degC", "K", 273.15), (0, "K", "degC", -273.15), (-459.67, "degF", "K", 0), (37, "degC", "K", 310.15),
            (98.6, "degF", "degC", 37), (310.15, "K", "degC", 37), (310_150, "mK", "degC", 37),
            (0, "degC", "mK", 273_150),
        ])
    func temperatures(_ value: Double, from: String, to: String, expected: Double) {
        let converted = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
        #expect(abs(converted - expected) < 1e-10)
    }

    @Test("27 °C are 80.6 °F to the last digit")
    func celsius() {
        let warm = HKQuantity(unit: .degreeCelsius(), doubleValue: 27)
        #expect(warm.doubleValue(for: .degreeFahrenheit()) == 80.6)
    }

    @Test("In a compound only the difference of temperatures counts")
    func temperatureDifferences() {
        let slope = HKQuantity(unit: HKUnit(from: "degC·m"), doubleValue: 1.1)
        #expect(abs(slope.doubleValue(for: HKUnit(from: "degF·m")) - 1.98) < 1e-15)
        #expect(abs(slope.doubleValue(for: HKUnit(from: "K·m")) - 1.1) < 1e-15)
    }

    @Test("5.5 mmol/L of glucose are 99.085734 mg/dL, and back")
    func glucose() {
        let molar = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        let mass = HKUnit(from: "mg/dL")
        #expect(abs(HKQuantity(unit: molar, doubleValue: 1).doubleValue(for: mass) - 18.015588) < 1e-8)
        #expect(abs(HKQuantity(unit: molar, doubleValue: 5.5).doubleValue(for: mass) - 99.085734) < 1e-8)
        #expect(abs(HKQuantity(unit: mass, doubleValue: 99.085734).doubleValue(for: molar) - 5.5) < 1e-8)
    }

    @Test("Moles of two substances convert over their mass")
    func moles() {
        let water = HKQuantity(unit: HKUnit(from: "mol<18>"), doubleValue: 10)
        #expect(water.doubleValue(for: HKUnit(from: "mol<180>")) == 1)
        #expect(water.doubleValue(for: .gramUnit(with: .kilo)) == 0.18)
    }

    @Test("What units have in common drops out")
    func commonFactors() {
        let odd = HKQuantity(unit: HKUnit(from: "m^4·atm^2·GL/in^2"), doubleValue: 12.7)
        let value = odd.doubleValue(for: HKUnit(from: "in^2·atm^2·GL"))
        #expect(abs(value / 30_511_872.047366135 - 1) < 1e-15)
        let huge = HKUnit(from: "Tm^300")
        #expect(HKQuantity(unit: huge, doubleValue: 7).doubleValue(for: huge) == 7)
    }

    @Test(
        "Units that measure the same are compatible, others are not",
        arguments: [
            ("m^3", "L", true), ("km·mm·m", "L", true), ("()", "count", true), ("count", "%", true),
            ("m/in", "%", true),
            ("mol<18>", "g", true), ("mol<18>", "mol<180>", true), ("mol", "mmol", true), ("lb", "kg", true),
            ("mol", "g", false), ("mol", "mol<18>", false), ("W", "J/s", false), ("Hz", "count/s", false),
            ("IU", "g", false), ("dBASPL", "dBHL", false), ("m", "m^2", false), ("D", "1/m", false), ("m", "()", false),
        ])
    func compatibility(_ left: String, right: String, isCompatible: Bool) {
        let (left, right) = (HKUnit(from: left), HKUnit(from: right))
        #expect(HKQuantity(unit: left, doubleValue: 1).is(compatibleWith: right) == isCompatible)
        #expect(HKQuantity(unit: right, doubleValue: 1).is(compatibleWith: left) == isCompatible)
    }

    @Test("A value survives the way to any compatible unit and back", arguments: [21, 22, 23])
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let units = (0..<150).map { _ in HKUnit.randomFactor(using: &random) }
        var pairs = 0
        for (index, from) in units.enumerated() {
            let value = Double.random(in: -1e6...1e6, using: &random)
            let quantity = HKQuantity(unit: from, doubleValue: value)
            for to in units[index...] where quantity.is(compatibleWith: to) {
                let there = HKQuantity(unit: to, doubleValue: quantity.doubleValue(for: to))
                // Between temperature scales a zero is added and taken away, the larger number in small units.
                let zero = HKQuantity(unit: to, doubleValue: 0).doubleValue(for: from)
                let scale = max(abs(value), abs(zero))
                #expect(abs(there.doubleValue(for: from) - value) <= 1e-14 * scale)
                pairs += 1
            }
        }
        #expect(pairs > 500)
    }
}
