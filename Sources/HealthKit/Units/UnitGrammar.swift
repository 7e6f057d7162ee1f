/// Reads unit strings.
///
///     unit    = [ product [ "/" product ] ] | null
///     product = factor { ( "·" | "*" | "." ) factor }
///     factor  = "1" | symbol [ power ] | "(" product ")" [ power ]
///     power   = "^" [ "-" ] digits
///     symbol  = [ prefix ] name | [ prefix ] "mol<" number ">"
///     null    = "()" | "(" null ")"
///
/// Loops instead of recursion, and each token is looked at a fixed number of times: hostile strings cost no more stack
/// and no more time for each byte than others.
enum UnitGrammar {
    static func factors(in text: String) throws(HKUnit.ParsingError) -> UnitFactors {
        let tokens = try tokens(in: text)
        if namesNull(tokens) { return UnitFactors() }
        return try product(of: tokens, length: text.utf8.count)
    }

    /// Nothing, or nothing but parentheses around nothing.
    private static func namesNull(_ tokens: [Token]) -> Bool {
        let middle = tokens.count / 2
        return tokens.count.isMultiple(of: 2) && tokens.prefix(middle).allSatisfy { $0.kind == .open }
            && tokens.suffix(middle).allSatisfy { $0.kind == .close(power: nil) }
    }

    private static func product(of tokens: [Token], length: Int) throws(HKUnit.ParsingError) -> UnitFactors {
        let powers = try groupPowers(in: tokens, length: length)
        var exponents: [UnitFactor: Int] = [:]
        var sign = 1
        var enclosing = [1]
        var wantsFactor = true
        for (index, token) in tokens.enumerated() {
            guard token.startsFactor == wantsFactor else {
                throw token.refused(wantsFactor ? "A unit is expected" : "An operator is expected between units")
            }
            let outer = enclosing.last ?? 1
            switch token.kind {
            case .one: wantsFactor = false
            case .factor(let factor, let power):
                exponents[factor, default: 0] += try token.bounded(sign * power, times: outer)
                wantsFactor = false
            case .open: enclosing.append(try token.bounded(powers[index] ?? 1, times: outer))
            case .close: enclosing.removeLast()
            case .times: wantsFactor = true
            case .over:
                guard sign == 1 else { throw token.refused("A unit has one division") }
                guard enclosing.count == 1 else { throw token.refused("A division does not stand in parentheses") }
                (sign, wantsFactor) = (-1, true)
            }
        }
        guard !wantsFactor else {
            throw HKUnit.ParsingError(offset: length, reason: "A unit is expected at the end")
        }
        guard let product = UnitFactors(exponents: exponents) else {
            throw HKUnit.ParsingError(offset: length, reason: "An exponent is out of range")
        }
        return product
    }

    /// The powers of groups by the places of their opening parentheses.
    private static func groupPowers(
        in tokens: [Token], length: Int
    ) throws(HKUnit.ParsingError) -> [Int: Int] {
        var powers: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .open { open.append(index) }
            guard case .close(let power) = token.kind else { continue }
            guard let start = open.popLast() else { throw token.refused("A parenthesis is closed but not opened") }
            powers[start] = power
        }
        guard open.isEmpty else {
            throw HKUnit.ParsingError(offset: length, reason: "A parenthesis is not closed")
        }
        return powers
    }
}
