extension HKUnit {
    /// The unit that a string names, such as `count/min`, `mg/dL`, `mmol<180.1558800000541>/L` or `kg·m^2`.
    ///
    /// A factor is a symbol, which may carry a metric prefix and an exponent. Factors are joined by `·`, `*` or `.`; one
    /// `/` divides by everything behind it, so `a/b·c` is `a/(b·c)`; parentheses group and may carry an exponent. The
    /// empty string and `()` name the unit of bare numbers.
    ///
    /// Stops the program when the string names no unit, where Apple's raises an exception. For a string from outside
    /// use ``init(validating:)``. O(*n*) in the string's length.
    public convenience init(from string: String) {
        do throws(ParsingError) {
            try self.init(validating: string)
        } catch {
            preconditionFailure("HKUnit(from:): \(error)")
        }
    }

    /// The unit that a string from outside names; the grammar is that of ``init(from:)``. O(*n*) in its length.
    ///
    /// - Throws: ``ParsingError`` when the string names no unit.
    public convenience init(validating string: String) throws(ParsingError) {
        self.init(try UnitGrammar.factors(in: string))
    }

    /// Why a string names no unit, and where. It repeats nothing of the string.
    public struct ParsingError: Error, Hashable, CustomStringConvertible {
        /// How many UTF-8 bytes stand before the place that could not be read.
        public let offset: Int
        /// What was expected there, for a developer to read.
        public let reason: String

        /// The reason with its place.
        public var description: String { "\(reason), at byte \(offset) of the unit's string." }
    }
}
