import Foundation

/// The keys are Apple's, and three that are written only where an element needs them. Of an element on a day of the month
/// there is no `interval`, and of one that lasts until the next no `duration`, so that a program that does not know the
/// three refuses to read them instead of computing other days.
extension OCKScheduleElement: Codable {
    private enum CodingKeys: String, CodingKey {
        case start, end, interval, text, targetValues, duration, calendar
        case zonePolicy, onMonthDay, lastsUntilNext
    }

    private struct Monthly: Codable {
        let months: Int
        let day: MonthDay
    }

    /// Reads an element and checks it as `init(validating:…)` does; documents without a calendar get the device's.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let start = try container.decode(Date.self, forKey: .start)
        let end = try container.decodeIfPresent(Date.self, forKey: .end)
        let monthly = try container.decodeIfPresent(Monthly.self, forKey: .onMonthDay)
        let interval =
            try monthly.map { DateComponents(month: $0.months) }
            ?? container.decode(DateComponents.self, forKey: .interval)
        let text = try container.decodeIfPresent(String.self, forKey: .text)
        let targetValues = try container.decodeIfPresent([OCKOutcomeValue].self, forKey: .targetValues)
        let lastsUntilNext = try container.decodeIfPresent(Bool.self, forKey: .lastsUntilNext) ?? false
        let duration = lastsUntilNext ? .allDay : try container.decode(Duration.self, forKey: .duration)
        let calendar = try container.decodeIfPresent(Calendar.self, forKey: .calendar)
        let policy = try container.decodeIfPresent(ZonePolicy.self, forKey: .zonePolicy)
        do {
            try self.init(
                validating: start, end: end, interval: interval, text: text, targetValues: targetValues ?? [],
                duration: duration, calendar: calendar ?? .autoupdatingCurrent, zonePolicy: policy ?? .calendar,
                monthDay: monthly?.day, lastsUntilNext: lastsUntilNext)
        } catch {
            throw DecodingError.invalidSchedule(error, at: decoder.codingPath)
        }
    }

    /// Writes all of the element, its calendar included.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(start, forKey: .start)
        try container.encodeIfPresent(end, forKey: .end)
        if case .monthDay(let day, let months) = step {
            try container.encode(Monthly(months: months, day: day), forKey: .onMonthDay)
        } else {
            try container.encode(interval, forKey: .interval)
        }
        try container.encodeIfPresent(text, forKey: .text)
        try container.encode(targetValues, forKey: .targetValues)
        if lastsUntilNext {
            try container.encode(true, forKey: .lastsUntilNext)
        } else {
            try container.encode(duration, forKey: .duration)
        }
        try container.encode(calendar, forKey: .calendar)
        if zonePolicy != .calendar { try container.encode(zonePolicy, forKey: .zonePolicy) }
    }
}

extension DecodingError {
    static func invalidSchedule(_ error: ScheduleError, at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(
            Context(codingPath: path, debugDescription: error.localizedDescription, underlyingError: error))
    }
}
