import Foundation
import SQLStorage

/// The rows of lists of outcome values: an outcome's answers or a schedule element's goals, in order.
struct OutcomeValueRows {
    /// Whose list it is.
    struct Owner: Hashable {
        /// The outcome or the task.
        let row: Int64
        /// The position of the task's schedule element; 0 for an outcome.
        var element: Int64 = 0
    }

    /// The lists that are not empty.
    typealias Lists = [Owner: [OCKOutcomeValue]]

    let connection: any Connection
    /// The table, and the columns that name a list's owner.
    let table: String
    let ownerColumns: [String]

    static func outcomes(on connection: any Connection) -> OutcomeValueRows {
        OutcomeValueRows(connection: connection, table: "outcome_value", ownerColumns: ["outcome"])
    }

    static func targets(on connection: any Connection, prefix: String) -> OutcomeValueRows {
        OutcomeValueRows(connection: connection, table: prefix + "target_value", ownerColumns: ["task", "element"])
    }

    func insert(_ lists: [(owner: Owner, values: [OCKOutcomeValue])]) throws {
        let rows = lists.flatMap { list in
            list.values.enumerated().map { position, value -> SQLQuery in
                let columns = Columns(value.underlyingValue)
                return """
                    (
                        \(join: [list.owner.row, list.owner.element].prefix(ownerColumns.count)), \(position),
                        \(value.type.rawValue), \(value.kind), \(value.units), \(value.createdDate),
                        \(columns.integer), \(columns.real), \(columns.text), \(columns.blob)
                    )
                    """
            }
        }
        for rows in SQLQuery.rows(of: rows) {
            try connection.run(
                """
                INSERT INTO \(unsafeSQL: table) (
                    \(unsafeSQL: ownerColumns.joined(separator: ", ")), position, type, kind, units, created_date,
                    integer_value, real_value, text_value, blob_value
                ) VALUES \(join: rows)
                """)
        }
    }

    /// The lists whose owners' first column is one of `owners`.
    func lists(of owners: SQLQuery) throws -> Lists {
        let columns = ownerColumns.joined(separator: ", ")
        let values = try connection.rows(
            """
            SELECT \(unsafeSQL: columns), type, kind, units, created_date, integer_value, real_value, text_value, blob_value
            FROM \(unsafeSQL: table) WHERE \(unsafeSQL: ownerColumns[0]) IN (\(owners))
            ORDER BY \(unsafeSQL: columns), position
            """
        ) { row in
            let owner = Owner(row: try row.next(), element: ownerColumns.count > 1 ? try row.next() : 0)
            return (owner, try value(&row))
        }
        return values.reduce(into: [:]) { $0[$1.0, default: []].append($1.1) }
    }

    private func value(_ row: inout SQLRow) throws -> OCKOutcomeValue {
        let type = try row.next(String.self)
        let (kind, units) = (try row.next(String?.self), try row.next(String?.self))
        let created = try row.next(Date.self)
        let columns = Columns(
            integer: try row.next(), real: try row.next(), text: try row.next(), blob: try row.next())
        guard let underlying = OCKOutcomeValueType(rawValue: type).flatMap(columns.value) else {
            throw StoreRefusal.unreadableRow
        }
        var value = OCKOutcomeValue(0, units: units)
        value.underlyingValue = underlying
        value.kind = kind
        value.createdDate = created
        return value
    }
}

/// The four columns of which one holds the value.
private struct Columns {
    var integer: Int?
    var real: Double?
    var text: String?
    var blob: Data?
}

extension Columns {
    init(_ value: OCKOutcomeValue.Underlying) {
        switch value {
        case .integer(let value): integer = value
        case .double(let value): real = value
        case .boolean(let value): integer = value ? 1 : 0
        case .text(let value): text = value
        case .binary(let value): blob = value
        case .date(let value): real = value.timeIntervalSinceReferenceDate
        }
    }

    func value(_ type: OCKOutcomeValueType) -> OCKOutcomeValue.Underlying? {
        switch type {
        case .integer: integer.map { .integer($0) }
        case .double: real.map { .double($0) }
        case .boolean: integer.map { .boolean($0 != 0) }
        case .text: text.map { .text($0) }
        case .binary: blob.map { .binary($0) }
        case .date: real.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        }
    }
}
