import CPostgreSQL
import Foundation
import SQLStorage

/// The whole result of a statement, in the binary format.
final class PostgresResult {
    private let handle: OpaquePointer
    private let types: [ColumnType]
    let rowCount: Int

    /// Takes over the result.
    ///
    /// - Throws: `invalidStatement` if a column has a type that no `SQLValue` stands for, such as `numeric`.
    init(_ handle: OpaquePointer, statement: String) throws(SQLError) {
        let types = (0..<PQnfields(handle)).compactMap { ColumnType(rawValue: PQftype(handle, $0)) }
        guard types.count == Int(PQnfields(handle)) else {
            PQclear(handle)
            throw SQLError(.invalidStatement, statement: statement)
        }
        self.handle = handle
        self.types = types
        rowCount = Int(PQntuples(handle))
    }

    deinit {
        PQclear(handle)
    }

    /// The number of rows that the statement has changed.
    var changedRowCount: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

    func row(_ index: Int) -> SQLRow { SQLRow(Row(of: self, Int32(index))) }

    private final class Row: SQLRowSource {
        private let result: PostgresResult
        private let index: Int32

        init(of result: PostgresResult, _ index: Int32) {
            self.result = result
            self.index = index
        }

        var columnCount: Int { result.types.count }

        /// Itself: a result stays in memory as a whole.
        func kept() -> any SQLRowSource { self }

        func value(at column: Int) -> SQLValue {
            let handle = result.handle
            guard PQgetisnull(handle, index, Int32(column)) == 0,
                let bytes = PQgetvalue(handle, index, Int32(column))
            else { return .null }
            let count = Int(PQgetlength(handle, index, Int32(column)))
            return result.types[column].value(UnsafeRawBufferPointer(start: bytes, count: count))
        }
    }
}

/// The types of columns that can be read, by their object identifiers (`pg_type.dat` in PostgreSQL's sources).
enum ColumnType: UInt32 {
    case bool = 16
    case bytea = 17
    case name = 19
    case int8 = 20
    case int2 = 21
    case int4 = 23
    case text = 25
    case float4 = 700
    case float8 = 701
    case varchar = 1043

    fileprivate func value(_ bytes: UnsafeRawBufferPointer) -> SQLValue {
        switch self {
        case .bool: .integer(bytes.first == 0 ? 0 : 1)
        case .bytea: .blob(Data(bytes))
        case .name, .text, .varchar: .text(String(decoding: bytes, as: UTF8.self))
        case .int2: .integer(Int64(Int16(truncatingIfNeeded: bigEndian(bytes))))
        case .int4: .integer(Int64(Int32(truncatingIfNeeded: bigEndian(bytes))))
        case .int8: .integer(Int64(truncatingIfNeeded: bigEndian(bytes)))
        case .float4: .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bigEndian(bytes)))))
        case .float8: .real(Double(bitPattern: bigEndian(bytes)))
        }
    }

    private func bigEndian(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
