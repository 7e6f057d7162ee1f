import Foundation

/// The six kinds of value that an outcome can hold.
public enum OCKOutcomeValueType: String, Codable, Hashable, Sendable, CaseIterable {
    case integer
    case double
    case boolean
    case text
    case binary
    case date
}

/// A type whose values an outcome can hold: `Int`, `Double`, `Bool`, `String`, `Data` and `Date`.
public protocol OCKOutcomeValueUnderlyingType: Codable, Hashable, Sendable {
    /// The value together with its type, so that every switch over it is complete.
    var underlyingValue: OCKOutcomeValue.Underlying { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Int: OCKOutcomeValueUnderlyingType {
    public var underlyingValue: OCKOutcomeValue.Underlying { .integer(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Double: OCKOutcomeValueUnderlyingType {
    public var underlyingValue: OCKOutcomeValue.Underlying { .double(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bool: OCKOutcomeValueUnderlyingType {
    public var underlyingValue: OCKOutcomeValue.Underlying { .boolean(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension String: OCKOutcomeValueUnderlyingType {
    public var underlyingValue: OCKOutcomeValue.Underlying { .text(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Data: OCKOutcomeValueUnderlyingType {
    public var underlyingValue: OCKOutcomeValue.Underlying { .binary(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Date: OCKOutcomeValueUnderlyingType {
    public var underlyingValue: OCKOutcomeValue.Underlying { .date(self) }
}
