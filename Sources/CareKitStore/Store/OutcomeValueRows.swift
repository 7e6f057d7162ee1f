import Foundation
import SQLStorage

/// The rows of one list of outcome values: an outcome's answers or a schedule element's goals, in order.
struct OutcomeValueRows {
    let connection: any Connection
    /// The table, and the columns that name the list's owner.
    let table: String
    let ownerColumns: [String]

    static func outcomes(on connection: any Connection) -> OutcomeValueRows {
        OutcomeValueRows(connection: connection, table: "outcome_value", ownerColumns: ["outcome"])
    }

    static func targets(on connection: any Connection) -> OutcomeValueRows {
        OutcomeValueRows(connection: connection, table: "target_value", ownerColumns: ["task", "element"])
    }

    func insert(_ values: [OCKOutcomeValue], owner: [Int64]) throws {
        for (position, value) in values.enumerated() {
            let columns = Columns(value.underlyingValue)
            try connection.run(
                """
                INSERT INTO \(unsafeSQL: table) (
                    \(unsafeSQL: ownerColumns.joined(separator: ", ")), position, type, kind, units, created_date,
                    integer_value, real_value, text_value, blob_value
                ) VALUES (
                    \(join: owner), \(position), \(value.type.rawValue), \(value.kind), \(value.units),
                    \(value.createdDate), \(columns.integer), \(columns.real), \(columns.text), \(columns.blob)
                )
                """)
        }
    }

    func values(owner: [Int64]) throws -> [OCKOutcomeValue] {
        var condition: SQLQuery = "\(unsafeSQL: ownerColumns[0]) = \(owner[0])"
        for (column, key) in zip(ownerColumns, owner).dropFirst() {
            condition += " AND \(unsafeSQL: column) = \(key)"
        }
        return try connection.rows(
            """
            SELECT type, kind, units, created_date, integer_value, real_value, text_value, blob_value
            FROM \(unsafeSQL: table) WHERE \(condition) ORDER BY position
            """
        ) { row in
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
