/// What a unit measures. Units of one dimension convert into each other.
///
/// The dimensions are Apple's, not the seven of the SI: energy, power and pressure stand for themselves, so that a watt
/// does not convert into joules a second. A count, a percentage and a bare number have none.
enum UnitDimension: CaseIterable {
    case amount, angle, conductance, diopter, effort, electricPotential, energy, frequency, hearingLevel, illuminance
    case internationalUnit, length, mass, power, pressure, prismDiopter, soundPressureLevel, temperature, time
}
