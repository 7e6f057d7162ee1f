// Time
extension HKUnit {
    /// Seconds with a metric prefix.
    public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.second, prefix: prefix) }

    /// Seconds, `s`.
    public static func second() -> HKUnit { HKUnit(.second) }

    /// Minutes, `min`.
    public static func minute() -> HKUnit { HKUnit(.minute) }

    /// Hours, `hr`.
    public static func hour() -> HKUnit { HKUnit(.hour) }

    /// Days of 24 hours, `d`.
    public static func day() -> HKUnit { HKUnit(.day) }
}

// Energy and power
extension HKUnit {
    /// Joules with a metric prefix.
    public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.joule, prefix: prefix) }

    /// Joules, `J`.
    public static func joule() -> HKUnit { HKUnit(.joule) }

    /// Thermochemical calories, `cal`: 4.184 J.
    public static func smallCalorie() -> HKUnit { HKUnit(.smallCalorie) }

    /// Calories of food labels, `Cal`: 4,184 J.
    public static func largeCalorie() -> HKUnit { HKUnit(.largeCalorie) }

    /// Kilocalories, `kcal`: 4,184 J. As large as ``largeCalorie()``, though not the same unit.
    public static func kilocalorie() -> HKUnit { HKUnit(.kilocalorie) }

    /// Thermochemical calories, `cal`: 4.184 J.
    @available(*, deprecated, renamed: "smallCalorie()")
    public static func calorie() -> HKUnit { smallCalorie() }

    /// Watts with a metric prefix.
    public static func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.watt, prefix: prefix) }

    /// Watts, `W`. They do not convert into joules a second.
    public static func watt() -> HKUnit { HKUnit(.watt) }
}

// Temperature
extension HKUnit {
    /// Kelvins, `K`. Kelvins with a prefix are read from a string.
    public static func kelvin() -> HKUnit { HKUnit(.kelvin) }

    /// Degrees Celsius, `degC`. Alone a point of the scale, in a compound a difference.
    public static func degreeCelsius() -> HKUnit { HKUnit(.degreeCelsius) }

    /// Degrees Fahrenheit, `degF`. Alone a point of the scale, in a compound a difference.
    public static func degreeFahrenheit() -> HKUnit { HKUnit(.degreeFahrenheit) }
}

// Pressure and sound
extension HKUnit {
    /// Pascals with a metric prefix.
    public static func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.pascal, prefix: prefix) }

    /// Pascals, `Pa`.
    public static func pascal() -> HKUnit { HKUnit(.pascal) }

    /// Conventional millimetres of mercury, `mmHg`: 133.322387415 Pa.
    public static func millimeterOfMercury() -> HKUnit { HKUnit(.millimeterOfMercury) }

    /// Inches of mercury, `inHg`: 25.4 mmHg.
    public static func inchesOfMercury() -> HKUnit { HKUnit(.inchOfMercury) }

    /// Conventional centimetres of water, `cmAq`: 98.0665 Pa.
    public static func centimeterOfWater() -> HKUnit { HKUnit(.centimeterOfWater) }

    /// Standard atmospheres, `atm`: 101,325 Pa.
    public static func atmosphere() -> HKUnit { HKUnit(.atmosphere) }

    /// A-weighted sound pressure levels in decibels, `dBASPL`; nothing converts into them.
    public static func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(.soundPressureLevel) }

    /// Hearing levels in decibels, `dBHL`; nothing converts into them.
    public static func decibelHearingLevel() -> HKUnit { HKUnit(.hearingLevel) }
}

// Electricity, frequency, light
extension HKUnit {
    /// Siemens with a metric prefix.
    public static func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.siemen, prefix: prefix) }

    /// Siemens, `S`.
    public static func siemen() -> HKUnit { HKUnit(.siemen) }

    /// Volts with a metric prefix.
    public static func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.volt, prefix: prefix) }

    /// Volts, `V`.
    public static func volt() -> HKUnit { HKUnit(.volt) }

    /// Hertz with a metric prefix.
    public static func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.hertz, prefix: prefix) }

    /// Hertz, `Hz`. They do not convert into `count/s`.
    public static func hertz() -> HKUnit { HKUnit(.hertz) }

    /// Lux with a metric prefix.
    public static func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.lux, prefix: prefix) }

    /// Lux, `lx`.
    public static func lux() -> HKUnit { HKUnit(.lux) }

    /// Dioptres of a lens, `D`.
    public static func diopter() -> HKUnit { HKUnit(.diopter) }

    /// Prism dioptres, `pD`.
    public static func prismDiopter() -> HKUnit { HKUnit(.prismDiopter) }
}

// Angles
extension HKUnit {
    /// Radians with a metric prefix.
    public static func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(.radian, prefix: prefix) }

    /// Radians, `rad`.
    public static func radianAngle() -> HKUnit { HKUnit(.radian) }

    /// Degrees of an angle, `deg`: π/180 rad.
    public static func degreeAngle() -> HKUnit { HKUnit(.degree) }
}

// Numbers
extension HKUnit {
    /// Things that are counted, `count`.
    public static func count() -> HKUnit { HKUnit(.count) }

    /// Fractions, `%`: the value 1.0 is 100 %, so 97 % is 0.97.
    public static func percent() -> HKUnit { HKUnit(.percent) }

    /// International units of a substance, `IU`; they do not convert into units of mass.
    public static func internationalUnit() -> HKUnit { HKUnit(.internationalUnit) }

    /// Effort of a workout from 1 to 10, `appleEffortScore`.
    public static func appleEffortScore() -> HKUnit { HKUnit(.effortScore) }
}
