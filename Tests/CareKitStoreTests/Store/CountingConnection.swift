import SQLStorage

/// Counts the statements that go through it.
final class CountingConnection: Connection {
    private let connection: any Connection
    private(set) var count = 0

    init(_ connection: any Connection) {
        self.connection = connection
    }

    func run(_ query: SQLQuery) throws(SQLError) -> Int {
        count += 1
        return try connection.run(query)
    }

    func rows<Value>(_ query: SQLQuery, decode: (inout SQLRow) throws -> Value) throws -> [Value] {
        count += 1
        return try connection.rows(query, decode: decode)
    }

    func announce(_ change: RowChange) {
        connection.announce(change)
    }
}
