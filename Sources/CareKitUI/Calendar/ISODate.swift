import UIKit

/// A day of the Gregorian calendar, written `2026-11-30` (ISO 8601) in addresses and forms.
public struct ISODate: Hashable, Sendable {
    private let year: Int
    private let month: Int
    private let day: Int

    /// The day that `date` falls on in a calendar's time zone; nil before the year 1 and after 9999.
    public init?(_ date: Date, in calendar: Calendar) {
        let parts = Self.gregorian(calendar.timeZone).dateComponents([.era, .year, .month, .day], from: date)
        guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day,
            (1...9999).contains(year)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads `2026-11-30`; nil for anything else, days that do not exist included.
    public init?(_ text: String) {
        let utf8 = Array(text.utf8)
        guard utf8.count == 10, utf8[4] == UInt8(ascii: "-"), utf8[7] == UInt8(ascii: "-") else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            utf8[range].reduce(0) { value, byte in
                (0x30...0x39).contains(byte) ? value.map { $0 * 10 + Int(byte) - 0x30 } : nil
            }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), year >= 1 else {
            return nil
        }
        (self.year, self.month, self.day) = (year, month, day)
        // A zone without clock changes: Samoa, for one, had no 30 December 2011.
        let utc = Self.gregorian(.gmt)
        guard let date = startOfDay(in: utc), ISODate(date, in: utc) == self else { return nil }
    }

    /// The day's first moment in a calendar's time zone, also where clocks skip midnight.
    public func startOfDay(in calendar: Calendar) -> Date? {
        let gregorian = Self.gregorian(calendar.timeZone)
        let noon = DateComponents(year: year, month: month, day: day, hour: 12)
        return gregorian.date(from: noon).map(gregorian.startOfDay)
    }

    private static func gregorian(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ISODate: CustomStringConvertible {
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(width - digits.count, 0)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
