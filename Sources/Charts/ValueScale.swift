import Foundation

/// The y axis: the values that it covers, and round numbers along it.
///
/// Ticks are multiples of 1, 2 or 5 times a power of ten, chosen so that there are close to four divisions
/// (after P. Heckbert, "Nice Numbers for Graph Labels", Graphics Gems, 1990). Where all values are integers,
/// so are the ticks.
struct ValueScale: Hashable {
    /// The value at the foot of the plot.
    private(set) var low: Double
    /// The value at the top of the plot, always above `low`.
    private(set) var high: Double
    /// The distance between two ticks.
    let step: Double
    /// Round values between `low` and `high`, ascending.
    let ticks: [Double]

    /// A scale that covers `values`, and starts and ends where `minimum` and `maximum` say unless values lie beyond.
    ///
    /// - Parameter includesZero: Whether an end that is not given reaches at least to zero, as bars need.
    /// - Complexity: O(*n*) for *n* values.
    init(values: [Double], minimum: Double? = nil, maximum: Double? = nil, includesZero: Bool = false) {
        let values = values.filter(\.isDrawable)
        var (minimum, maximum) = (minimum?.ifDrawable, maximum?.ifDrawable)
        if let lower = minimum, let upper = maximum, lower >= upper { (minimum, maximum) = (nil, nil) }

        let ends = values + [minimum, maximum].compactMap(\.self)
        var low = ends.min() ?? 0
        var high = ends.max() ?? 0
        if includesZero {
            if minimum == nil { low = min(low, 0) }
            if maximum == nil { high = max(high, 0) }
        }
        // Quotients of numbers so close to zero would lose all their digits.
        if max(abs(low), abs(high)) < 1e-290 { (low, high) = (0, 0) }
        // Below this span, neighbouring ticks would be the same number.
        if high - low <= max(abs(low), abs(high)) * 1e-12 {
            if low > 0, minimum == nil {
                low = 0
            } else if high < 0 {
                high = 0
            } else {
                high = low + max(4, abs(low))
            }
        }

        step = Self.step(from: low, to: high, integral: ends.allSatisfy { $0 == $0.rounded() })
        // Quotients such as 0.3 / 0.1 fall just short of the integer that they mean.
        let slack = 1e-9
        let first = low == minimum ? (low / step - slack).rounded(.up) : (low / step + slack).rounded(.down)
        let last = high == maximum ? (high / step + slack).rounded(.down) : (high / step - slack).rounded(.up)
        ticks = stride(from: first, through: last, by: 1).map { [step] in $0 * step }
        self.low = min(low, ticks.first ?? low)
        self.high = max(high, ticks.last ?? high)
    }

    /// How far up the plot a value lies: 0 at the foot, 1 at the top, and never beyond.
    func fraction(of value: Double) -> Double {
        min(max((value - low) / (high - low), 0), 1)
    }

    /// How many decimals values are written with: two, or as many as tell two ticks of a fine scale apart.
    var valueFractionDigits: Int { max(2, fractionDigits) }

    /// How many decimals tell two ticks apart.
    private var fractionDigits: Int {
        step >= 1 ? 0 : Int((-log10(step) - 1e-9).rounded(.up))
    }

    /// What stands beside each tick; millions and more are shortened where two decimals still tell them apart.
    var labels: [String] {
        let units: [(size: Double, name: String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M")]
        let size = max(abs(low), abs(high))
        guard size < 1e15, let unit = units.first(where: { size >= $0.size }), step >= unit.size / 100 else {
            return ticks.map { $0.text(fractionDigits: fractionDigits) }
        }
        return ticks.map { $0 == 0 ? "0" : ($0 / unit.size).text(fractionDigits: 2) + unit.name }
    }

    /// The step of the 1-2-5 series whose number of divisions is closest to four; of two, the smaller.
    private static func step(from low: Double, to high: Double, integral: Bool) -> Double {
        let exponent = log10((high - low) / 4).rounded(.down)
        let power = exponent < 0 ? 1 / pow(10, -exponent) : pow(10, exponent)
        let steps = [1, 2, 5, 10, 20].map { $0 * power }.filter { !integral || $0 >= 1 }
        func distance(_ step: Double) -> Double {
            abs((high / step - 1e-9).rounded(.up) - (low / step + 1e-9).rounded(.down) - 4)
        }
        return steps.min { distance($0) < distance($1) } ?? 1
    }
}
