import Foundation
import SQLStorage

/// A statement's bindings as the library takes them: in the binary format of the types that the server expects.
struct PostgresParameters {
    private(set) var lengths: [Int32] = []
    private var bytes: [UInt8] = []
    private var offsets: [Int?] = []

    /// - Throws: `constraintViolation` for a value of another type than its column's, and `invalidValue` for what the
    ///   server cannot give back: NaN, text with a zero byte, half a gigabyte.
    init(_ values: [SQLValue], types: [ColumnType?]) throws(SQLError) {
        guard values.count == types.count else { throw SQLError(.invalidStatement) }
        for (value, type) in zip(values, types) {
            if case .null = value {
                lengths.append(0)
                offsets.append(nil)
            } else {
                let start = bytes.count
                try append(value, as: type)
                guard bytes.count - start < Self.sizeLimit else { throw SQLError(.invalidValue) }
                lengths.append(Int32(bytes.count - start))
                offsets.append(start)
            }
        }
    }

    /// Calls `body` with the addresses of the values, which are valid for the call.
    func withPointers<Result>(_ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
        // One byte more, so that an empty value has an address too.
        (bytes + [0]).withUnsafeBytes { buffer in
            let start = buffer.bindMemory(to: CChar.self).baseAddress
            return body(offsets.map { offset in offset.flatMap { start?.advanced(by: $0) } })
        }
    }

    private mutating func append(_ value: SQLValue, as type: ColumnType?) throws(SQLError) {
        switch (value, type) {
        case (.integer(let value), .int8): append(value)
        case (.integer(let value), .int4):
            guard let value = Int32(exactly: value) else { throw SQLError(.invalidValue) }
            append(value)
        case (.integer(let value), .float8):
            guard let value = Double(exactly: value) else { throw SQLError(.invalidValue) }
            append(value.bitPattern)
        case (.real(let value), .float8):
            guard !value.isNaN else { throw SQLError(.invalidValue) }
            append(value.bitPattern)
        case (.text(let value), .text), (.text(let value), .name):
            guard !value.utf8.contains(0) else { throw SQLError(.invalidValue) }
            bytes += value.utf8
        case (.blob(let value), .bytea): bytes += value
        default: throw SQLError(.constraintViolation)
        }
    }

    private mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.bigEndian) { bytes += $0 }
    }

    /// The server takes messages of up to a gigabyte; half of it leaves room for the rest of the message.
    private static let sizeLimit = 1 << 29
}
