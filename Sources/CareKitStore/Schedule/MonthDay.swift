import Foundation

extension OCKScheduleElement {
    /// A day that every month has, for what adding an interval cannot express.
    public enum MonthDay: Hashable, Sendable {
        /// A day from 1 to 31; the last of the month where the month is shorter.
        case day(Int)
        /// A weekday from 1 (Sunday) to 7 (Saturday): the first to fourth of the month, or with -1 the last.
        case weekday(Int, ordinal: Int)

        var isValid: Bool {
            switch self {
            case .day(let day): (1...31).contains(day)
            case .weekday(let weekday, let ordinal):
                (1...7).contains(weekday) && ((1...4).contains(ordinal) || ordinal == -1)
            }
        }

        /// The day `months` after the month of `reading`, at the time of day of `reading`.
        ///
        /// - Parameters:
        ///   - months: How many months later, 0 for the month itself.
        ///   - reading: A wall-clock reading as an instant of GMT.
        ///   - calendar: What a month is, in GMT.
        func date(months: Int, after reading: Date, in calendar: Calendar) -> Date? {
            let date = reading.timeIntervalSinceReferenceDate
            let time = date - (date / .day).rounded(.down) * .day
            // At midnight, so that the time of day cannot carry the sum over a month's end.
            let first = reading - time - Double(calendar.component(.day, from: reading) - 1) * .day
            guard let month = calendar.date(byAdding: .month, value: months, to: first) else { return nil }
            var next: Date? { calendar.date(byAdding: .month, value: months + 1, to: first) }
            switch self {
            case .day(let day):
                // Every month of every calendar has 28 days.
                guard day > 28 else { return month + Double(day - 1) * .day + time }
                return next.map { min(month + Double(day - 1) * .day, $0 - .day) + time }
            case .weekday(let weekday, -1):
                return next.map { $0 + Double(Self.days(from: $0, to: weekday) - 7) * .day + time }
            case .weekday(let weekday, let ordinal):
                return month + Double(Self.days(from: month, to: weekday) + 7 * (ordinal - 1)) * .day + time
            }
        }

        /// How many days after `midnight` the next such weekday is, from 0 to 6.
        private static func days(from midnight: Date, to weekday: Int) -> Int {
            (weekday - WallClock.weekday(ofReading: midnight) + 7) % 7
        }
    }
}

extension OCKScheduleElement.MonthDay: Codable {
    private enum CodingKeys: String, CodingKey {
        case day, weekday, ordinal
    }

    /// Reads `{"day": 31}` or `{"weekday": 3, "ordinal": 2}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let day = try container.decodeIfPresent(Int.self, forKey: .day) {
            self = .day(day)
        } else {
            self = .weekday(
                try container.decode(Int.self, forKey: .weekday),
                ordinal: try container.decode(Int.self, forKey: .ordinal))
        }
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .day(let day):
            try container.encode(day, forKey: .day)
        case .weekday(let weekday, let ordinal):
            try container.encode(weekday, forKey: .weekday)
            try container.encode(ordinal, forKey: .ordinal)
        }
    }
}
