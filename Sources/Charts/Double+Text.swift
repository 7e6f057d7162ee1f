import Foundation

extension Double {
    /// Whether the number can stand on an axis: finite, and small enough that sums of it stay finite.
    var isDrawable: Bool { abs(self) <= 1e300 }

    /// The number, or nil where it cannot be drawn.
    var ifDrawable: Double? { isDrawable ? self : nil }

    /// The number in en-US form without grouping, with at most `fractionDigits` decimals and no trailing zeros.
    func text(fractionDigits: Int) -> String {
        let factor = pow(10, Double(fractionDigits))
        let scaled = (self * factor).rounded()
        // Beyond 2⁵³ every number is an integer, and the product could overflow.
        let rounded = factor.isFinite && abs(scaled) < 0x1p53 ? scaled / factor : self
        let text = (rounded == 0 ? 0 : rounded).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
