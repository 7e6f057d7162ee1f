import Foundation
import SeededRandom
import Testing

@testable import HealthKit

/// Strings of the grammar with what they mean, found by another way than reading them.
private struct UnitStrings {
    var random: SplitMix64

    /// Powers by symbol.
    typealias Meaning = [String: Int]

    mutating func unit() -> (text: String, meaning: Meaning) {
        var (text, meaning) = product(depth: 3)
        if Bool.random(using: &random) {
            let (divisor, powers) = product(depth: 2)
            text += "/" + divisor
            meaning.merge(powers.mapValues { -$0 }) { $0 + $1 }
        }
        return (text, meaning.filter { $0.value != 0 })
    }

    private mutating func product(depth: Int) -> (text: String, meaning: Meaning) {
        var (text, meaning) = ("", Meaning())
        for index in 0..<Int.random(in: 1...3, using: &random) {
            let (factor, powers) = factor(depth: depth)
            if index > 0 { text += ["·", "*", "."].randomElement(using: &random) ?? "·" }
            text += factor
            meaning.merge(powers) { $0 + $1 }
        }
        return (text, meaning)
    }

    private mutating func factor(depth: Int) -> (text: String, meaning: Meaning) {
        let power = Int.random(in: -3...3, using: &random)
        let suffix = power == 1 ? "" : "^\(power)"
        if depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
            let (text, meaning) = product(depth: depth - 1)
            return ("(\(text))\(suffix)", meaning.mapValues { $0 * power })
        }
        let symbol = ["m", "kg", "s", "dL", "count", "mol<18>", "degC", "%"].randomElement(using: &random) ?? "m"
        return (symbol + suffix, [symbol: power])
    }
}

@Suite("Units against independent models")
struct UnitModelTests {
    @Test("A string means the product of its factors to the powers of all groups around them", arguments: 51...54)
    func grammar(seed: UInt64) throws {
        var strings = UnitStrings(random: SplitMix64(seed: seed))
        for _ in 0..<1_000 {
            let (text, meaning) = strings.unit()
            let expected = try meaning.reduce(HKUnit(from: "")) { unit, factor in
                unit.unitMultiplied(by: try HKUnit(validating: factor.key).unitRaised(toPower: factor.value))
            }
            #expect(try HKUnit(validating: text) == expected, "\(text)")
        }
    }

    @Test("A string with one character taken out, doubled or changed is read or refused", arguments: 61...64)
    func mutations(seed: UInt64) {
        var strings = UnitStrings(random: SplitMix64(seed: seed))
        for _ in 0..<500 {
            var characters = Array(strings.unit().text)
            let place = Int.random(in: 0..<characters.count, using: &strings.random)
            switch Int.random(in: 0..<3, using: &strings.random) {
            case 0: characters.remove(at: place)
            case 1: characters.insert(characters[place], at: place)
            default: characters[place] = "()^/·<>-1kmg%".randomElement(using: &strings.random) ?? "("
            }
            guard let unit = try? HKUnit(validating: String(characters)) else { continue }
            #expect((try? HKUnit(validating: unit.unitString)) == unit)
        }
    }

    /// Base units in one of each, as decimal fractions of the SI brochure and NIST SP 811 print.
    private static let inBaseUnits: [(symbol: String, base: String, value: Double)] = [
        ("kg", "mass", 1_000), ("mcg", "mass", 1e-6), ("lb", "mass", 453.59237), ("mol<180>", "mass", 180),
        ("km", "length", 1_000), ("in", "length", 0.0254), ("mi", "length", 1_609.344), ("fm", "length", 1e-15),
        ("min", "time", 60), ("ms", "time", 1e-3), ("d", "time", 86_400), ("kcal", "energy", 4_184),
        ("MJ", "energy", 1e6), ("mmHg", "pressure", 133.322387415), ("hPa", "pressure", 100),
        ("K", "temperature", 1), ("degF", "temperature", 5.0 / 9), ("deg", "angle", 0.017453292519943295),
        ("count", "number", 1), ("%", "number", 1),
    ]

    @Test("A compound converts by the factors of its parts", arguments: 71...74)
    func compounds(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let byBase = Dictionary(grouping: Self.inBaseUnits) { $0.base }
        for _ in 0..<500 {
            // Two compounds of the same dimensions, each part in a unit of its own.
            var (from, to, factor) = (HKUnit(from: ""), HKUnit(from: ""), 1.0)
            for base in byBase.keys.sorted().shuffled(using: &random).prefix(3) {
                let power = [-2, -1, 1, 2].randomElement(using: &random) ?? 1
                let left = try #require(byBase[base]?.randomElement(using: &random))
                let right = try #require(byBase[base]?.randomElement(using: &random))
                from = from.unitMultiplied(by: HKUnit(from: left.symbol).unitRaised(toPower: power))
                to = to.unitMultiplied(by: HKUnit(from: right.symbol).unitRaised(toPower: power))
                factor *= pow(left.value / right.value, Double(power))
            }
            let value = Double.random(in: -1_000...1_000, using: &random)
            let converted = HKQuantity(unit: from, doubleValue: value).doubleValue(for: to)
            #expect(abs(converted - value * factor) <= 1e-12 * abs(value * factor), "\(from) in \(to)")
        }
    }

    @Test("Order is the order of amounts, whichever units they are in", arguments: 81...82)
    func order(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let lengths = Self.inBaseUnits.filter { $0.base == "length" }
        let quantities = (0..<200).compactMap { _ -> (HKQuantity, Double)? in
            guard let unit = lengths.randomElement(using: &random) else { return nil }
            let metres = Double.random(in: -1...1, using: &random)
            return (HKQuantity(unit: HKUnit(from: unit.symbol), doubleValue: metres / unit.value), metres)
        }
        for ((left, a), (right, b)) in zip(quantities, quantities.dropFirst()) {
            #expect(left.compare(right) == (a < b ? .orderedAscending : .orderedDescending))
            #expect(right.compare(left) == (a < b ? .orderedDescending : .orderedAscending))
            #expect(left != right)
        }
    }

    @Test(
        "Each refusal names its place",
        arguments: [
            ("mg/secret", 3, "No unit has this symbol"), ("m^x", 2, "An exponent is a whole number up to 32767"),
            ("m^2^2", 3, "No unit has this symbol"), ("(m", 2, "A parenthesis is not closed"),
            ("m)", 1, "A parenthesis is closed but not opened"), ("m(m)", 1, "An operator is expected between units"),
            ("m/s/s", 3, "A unit has one division"), ("(m/s)", 2, "A division does not stand in parentheses"),
            ("m·", 3, "A unit is expected at the end"), ("()·m", 1, "A unit is expected"),
            ("km<1>", 2, "Only moles have a molar mass"),
            ("mol<0>", 5, "A molar mass in grams a mole is expected, closed by >"),
            ("(m^300)^300", 1, "An exponent is out of range"),
        ])
    func refusals(_ text: String, offset: Int, reason: String) {
        let error = #expect(throws: HKUnit.ParsingError.self) { try HKUnit(validating: text) }
        #expect(error?.offset == offset)
        #expect(error?.reason == reason)
    }
}
