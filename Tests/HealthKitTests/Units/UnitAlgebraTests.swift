import Foundation
import SeededRandom
import Testing

@testable import HealthKit

@Suite("Algebra of units")
struct UnitAlgebraTests {
    @Test("Equal products are equal units with one hash, however they were built")
    func equality() {
        let built = HKUnit.meter().unitMultiplied(by: .second().unitRaised(toPower: -2))
        #expect(HKUnit(from: "m/s^2") == built)
        #expect(HKUnit(from: "m/s^2").hashValue == built.hashValue)
        #expect(Set([HKUnit(from: "m/s^2"), HKUnit(from: "m·s^-2"), built]).count == 1)
        #expect(HKUnit(from: "m^3") != .liter())
        #expect(HKUnit.kilocalorie() != .largeCalorie())
        #expect(HKUnit(from: "") != .count())
    }

    @Test("Multiplication commutes and has an inverse", arguments: [31, 32])
    func group(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<1_000 {
            let (a, b) = (HKUnit.random(using: &random), HKUnit.random(using: &random))
            #expect(a.unitMultiplied(by: b) == b.unitMultiplied(by: a))
            #expect(a.unitMultiplied(by: b).unitDivided(by: b) == a)
            #expect(a.unitMultiplied(by: a.reciprocal()).isNull())
            #expect(a.unitRaised(toPower: 2) == a.unitMultiplied(by: a))
            #expect(a.unitRaised(toPower: 0).isNull())
        }
    }

    @Test(
        "Factories name their symbols",
        arguments: [
            (HKUnit.gram(), "g"), (.ounce(), "oz"), (.pound(), "lb"), (.stone(), "st"), (.meter(), "m"),
            (.inch(), "in"),
            (.foot(), "ft"), (.yard(), "yd"), (.mile(), "mi"), (.liter(), "L"), (.fluidOunceUS(), "fl_oz_us"),
            (.fluidOunceImperial(), "fl_oz_imp"), (.pintUS(), "pt_us"), (.pintImperial(), "pt_imp"),
            (.cupUS(), "cup_us"), (.cupImperial(), "cup_imp"), (.second(), "s"), (.minute(), "min"), (.hour(), "hr"),
            (.day(), "d"), (.joule(), "J"), (.smallCalorie(), "cal"), (.largeCalorie(), "Cal"),
            (.kilocalorie(), "kcal"),
            (.watt(), "W"), (.kelvin(), "K"), (.degreeCelsius(), "degC"), (.degreeFahrenheit(), "degF"),
            (.pascal(), "Pa"), (.millimeterOfMercury(), "mmHg"), (.inchesOfMercury(), "inHg"),
            (.centimeterOfWater(), "cmAq"), (.atmosphere(), "atm"), (.decibelAWeightedSoundPressureLevel(), "dBASPL"),
            (.decibelHearingLevel(), "dBHL"), (.siemen(), "S"), (.volt(), "V"), (.hertz(), "Hz"), (.lux(), "lx"),
            (.diopter(), "D"), (.prismDiopter(), "pD"), (.radianAngle(), "rad"), (.degreeAngle(), "deg"),
            (.count(), "count"), (.percent(), "%"), (.internationalUnit(), "IU"),
            (.appleEffortScore(), "appleEffortScore"),
        ])
    func factories(_ unit: HKUnit, symbol: String) {
        #expect(unit.unitString == symbol)
    }

    @Test(
        "Factories with a prefix name it",
        arguments: [
            (HKUnit.gramUnit(with: .kilo), "kg"), (.meterUnit(with: .centi), "cm"), (.literUnit(with: .deci), "dL"),
            (.secondUnit(with: .nano), "ns"), (.jouleUnit(with: .mega), "MJ"), (.wattUnit(with: .giga), "GW"),
            (.pascalUnit(with: .hecto), "hPa"), (.siemenUnit(with: .micro), "mcS"), (.voltUnit(with: .milli), "mV"),
            (.hertzUnit(with: .tera), "THz"), (.luxUnit(with: .deca), "dalx"), (.radianAngleUnit(with: .pico), "prad"),
            (.moleUnit(with: .femto, molarMass: 18), "fmol<18>"), (.moleUnit(withMolarMass: 18.5), "mol<18.5>"),
        ])
    func prefixed(_ unit: HKUnit, symbol: String) {
        #expect(unit.unitString == symbol)
    }

    @Test("Prefixes carry Apple's raw values")
    func prefixes() {
        let inOrder: [HKMetricPrefix] = [
            .none, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera, .femto,
        ]
        #expect(inOrder.map(\.rawValue) == Array(0...13))
    }

    @Test("Units come from formatters")
    func formatters() {
        let masses: [MassFormatter.Unit] = [.gram, .kilogram, .ounce, .pound, .stone]
        #expect(masses.map { HKUnit(from: $0).unitString } == ["g", "kg", "oz", "lb", "st"])
        let lengths: [LengthFormatter.Unit] = [
            .millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile,
        ]
        #expect(lengths.map { HKUnit(from: $0).unitString } == ["mm", "cm", "m", "km", "in", "ft", "yd", "mi"])
        let energies: [EnergyFormatter.Unit] = [.joule, .kilojoule, .calorie, .kilocalorie]
        #expect(energies.map { HKUnit(from: $0).unitString } == ["J", "kJ", "cal", "kcal"])
    }
}
