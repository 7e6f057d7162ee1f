import Foundation

/// A measured number with its unit, written in the unit's usual scale.
enum Quantity {
    case seconds(Double)
    case bytes(Double)
    case ratio(Double)

    var number: Double {
        switch self {
        case .seconds(let number), .bytes(let number), .ratio(let number): number
        }
    }
}

extension Quantity: CustomStringConvertible {
    var description: String {
        switch self {
        case .seconds(let seconds): Self.scaled(seconds, by: [("s", 1), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9)])
        case .bytes(let bytes): Self.scaled(bytes, by: [("MB", 1e6), ("KB", 1e3), ("B", 1)])
        case .ratio(let ratio): "\(Self.threeDigits(ratio))×"
        }
    }

    private static func scaled(_ number: Double, by units: [(name: String, size: Double)]) -> String {
        let unit = units.first { abs(number) >= $0.size } ?? units[units.count - 1]
        return "\(threeDigits(number / unit.size)) \(unit.name)"
    }

    private static func threeDigits(_ number: Double) -> String {
        String(format: abs(number) < 10 ? "%.2f" : abs(number) < 100 ? "%.1f" : "%.0f", number)
    }
}
