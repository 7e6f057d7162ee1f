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
        if let known = knownCalendars.withLock({ $0[stored] }) {
            self = known
            return
        }
        let parts = try JSONText.decode(StoredCalendar.self, from: stored)
        guard let timeZone = TimeZone(identifier: parts.timeZone) else { throw StoreRefusal.unreadableRow }
        self.init(identifier: parts.identifier)
        self.timeZone = timeZone
        self.locale = parts.locale.map(Locale.init(identifier:))
        self.firstWeekday = parts.firstWeekday
        self.minimumDaysInFirstWeek = parts.minimumDaysInFirstWeek
        let calendar = self
        knownCalendars.withLock { known in
            if known.count >= 256 { known.removeAll() }
            known[stored] = calendar
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

/// Every element of every task names a calendar, and making one costs more than reading the rest of the row.
private let knownCalendars = Mutex<[String: Calendar]>([:])
