import Foundation

/// One value as a database holds it: the five storage classes that every engine shares.
public enum SQLValue: Sendable, Hashable {
    /// No value.
    case null
    /// A signed 64-bit integer; Booleans are 0 and 1.
    case integer(Int64)
    /// A double-precision number. Engines refuse NaN, which not all of them can give back; minus zero may become zero.
    case real(Double)
    /// Unicode text.
    case text(String)
    /// Bytes.
    case blob(Data)
}

/// A type that a query can bind and a row can give back, without loss.
public protocol SQLConvertible: Sendable {
    /// The value to bind.
    var sqlValue: SQLValue { get }

    /// Reads a stored value; nil if the stored value is of another kind or out of range.
    init?(sqlValue: SQLValue)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int64: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .integer(self) }

    @inlinable public init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self = value
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }

    @inlinable public init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue, let exact = Int(exactly: value) else { return nil }
        self = exact
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bool: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .integer(self ? 1 : 0) }

    @inlinable public init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .real(self) }

    @inlinable public init?(sqlValue: SQLValue) {
        guard case .real(let value) = sqlValue else { return nil }
        self = value
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension String: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .text(self) }

    @inlinable public init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self = value
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Data: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .blob(self) }

    @inlinable public init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self = value
    }
}

/// A date is stored as seconds since 2001-01-01 00:00 UTC, which is what `Date` itself holds: it comes back bit for bit.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Date: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .real(timeIntervalSinceReferenceDate) }

    @inlinable public init?(sqlValue: SQLValue) {
        guard case .real(let seconds) = sqlValue else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

/// A UUID is stored as its sixteen bytes.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UUID: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }

    @inlinable public init?(sqlValue: SQLValue) {
        guard case .blob(let bytes) = sqlValue, bytes.count == 16 else { return nil }
        self.init(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Optional: SQLConvertible where Wrapped: SQLConvertible {
    @inlinable public var sqlValue: SQLValue { self?.sqlValue ?? .null }

    @inlinable public init?(sqlValue: SQLValue) {
        if case .null = sqlValue {
            self = .none
        } else if let value = Wrapped(sqlValue: sqlValue) {
            self = .some(value)
        } else {
            return nil
        }
    }
}
