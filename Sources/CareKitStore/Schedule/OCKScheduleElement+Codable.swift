import Foundation

extension OCKScheduleElement: Codable {
    private enum CodingKeys: String, CodingKey {
        case start, end, interval, text, targetValues, duration, calendar
    }

    /// Reads an element and checks it as `init(validating:…)` does; documents without a calendar get the device's.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let start = try container.decode(Date.self, forKey: .start)
        let end = try container.decodeIfPresent(Date.self, forKey: .end)
        let interval = try container.decode(DateComponents.self, forKey: .interval)
        let text = try container.decodeIfPresent(String.self, forKey: .text)
        let targetValues = try container.decodeIfPresent([OCKOutcomeValue].self, forKey: .targetValues)
        let duration = try container.decode(Duration.self, forKey: .duration)
        let calendar = try container.decodeIfPresent(Calendar.self, forKey: .calendar)
        do {
            try self.init(
                validating: start, end: end, interval: interval, text: text, targetValues: targetValues ?? [],
                duration: duration, calendar: calendar ?? .autoupdatingCurrent)
        } catch {
            throw DecodingError.invalidSchedule(error, at: decoder.codingPath)
        }
    }

    /// Writes all of the element, its calendar included.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
        try container.encodeIfPresent(end, forKey: .end)
        try container.encode(interval, forKey: .interval)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encode(targetValues, forKey: .targetValues)
        try container.encode(duration, forKey: .duration)
        try container.encode(calendar, forKey: .calendar)
    }
}

extension DecodingError {
    static func invalidSchedule(_ error: ScheduleError, at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(
            Context(codingPath: path, debugDescription: error.localizedDescription, underlyingError: error))
    }
}
