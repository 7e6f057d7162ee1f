// swift-format-ignore: AlwaysUseLowerCamelCase
/// The grams of a mole of glucose, as Apple's HealthKit has it: with it 1 mmol/L is 18.015588 mg/dL.
public let HKUnitMolarMassBloodGlucose: Double = 180.15588000005408

// Mass
extension HKUnit {
    /// Grams with a metric prefix.
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.gram, prefix: prefix) }

    /// Grams, `g`.
    public static func gram() -> HKUnit { HKUnit(.gram) }

    /// Avoirdupois ounces, `oz`: 28.349523125 g.
    public static func ounce() -> HKUnit { HKUnit(.ounce) }

    /// Avoirdupois pounds, `lb`: 453.59237 g.
    public static func pound() -> HKUnit { HKUnit(.pound) }

    /// Stones, `st`: 14 lb.
    public static func stone() -> HKUnit { HKUnit(.stone) }

    /// Moles of a substance with a metric prefix; they convert into units of mass.
    ///
    /// - Precondition: The molar mass, in grams a mole, is a positive number. For one from outside use
    ///   ``HKUnit/init(validating:)`` with `mol<`mass`>`.
    public static func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        guard let factor = UnitFactor(moleWith: prefix, molarMass: gramsPerMole) else {
            preconditionFailure("HKUnit.moleUnit: a molar mass is a positive number")
        }
        return HKUnit(UnitFactors(factor))
    }

    /// Moles of a substance; they convert into units of mass.
    ///
    /// - Precondition: The molar mass, in grams a mole, is a positive number.
    public static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }
}

// Length
extension HKUnit {
    /// Metres with a metric prefix.
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.meter, prefix: prefix) }

    /// Metres, `m`.
    public static func meter() -> HKUnit { HKUnit(.meter) }

    /// Inches, `in`: 2.54 cm.
    public static func inch() -> HKUnit { HKUnit(.inch) }

    /// Feet, `ft`: 12 in.
    public static func foot() -> HKUnit { HKUnit(.foot) }

    /// Yards, `yd`: 3 ft.
    public static func yard() -> HKUnit { HKUnit(.yard) }

    /// International miles, `mi`: 1,760 yd.
    public static func mile() -> HKUnit { HKUnit(.mile) }
}

// Volume
extension HKUnit {
    /// Litres with a metric prefix.
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.liter, prefix: prefix) }

    /// Litres, `L`: a cubic decimetre.
    public static func liter() -> HKUnit { HKUnit(.liter) }

    /// US fluid ounces, `fl_oz_us`: 29.5735295625 mL.
    public static func fluidOunceUS() -> HKUnit { HKUnit(.fluidOunceUS) }

    /// Imperial fluid ounces, `fl_oz_imp`: 28.4130625 mL.
    public static func fluidOunceImperial() -> HKUnit { HKUnit(.fluidOunceImperial) }

    /// US pints, `pt_us`: 16 US fluid ounces.
    public static func pintUS() -> HKUnit { HKUnit(.pintUS) }

    /// Imperial pints, `pt_imp`: 20 imperial fluid ounces.
    public static func pintImperial() -> HKUnit { HKUnit(.pintImperial) }

    /// US cups, `cup_us`: 8 US fluid ounces.
    public static func cupUS() -> HKUnit { HKUnit(.cupUS) }

    /// Imperial cups, `cup_imp`: 10 imperial fluid ounces.
    public static func cupImperial() -> HKUnit { HKUnit(.cupImperial) }
}
