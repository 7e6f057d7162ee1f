import Foundation

extension HKUnit {
    /// The unit of mass that a formatter shows.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        switch massFormatterUnit {
        case .gram: self.init(.gram)
        case .kilogram: self.init(.gram, prefix: .kilo)
        case .ounce: self.init(.ounce)
        case .pound: self.init(.pound)
        case .stone: self.init(.stone)
        }
    }

    /// The unit of length that a formatter shows.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        switch lengthFormatterUnit {
        case .millimeter: self.init(.meter, prefix: .milli)
        case .centimeter: self.init(.meter, prefix: .centi)
        case .meter: self.init(.meter)
        case .kilometer: self.init(.meter, prefix: .kilo)
        case .inch: self.init(.inch)
        case .foot: self.init(.foot)
        case .yard: self.init(.yard)
        case .mile: self.init(.mile)
        }
    }

    /// The unit of energy that a formatter shows.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        switch energyFormatterUnit {
        case .joule: self.init(.joule)
        case .kilojoule: self.init(.joule, prefix: .kilo)
        case .calorie: self.init(.smallCalorie)
        case .kilocalorie: self.init(.kilocalorie)
        }
    }
}
