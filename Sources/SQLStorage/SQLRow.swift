/// Where a row's columns come from: an engine's cursor.
public protocol SQLRowSource: AnyObject {
    /// The number of columns.
    var columnCount: Int { get }

    /// The value of a column, counted from 0 and less than `columnCount`.
    func value(at column: Int) -> SQLValue

    /// The same values, for as long as somebody holds them.
    func kept() -> any SQLRowSource
}

extension SQLRowSource {
    /// A copy of the values.
    public func kept() -> any SQLRowSource { KeptValues((0..<columnCount).map(value)) }
}

/// One row of a result, read column by column from left to right. Valid only while it is being decoded, unless it is kept.
public struct SQLRow {
    @usableFromInline let source: any SQLRowSource
    @usableFromInline var column = 0

    /// A row at an engine's cursor.
    public init(_ source: any SQLRowSource) {
        self.source = source
    }

    /// The next column's value.
    ///
    /// - Throws: `unexpectedValue` if there is no further column or it holds another kind of value.
    @inlinable public mutating func next<Value: SQLConvertible>(_ type: Value.Type = Value.self) throws(SQLError)
        -> Value
    {
        guard column < source.columnCount, let value = Value(sqlValue: source.value(at: column)) else {
            throw SQLError(.unexpectedValue)
        }
        column += 1
        return value
    }

    /// The same row to be read on after it has been left: for rows that are decoded with what other queries find for them.
    public func kept() -> SQLRow {
        var row = SQLRow(source.kept())
        row.column = column
        return row
    }
}

private final class KeptValues: SQLRowSource {
    private let values: [SQLValue]

    init(_ values: [SQLValue]) {
        self.values = values
    }

    var columnCount: Int { values.count }

    func value(at column: Int) -> SQLValue { values[column] }
}
