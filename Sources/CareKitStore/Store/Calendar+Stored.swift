import Foundation
import Synchronization

extension Calendar {
    /// The text that brings the calendar back with its zone; nil for the device's, which follows changes.
    var stored: String? {
        get throws {
            guard self != .autoupdatingCurrent else { return nil }
            let parts = StoredCalendar(
                identifier: identifier, timeZone: timeZone.identifier, locale: locale?.identifier,
                firstWeekday: firstWeekday, minimumDaysInFirstWeek: minimumDaysInFirstWeek)
            return try JSONText.encode(parts)
        }
    }

    /// Reads what `stored` wrote.
    init(stored: String?) throws {
        guard let stored else {
            self = .autoupdatingCurrent
            return
        }
        self = try knownCalendars.value(for: stored) { stored in
            let parts = try JSONText.decode(StoredCalendar.self, from: stored)
            var calendar = Calendar(identifier: parts.identifier)
            calendar.timeZone = try TimeZone(stored: parts.timeZone)
            calendar.locale = parts.locale.map(Locale.init(identifier:))
            calendar.firstWeekday = parts.firstWeekday
            calendar.minimumDaysInFirstWeek = parts.minimumDaysInFirstWeek
            return calendar
        }
    }
}

extension TimeZone {
    /// Reads a stored identifier.
    init(stored: String) throws {
        self = try knownTimeZones.value(for: stored) { identifier in
            guard let timeZone = TimeZone(identifier: identifier) else { throw StoreRefusal.unreadableRow }
            return timeZone
        }
    }
}

extension OCKSemanticVersion {
    /// Reads a stored version.
    init(stored: String) throws {
        self = try knownVersions.value(for: stored) { text in
            guard let version = OCKSemanticVersion(text) else { throw StoreRefusal.unreadableRow }
            return version
        }
    }
}

private struct StoredCalendar: Codable {
    let identifier: Calendar.Identifier
    let timeZone: String
    let locale: String?
    let firstWeekday: Int
    let minimumDaysInFirstWeek: Int
}

/// Every row names a zone and a version, and every schedule element a calendar; making one costs more than reading the
/// rest of the row.
private let knownTimeZones = ParsedValues<TimeZone>()
private let knownVersions = ParsedValues<OCKSemanticVersion>()
private let knownCalendars = ParsedValues<Calendar>()

/// Values by the text from which they were made.
private final class ParsedValues<Value: Sendable>: Sendable {
    private let known = Mutex<[String: Value]>([:])

    func value(for text: String, parse: (String) throws -> Value) rethrows -> Value {
        if let value = known.withLock({ $0[text] }) { return value }
        let value = try parse(text)
        known.withLock { known in
            // There are a few hundred zones; what exceeds that is made up.
            if known.count >= 1_000 { known.removeAll() }
            known[text] = value
        }
        return value
    }
}
