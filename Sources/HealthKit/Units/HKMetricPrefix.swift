/// A decimal multiple of an SI unit, such as the milli of a milligram.
///
/// Source of the raw values: Apple's public HealthKit interface. Source of the multiples: BIPM, The International
/// System of Units, 9th edition, table 7.
public enum HKMetricPrefix: Int, CaseIterable, Sendable {
    /// No prefix.
    case none = 0
    /// 10⁻¹², `p`.
    case pico = 1
    /// 10⁻⁹, `n`.
    case nano = 2
    /// 10⁻⁶, written `mc` in unit strings.
    case micro = 3
    /// 10⁻³, `m`.
    case milli = 4
    /// 10⁻², `c`.
    case centi = 5
    /// 10⁻¹, `d`.
    case deci = 6
    /// 10, `da`.
    case deca = 7
    /// 10², `h`.
    case hecto = 8
    /// 10³, `k`.
    case kilo = 9
    /// 10⁶, `M`.
    case mega = 10
    /// 10⁹, `G`.
    case giga = 11
    /// 10¹², `T`.
    case tera = 12
    /// 10⁻¹⁵, `f`.
    case femto = 13
}

extension HKMetricPrefix {
    /// What stands before a unit's symbol in a unit string.
    var symbol: String { definition.symbol }

    /// The exponent of ten by which the prefix multiplies.
    var powerOfTen: Int { definition.powerOfTen }

    private var definition: (symbol: String, powerOfTen: Int) {
        switch self {
        case .none: ("", 0)
        case .femto: ("f", -15)
        case .pico: ("p", -12)
        case .nano: ("n", -9)
        case .micro: ("mc", -6)
        case .milli: ("m", -3)
        case .centi: ("c", -2)
        case .deci: ("d", -1)
        case .deca: ("da", 1)
        case .hecto: ("h", 2)
        case .kilo: ("k", 3)
        case .mega: ("M", 6)
        case .giga: ("G", 9)
        case .tera: ("T", 12)
        }
    }
}
