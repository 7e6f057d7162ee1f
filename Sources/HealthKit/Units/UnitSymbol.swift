/// A unit that has a name of its own. The order of the cases is the order in unit strings.
///
/// Exports of Apple's write `mL/min·kg` and `kcal/hr·kg`, so times stand before masses.
enum UnitSymbol: String, CaseIterable {
    case count, percent = "%", internationalUnit = "IU", effortScore = "appleEffortScore"
    case mole = "mol"
    case joule = "J", smallCalorie = "cal", kilocalorie = "kcal", largeCalorie = "Cal", watt = "W"
    case volt = "V", siemen = "S", hertz = "Hz", lux = "lx"
    case second = "s", minute = "min", hour = "hr", day = "d"
    case gram = "g", ounce = "oz", pound = "lb", stone = "st"
    case meter = "m", inch = "in", foot = "ft", yard = "yd", mile = "mi"
    case pascal = "Pa", millimeterOfMercury = "mmHg", centimeterOfWater = "cmAq", atmosphere = "atm"
    case inchOfMercury = "inHg"
    case liter = "L", fluidOunceUS = "fl_oz_us", fluidOunceImperial = "fl_oz_imp", pintUS = "pt_us"
    case pintImperial = "pt_imp", cupUS = "cup_us", cupImperial = "cup_imp"
    case kelvin = "K", degreeCelsius = "degC", degreeFahrenheit = "degF"
    case radian = "rad", degree = "deg", diopter = "D", prismDiopter = "pD"
    case soundPressureLevel = "dBASPL", hearingLevel = "dBHL"
}

extension UnitSymbol {
    /// Whether the unit may carry a metric prefix.
    ///
    /// Those of the SI may, the litre and the international unit as well (WWDC 2017, session 221).
    var takesPrefix: Bool {
        switch self {
        case .gram, .meter, .liter, .pascal, .second, .joule, .kelvin, .siemen, .hertz, .volt, .watt, .radian, .lux,
            .mole, .internationalUnit:
            true
        default: false
        }
    }

    /// What the unit measures, and to which power; nil for bare numbers. A litre is a length to the power of three.
    ///
    /// A mole is an amount; with a molar mass it is a mass (see ``UnitFactor``).
    var dimension: (of: UnitDimension, power: Int)? {
        switch self {
        case .count, .percent: nil
        case .internationalUnit: (.internationalUnit, 1)
        case .effortScore: (.effort, 1)
        case .mole: (.amount, 1)
        case .joule, .smallCalorie, .kilocalorie, .largeCalorie: (.energy, 1)
        case .watt: (.power, 1)
        case .volt: (.electricPotential, 1)
        case .siemen: (.conductance, 1)
        case .hertz: (.frequency, 1)
        case .lux: (.illuminance, 1)
        case .second, .minute, .hour, .day: (.time, 1)
        case .gram, .ounce, .pound, .stone: (.mass, 1)
        case .meter, .inch, .foot, .yard, .mile: (.length, 1)
        case .pascal, .millimeterOfMercury, .centimeterOfWater, .atmosphere, .inchOfMercury: (.pressure, 1)
        case .liter, .fluidOunceUS, .fluidOunceImperial, .pintUS, .pintImperial, .cupUS, .cupImperial: (.length, 3)
        case .kelvin, .degreeCelsius, .degreeFahrenheit: (.temperature, 1)
        case .radian, .degree: (.angle, 1)
        case .diopter: (.diopter, 1)
        case .prismDiopter: (.prismDiopter, 1)
        case .soundPressureLevel: (.soundPressureLevel, 1)
        case .hearingLevel: (.hearingLevel, 1)
        }
    }

    /// The unit in the base units of its dimension: gram, metre, second, joule, pascal, kelvin, radian, or itself.
    ///
    /// Source: NIST Special Publication 811 (2008), appendix B.8, whose factors for avoirdupois, length and volume units
    /// are exact; the imperial gallon of 4.54609 L (UK Weights and Measures Act 1985) for imperial volumes; the
    /// thermochemical calorie. An inch of mercury is 25.4 mmHg.
    var scale: UnitScale {
        switch self {
        case .ounce: UnitScale(numerator: 28_349_523_125, powerOfTen: -9)
        case .pound: UnitScale(numerator: 45_359_237, powerOfTen: -5)
        case .stone: UnitScale(numerator: 635_029_318, powerOfTen: -5)
        case .inch: UnitScale(numerator: 254, powerOfTen: -4)
        case .foot: UnitScale(numerator: 3_048, powerOfTen: -4)
        case .yard: UnitScale(numerator: 9_144, powerOfTen: -4)
        case .mile: UnitScale(numerator: 1_609_344, powerOfTen: -3)
        case .liter: UnitScale(powerOfTen: -3)
        case .fluidOunceUS: UnitScale(numerator: 295_735_295_625, powerOfTen: -16)
        case .fluidOunceImperial: UnitScale(numerator: 284_130_625, powerOfTen: -13)
        case .pintUS: UnitScale(numerator: 473_176_473, powerOfTen: -12)
        case .pintImperial: UnitScale(numerator: 56_826_125, powerOfTen: -11)
        case .cupUS: UnitScale(numerator: 2_365_882_365, powerOfTen: -13)
        case .cupImperial: UnitScale(numerator: 284_130_625, powerOfTen: -12)
        case .millimeterOfMercury: UnitScale(numerator: 133_322_387_415, powerOfTen: -9)
        case .inchOfMercury: UnitScale(numerator: 3_386_388_640_341, powerOfTen: -9)
        case .centimeterOfWater: UnitScale(numerator: 980_665, powerOfTen: -4)
        case .atmosphere: UnitScale(numerator: 101_325)
        case .minute: UnitScale(numerator: 60)
        case .hour: UnitScale(numerator: 3_600)
        case .day: UnitScale(numerator: 86_400)
        case .smallCalorie: UnitScale(numerator: 4_184, powerOfTen: -3)
        case .kilocalorie, .largeCalorie: UnitScale(numerator: 4_184)
        case .degreeFahrenheit: UnitScale(numerator: 5, denominator: 9)
        case .degree: UnitScale(numerator: .pi, denominator: 180)
        default: UnitScale()
        }
    }

    /// Where a temperature scale reads 0 °C, in its own unit. Celsius, since those are values that persons read: 27 °C
    /// becomes 80.6 °F without a detour over 300.15 K.
    var celsiusZero: Double? {
        switch self {
        case .kelvin: 273.15
        case .degreeCelsius: 0
        case .degreeFahrenheit: 32
        default: nil
        }
    }
}
