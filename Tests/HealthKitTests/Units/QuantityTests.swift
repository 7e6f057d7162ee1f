import Foundation
import SeededRandom
import Testing

@testable import HealthKit

@Suite("Quantities")
struct QuantityTests {
    private func quantity(_ value: Double, _ unit: String) -> HKQuantity {
        HKQuantity(unit: HKUnit(from: unit), doubleValue: value)
    }

    @Test(
        "A quantity gives back the number that it was made with",
        arguments: [0.1, 1e300, -5, .infinity, .leastNonzeroMagnitude])
    func sameUnit(_ value: Double) {
        #expect(quantity(value, "mg/dL").doubleValue(for: HKUnit(from: "mg/dL")) == value)
    }

    @Test("Equal amounts are equal, with one hash, whatever their units")
    func equality() {
        let pairs: [(HKQuantity, HKQuantity)] = [
            (quantity(1, "km"), quantity(1_000, "m")), (quantity(0.1, "in"), quantity(0.254, "cm")),
            (quantity(37, "degC"), quantity(98.6, "degF")), (quantity(37, "degC"), quantity(310.15, "K")),
            (quantity(0.01, "degC"), quantity(273.16, "K")), (quantity(72, "count/min"), quantity(1.2, "count/s")),
            (quantity(-0.0, "m"), quantity(0, "ft")), (quantity(1, "%"), quantity(1, "count")),
            (quantity(.nan, "m"), quantity(.nan, "m")), (quantity(.infinity, "m"), quantity(.infinity, "ft")),
        ]
        for (left, right) in pairs {
            #expect(left == right && right == left)
            #expect(left.hashValue == right.hashValue)
            #expect(left.compare(right) == .orderedSame)
        }
    }

    @Test("Other amounts, and amounts of something else, are not equal")
    func inequality() {
        #expect(quantity(1, "km") != quantity(1_001, "m"))
        #expect(quantity(1, "m") != quantity(1, "g"))
        #expect(quantity(0, "degC") != quantity(0, "K"))
        #expect(quantity(0, "m") != quantity(0, "s"))
        #expect(quantity(1, "W") != quantity(1, "J/s"))
    }

    @Test("An inch is equal to 2.54 cm at any length", arguments: [41, 42])
    func lengths(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_000 {
            let hundredths = Double(Int.random(in: 1...1_000_000, using: &random))
            #expect(quantity(hundredths / 100, "in") == quantity(hundredths * 254 / 10_000, "cm"))
        }
    }

    @Test("Amounts compare across units")
    func comparison() {
        #expect(quantity(1, "mi").compare(quantity(1, "km")) == .orderedDescending)
        #expect(quantity(1, "ft").compare(quantity(1, "m")) == .orderedAscending)
        #expect(quantity(39, "degC").compare(quantity(100, "degF")) == .orderedDescending)
        #expect(quantity(-1, "m").compare(quantity(0, "in")) == .orderedAscending)
    }

    @Test("Units that do not fit stop the program, as Apple's do")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            _ = HKQuantity(unit: .meter(), doubleValue: 1).doubleValue(for: .gram())
        }
        await #expect(processExitsWith: .failure) {
            _ = HKQuantity(unit: .meter(), doubleValue: 1).compare(HKQuantity(unit: .gram(), doubleValue: 1))
        }
    }

    @Test(
        "A quantity prints its number and its unit",
        arguments: [(72.0, "count/min", "72 count/min"), (36.6, "degC", "36.6 degC"), (1e20, "m", "1e+20 m")])
    func description(_ value: Double, unit: String, text: String) {
        #expect(quantity(value, unit).description == text)
    }
}

@Suite("Quantity types")
struct QuantityTypeUnitTests {
    @Test(
        "A type adds up as Apple's interface says",
        arguments: [
            (HKQuantityTypeIdentifier.stepCount, HKQuantityAggregationStyle.cumulative), (.dietaryWater, .cumulative),
            (.activeEnergyBurned, .cumulative), (.bodyMass, .discreteArithmetic), (.bloodGlucose, .discreteArithmetic),
            (.heartRate, .discreteTemporallyWeighted), (.atrialFibrillationBurden, .discreteTemporallyWeighted),
            (.environmentalAudioExposure, .discreteEquivalentContinuousLevel),
        ])
    func styles(_ identifier: HKQuantityTypeIdentifier, style: HKQuantityAggregationStyle) {
        #expect(HKQuantityType(identifier).aggregationStyle == style)
    }

    @Test(
        "A type takes units of what it measures",
        arguments: [
            (HKQuantityTypeIdentifier.stepCount, "count", "m"), (.heartRate, "count/min", "Hz"),
            (.bodyMass, "st", "m"), (.bloodGlucose, "mmol<180.1558800000541>/L", "mol/L"),
            (.bodyTemperature, "degF", "J"),
            (.vo2Max, "mL/min·kg", "mL/min"), (.dietaryWater, "cup_us", "g"), (.oxygenSaturation, "%", "mmHg"),
            (.insulinDelivery, "IU", "mg"), (.environmentalAudioExposure, "dBASPL", "dBHL"),
        ])
    func units(_ identifier: HKQuantityTypeIdentifier, fitting: String, other: String) {
        #expect(HKQuantityType(identifier).is(compatibleWith: HKUnit(from: fitting)))
        #expect(!HKQuantityType(identifier).is(compatibleWith: HKUnit(from: other)))
    }

    @Test("Each listed type has a unit; one that is not listed takes none, and is not summed")
    func complete() {
        for identifier in HKQuantityTypeIdentifier.allCases {
            let fitting =
                UnitSymbol.allCases.map { HKUnit($0) } + [
                    HKUnit(from: "count/s"), HKUnit(from: "m/s"), HKUnit(from: "mg/dL"), HKUnit(from: "mL/min·kg"),
                    HKUnit(from: "kcal/hr·kg"), HKUnit(from: "L/min"),
                ]
            #expect(fitting.contains { HKQuantityType(identifier).is(compatibleWith: $0) }, "\(identifier.rawValue)")
        }
        let unlisted = HKQuantityType(HKQuantityTypeIdentifier(rawValue: "Shoes"))
        #expect(!unlisted.is(compatibleWith: .count()))
        #expect(unlisted.aggregationStyle == .discreteArithmetic)
    }

    @Test("Aggregation styles carry Apple's raw values")
    func rawValues() {
        let inOrder: [HKQuantityAggregationStyle] = [
            .cumulative, .discreteArithmetic, .discreteTemporallyWeighted, .discreteEquivalentContinuousLevel,
        ]
        #expect(inOrder.map(\.rawValue) == [0, 1, 2, 3])
    }
}
