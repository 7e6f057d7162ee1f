/// A statement whose interpolated values become bindings, so that text from outside can never become SQL.
///
/// ```swift
/// let query: SQLQuery = "SELECT title FROM task WHERE id = \(id)"
/// ```
/// What is not a value is interpolated by name: `\(join: list)` for a list of values, `\(query)` for a part of a
/// statement, `\(word: .integer)` for a word that engines spell differently. The one way to put a string into the
/// statement itself is spelled `\(unsafeSQL: string)`, to be found by a search.
public struct SQLQuery: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// A piece of a statement, in the order in which it is written.
    public enum Part: Sendable, Hashable {
        /// SQL that the program's author wrote.
        case sql(String)
        /// A value to bind.
        case binding(SQLValue)
        /// A word that each engine spells in its own way.
        case word(Word)
    }

    /// What engines call by different names in table definitions.
    public enum Word: Sendable, Hashable {
        /// The type of a signed 64-bit integer.
        case integer
        /// The type of a double-precision number.
        case real
        /// The type of Unicode text.
        case text
        /// The type of bytes.
        case blob
        /// Type and constraint of a primary key that the engine counts up; its order is the order of insertion.
        case rowIdentity
        /// Stands behind the last column of a table with a `rowIdentity` column of this name: its key, in an engine that
        /// writes it there.
        case identityKey(String)
        /// Stands before a table's first column: the container that a row belongs to, in an engine that keeps the rows of
        /// many in one table. The engine fills it in, and shows each container its own rows only.
        case containerColumn
        /// Stands before the first column of a key, a reference or an index: the same column.
        case containerKey
        /// Stands after a table's closing parenthesis: values must have their column's type.
        case strictTable
    }

    /// The statement's pieces; neighbouring SQL is joined.
    public private(set) var parts: [Part]

    /// A statement without values.
    public init(stringLiteral value: String) {
        parts = [.sql(value)]
    }

    /// A statement with the pieces that were collected.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    /// Appends a further piece of the statement.
    public static func += (query: inout SQLQuery, addition: SQLQuery) {
        query.parts += addition.parts
    }

    /// The values to bind, in order.
    public var bindings: [SQLValue] {
        parts.compactMap { if case .binding(let value) = $0 { value } else { nil } }
    }

    /// The statement's text in an engine's dialect.
    ///
    /// - Parameters:
    ///   - placeholder: the engine's name for the nth binding, counted from 1.
    ///   - spelling: the engine's spelling of a word.
    public func text(placeholder: (Int) -> String, spelling: (Word) -> String) -> String {
        var text = ""
        var count = 0
        for part in parts {
            switch part {
            case .sql(let sql): text += sql
            case .word(let word): text += spelling(word)
            case .binding:
                count += 1
                text += placeholder(count)
            }
        }
        return text
    }
}

extension SQLQuery {
    /// Collects the pieces of an interpolated statement.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Starts an empty statement.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Appends what the program's author wrote.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.sql(literal)) }
        }

        /// Appends a value as a binding.
        public mutating func appendInterpolation(_ value: some SQLConvertible) {
            parts.append(.binding(value.sqlValue))
        }

        /// Appends a value as a binding, or `NULL` if there is none.
        public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
            parts.append(.binding(value.sqlValue))
        }

        /// Appends values as bindings separated by commas, for `IN (…)`. An empty list becomes `NULL`, which matches
        /// nothing.
        public mutating func appendInterpolation(join values: some Collection<some SQLConvertible>) {
            guard !values.isEmpty else { return parts.append(.sql("NULL")) }
            for (index, value) in values.enumerated() {
                if index > 0 { parts.append(.sql(", ")) }
                parts.append(.binding(value.sqlValue))
            }
        }

        /// Appends parts of a statement separated by commas.
        public mutating func appendInterpolation(join queries: [SQLQuery]) {
            for (index, query) in queries.enumerated() {
                if index > 0 { parts.append(.sql(", ")) }
                parts += query.parts
            }
        }

        /// Appends a part of a statement with its own bindings.
        public mutating func appendInterpolation(_ query: SQLQuery) {
            parts += query.parts
        }

        /// Appends a word that each engine spells in its own way.
        public mutating func appendInterpolation(word: Word) {
            parts.append(.word(word))
        }

        /// Appends text to the statement itself. Never pass text that came from outside the program.
        public mutating func appendInterpolation(unsafeSQL sql: String) {
            parts.append(.sql(sql))
        }
    }
}
