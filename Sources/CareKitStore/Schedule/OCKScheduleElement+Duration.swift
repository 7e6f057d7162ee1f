import Foundation

extension OCKScheduleElement {
    /// How long an occurrence lasts.
    public enum Duration: Hashable, Sendable {
        /// From the start of the day to one second before the next, whether it has 23, 24 or 25 hours.
        case allDay
        /// A fixed number of seconds, zero or more.
        case seconds(Double)

        /// A fixed number of hours.
        public static func hours(_ hours: Double) -> Duration { .seconds(hours * 3600) }

        /// A fixed number of minutes.
        public static func minutes(_ minutes: Double) -> Duration { .seconds(minutes * 60) }

        var isValid: Bool {
            switch self {
            case .allDay: true
            case .seconds(let seconds): seconds.isFinite && seconds >= 0
            }
        }
    }
}

extension OCKScheduleElement.Duration: Codable {
    private enum CodingKeys: String, CodingKey {
        case isAllDay, seconds
    }

    /// Reads `{"isAllDay": true}` or `{"isAllDay": false, "seconds": 3600}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let isAllDay = try container.decodeIfPresent(Bool.self, forKey: .isAllDay) ?? false
        self = isAllDay ? .allDay : .seconds(try container.decode(Double.self, forKey: .seconds))
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .allDay:
            try container.encode(true, forKey: .isAllDay)
        case .seconds(let seconds):
            try container.encode(false, forKey: .isAllDay)
            try container.encode(seconds, forKey: .seconds)
        }
    }
}
