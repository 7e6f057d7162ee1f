import Foundation

extension OCKScheduleElement {
    /// What happens to an element's wall-clock time when the participant is in another time zone.
    ///
    /// With "daily at 8:00" planned in New York and read in Los Angeles: see Documentation/Decisions/0015.
    ///
    /// | policy | occurs at |
    /// | --- | --- |
    /// | `.calendar`, calendar of the device | 5:00 in Los Angeles, then daily by the clocks there |
    /// | `.fixed(newYork)` | 8:00 in New York, wherever it is read |
    /// | `.floating(home: newYork)` | 8:00 in Los Angeles |
    public enum ZonePolicy: Hashable, Sendable {
        /// Apple's: the start is an instant, and the interval is added in the zone of the element's calendar.
        case calendar
        /// Occurs at its wall-clock time in a zone, wherever the participant is.
        case fixed(TimeZone)
        /// Keeps its wall-clock time in whatever zone the participant is, which is that of the element's calendar.
        ///
        /// `home` is the zone in which start and end tell the wall-clock time.
        case floating(home: TimeZone = .current)

        /// The same policy with a zone that does not follow the device's.
        var pinned: ZonePolicy {
            func pinned(_ zone: TimeZone) -> TimeZone { TimeZone(identifier: zone.identifier) ?? zone }
            return switch self {
            case .calendar: .calendar
            case .fixed(let zone): .fixed(pinned(zone))
            case .floating(let home): .floating(home: pinned(home))
            }
        }
    }
}

extension OCKScheduleElement.ZonePolicy: Codable {
    private enum CodingKeys: String, CodingKey {
        case fixed, floating
    }

    /// Reads `{"fixed": "Europe/London"}` or `{"floating": "Europe/London"}`; `.calendar` is the missing document.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let zone = try container.decodeIfPresent(String.self, forKey: .fixed) {
            self = .fixed(try Self.zone(zone, at: decoder.codingPath))
        } else {
            self = .floating(
                home: try Self.zone(container.decode(String.self, forKey: .floating), at: decoder.codingPath))
        }
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .calendar: break
        case .fixed(let zone): try container.encode(zone.identifier, forKey: .fixed)
        case .floating(let home): try container.encode(home.identifier, forKey: .floating)
        }
    }

    private static func zone(_ identifier: String, at path: [any CodingKey]) throws -> TimeZone {
        guard let zone = TimeZone(identifier: identifier) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: path, debugDescription: "There is no such time zone. Use one of the tz database."))
        }
        return zone
    }
}

/// The calendars of an element that knows the zone in which it was planned.
struct HomeClock: Hashable, Sendable {
    /// Reads start and end.
    let calendar: Calendar
    /// Adds intervals to wall-clock readings, which are instants of GMT: no clock changes there.
    let readings: Calendar

    init(_ calendar: Calendar, home: TimeZone) {
        self.calendar = calendar.pinned(to: home)
        readings = calendar.pinned(to: .gmt)
    }
}

extension Calendar {
    /// The same calendar in a zone of its own.
    func pinned(to zone: TimeZone) -> Calendar {
        // Made anew, since a calendar that follows the device's goes on doing so if it is given the zone of the moment.
        var copy = Calendar(identifier: identifier)
        copy.locale = locale
        copy.timeZone = zone
        copy.firstWeekday = firstWeekday
        copy.minimumDaysInFirstWeek = minimumDaysInFirstWeek
        return copy
    }

    /// The calendar in which start and end of an element with a policy are read.
    func planning(with policy: OCKScheduleElement.ZonePolicy) -> Calendar {
        switch policy {
        case .calendar: self
        case .fixed(let zone), .floating(let zone): pinned(to: zone)
        }
    }
}
