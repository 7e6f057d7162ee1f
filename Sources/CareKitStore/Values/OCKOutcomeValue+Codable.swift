import Foundation

extension OCKOutcomeValue: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, value, kind, units, createdDate
    }

    /// Reads a value whose `type` names one of the six types.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        underlyingValue =
            switch try container.decode(OCKOutcomeValueType.self, forKey: .type) {
            case .integer: .integer(try container.decode(Int.self, forKey: .value))
            case .double: .double(try container.decode(Double.self, forKey: .value))
            case .boolean: .boolean(try container.decode(Bool.self, forKey: .value))
            case .text: .text(try container.decode(String.self, forKey: .value))
            case .binary: .binary(try container.decode(Data.self, forKey: .value))
            case .date: .date(try container.decode(Date.self, forKey: .value))
            }
        kind = try container.decodeIfPresent(String.self, forKey: .kind)
        units = try container.decodeIfPresent(String.self, forKey: .units)
        createdDate = try container.decode(Date.self, forKey: .createdDate)
    }

    /// Writes the form that `init(from:)` reads. Fails on a number that is infinite or not a number, as JSON has none.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(value, forKey: .value)
        try container.encodeIfPresent(kind, forKey: .kind)
        try container.encodeIfPresent(units, forKey: .units)
        try container.encode(createdDate, forKey: .createdDate)
    }
}
