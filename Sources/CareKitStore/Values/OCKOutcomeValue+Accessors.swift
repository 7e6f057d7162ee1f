import Foundation

extension OCKOutcomeValue {
    /// Which of the six types the value has.
    public var type: OCKOutcomeValueType {
        switch underlyingValue {
        case .integer: .integer
        case .double: .double
        case .boolean: .boolean
        case .text: .text
        case .binary: .binary
        case .date: .date
        }
    }

    /// The value if it is a whole number.
    public var integerValue: Int? { value as? Int }

    /// The value if it is a floating-point number; nil for a whole number.
    public var doubleValue: Double? { value as? Double }

    /// The value if it is a truth value.
    public var booleanValue: Bool? { value as? Bool }

    /// The value if it is words.
    public var stringValue: String? { value as? String }

    /// The value if it is bytes.
    public var dataValue: Data? { value as? Data }

    /// The value if it is an instant.
    public var dateValue: Date? { value as? Date }

    /// The value as a number if it is a whole number, a floating-point number or a truth value.
    public var numberValue: NSNumber? {
        switch underlyingValue {
        case .integer(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .boolean(let value): NSNumber(value: value)
        case .text, .binary, .date: nil
        }
    }

    /// The value's part in a sum: its number if it is one, otherwise 1, truth values included (Apple's rule).
    var summand: Double {
        switch underlyingValue {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .boolean, .text, .binary, .date: 1
        }
    }
}

extension OCKOutcomeValue: CustomStringConvertible {
    /// The type and kind only: a value must not reach a log by accident.
    public var description: String {
        kind.map { "OCKOutcomeValue(\(type.rawValue), kind: \($0))" } ?? "OCKOutcomeValue(\(type.rawValue))"
    }
}
