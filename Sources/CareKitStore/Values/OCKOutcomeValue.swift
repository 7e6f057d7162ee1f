import Foundation

/// One answer or measurement in an outcome: a value of one of six types, with its unit and kind.
public struct OCKOutcomeValue: Hashable, Sendable {
    /// A value together with its type.
    public enum Underlying: Hashable, Sendable {
        /// A whole number.
        case integer(Int)
        /// A floating-point number.
        case double(Double)
        /// A truth value.
        case boolean(Bool)
        /// Words.
        case text(String)
        /// Bytes.
        case binary(Data)
        /// An instant.
        case date(Date)
    }

    /// The value together with its type.
    public var underlyingValue: Underlying

    /// What the value answers, such as a question's identifier, where an outcome holds several.
    public var kind: String?

    /// The unit of measure, such as "mg".
    public var units: String?

    /// When the value came about; part of equality.
    public var createdDate: Date

    /// Makes a value that comes about now.
    public init(_ value: any OCKOutcomeValueUnderlyingType, units: String? = nil) {
        underlyingValue = value.underlyingValue
        self.units = units
        createdDate = Date()
    }

    /// The value as one of the six types.
    public var value: any OCKOutcomeValueUnderlyingType {
        get {
            switch underlyingValue {
            case .integer(let value): value
            case .double(let value): value
            case .boolean(let value): value
            case .text(let value): value
            case .binary(let value): value
            case .date(let value): value
            }
        }
        set { underlyingValue = newValue.underlyingValue }
    }
}
