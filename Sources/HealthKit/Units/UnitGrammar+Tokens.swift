extension UnitGrammar {
    /// A piece of a unit string with its place, in bytes.
    struct Token {
        enum Kind: Equatable {
            case one
            case factor(UnitFactor, power: Int)
            case open
            /// With the power behind it, if one is written.
            case close(power: Int?)
            case times
            case over
        }

        let kind: Kind
        let offset: Int

        var startsFactor: Bool {
            switch kind {
            case .one, .factor, .open: true
            case .close, .times, .over: false
            }
        }

        func refused(_ reason: String) -> HKUnit.ParsingError { HKUnit.ParsingError(offset: offset, reason: reason) }

        /// The product of two powers, where it is one that a unit may have.
        func bounded(_ power: Int, times outer: Int) throws(HKUnit.ParsingError) -> Int {
            // Both are within the limit themselves, so that the product cannot overflow.
            let product = power * outer
            guard abs(product) <= UnitFactors.highestExponent else { throw refused("An exponent is out of range") }
            return product
        }
    }

    static func tokens(in text: String) throws(HKUnit.ParsingError) -> [Token] {
        var scanner = Scanner(bytes: Array(text.utf8))
        var tokens: [Token] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens
    }

    /// Cuts a string's bytes into tokens.
    private struct Scanner {
        let bytes: [UInt8]
        var position = 0

        mutating func next() throws(HKUnit.ParsingError) -> Token? {
            guard let byte = current else { return nil }
            let start = position
            position += 1
            switch byte {
            case UInt8(ascii: "1"): return Token(kind: .one, offset: start)
            case UInt8(ascii: "("): return Token(kind: .open, offset: start)
            case UInt8(ascii: ")"): return Token(kind: .close(power: try power()), offset: start)
            case UInt8(ascii: "/"): return Token(kind: .over, offset: start)
            case UInt8(ascii: "*"), UInt8(ascii: "."): return Token(kind: .times, offset: start)
            case 0xC2 where current == 0xB7:  // U+00B7, the middle dot
                position += 1
                return Token(kind: .times, offset: start)
            default:
                position = start
                let factor = try symbol()
                return Token(kind: .factor(factor, power: try power() ?? 1), offset: start)
            }
        }

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        /// The bytes from the position on for which the test holds; moves behind them.
        private mutating func run(while test: (UInt8) -> Bool) -> String {
            let start = position
            while let byte = current, test(byte) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private mutating func symbol() throws(HKUnit.ParsingError) -> UnitFactor {
            let start = position
            let name = run { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                    UInt8(ascii: "%"):
                    true
                default: false
                }
            }
            guard let factor = UnitFactor.named[name] else {
                throw HKUnit.ParsingError(offset: start, reason: "No unit has this symbol")
            }
            guard current == UInt8(ascii: "<") else { return factor }
            guard factor.symbol == .mole else { throw refused("Only moles have a molar mass") }
            position += 1
            let number = run { $0 != UInt8(ascii: ">") }
            guard current != nil, number.utf8.allSatisfy(Self.standsInNumbers), let mass = Double(number),
                let moles = UnitFactor(moleWith: factor.prefix, molarMass: mass)
            else { throw refused("A molar mass in grams a mole is expected, closed by >") }
            position += 1
            return moles
        }

        /// Leaves out the letters of `inf`, `nan` and hexadecimal numbers, which `Double` reads too.
        private static func standsInNumbers(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
                UInt8(ascii: "+"), UInt8(ascii: "-"):
                true
            default: false
            }
        }

        /// A power from its `^` on, or nil where none is written.
        private mutating func power() throws(HKUnit.ParsingError) -> Int? {
            guard current == UInt8(ascii: "^") else { return nil }
            position += 1
            let isNegative = current == UInt8(ascii: "-")
            if isNegative { position += 1 }
            let digits = run { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard let power = Int(digits), power <= UnitFactors.highestExponent else {
                throw refused("An exponent is a whole number up to \(UnitFactors.highestExponent)")
            }
            return isNegative ? -power : power
        }

        private func refused(_ reason: String) -> HKUnit.ParsingError {
            HKUnit.ParsingError(offset: position, reason: reason)
        }
    }
}

extension UnitFactor {
    /// The symbols that unit strings may carry, with their prefixes. A litre is written `L` or `l`.
    static let named: [String: UnitFactor] = {
        var named: [String: UnitFactor] = [:]
        for symbol in UnitSymbol.allCases {
            for prefix in symbol.takesPrefix ? HKMetricPrefix.allCases : [.none] {
                let factor = UnitFactor(symbol, prefix: prefix)
                named[factor.description] = factor
                if symbol == .liter { named[prefix.symbol + "l"] = factor }
            }
        }
        return named
    }()
}
