import Foundation
import Testing

@testable import CareKitStore

/// A zone to write dates in, so that no test depends on the machine's.
struct Place {
    let calendar: Calendar

    init(_ zone: String, _ identifier: Calendar.Identifier = .gregorian) throws {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        self.calendar = calendar
    }

    /// "2021-03-14 02:30" or "2021-03-14" as an instant; of a repeated time the first.
    func date(_ text: String) throws -> Date {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        try #require(numbers.count >= 3)
        func part(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let components = DateComponents(
            year: part(0), month: part(1), day: part(2), hour: part(3), minute: part(4), second: part(5))
        return try #require(gregorian.date(from: components))
    }

    /// The wall-clock reading of an instant, as "2021-03-14 03:30".
    func reading(_ date: Date) -> String {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func padded(_ value: Int?, _ width: Int = 2) -> String {
            let digits = String(value ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let day = [padded(parts.year, 4), padded(parts.month), padded(parts.day)].joined(separator: "-")
        let seconds = (parts.second ?? 0) == 0 ? "" : ":" + padded(parts.second)
        return "\(day) \(padded(parts.hour)):\(padded(parts.minute))\(seconds)"
    }

    /// An element of this place.
    func element(
        _ start: String, every interval: DateComponents, until end: String? = nil, text: String? = nil,
        lasting duration: OCKScheduleElement.Duration = .hours(1)
    ) throws -> OCKScheduleElement {
        try OCKScheduleElement(
            validating: date(start), end: end.map { try date($0) }, interval: interval, text: text, duration: duration,
            calendar: calendar)
    }

    /// The readings of the first occurrences' starts.
    func starts(_ element: OCKScheduleElement, _ count: Int) -> [String] {
        (0..<count).compactMap { element.event(forOccurrenceIndex: $0) }.map { reading($0.start) }
    }
}
