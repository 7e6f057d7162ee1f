import Foundation
import Testing

@testable import CareKitStore

/// The days that plans are made for, by the clock of some place; day 0 is near a clock change.
struct PlanDays {
    /// A place and a first day some days before its clock changes; in São Paulo a midnight is skipped, on Lord Howe Island
    /// the clock moves by half an hour.
    static let all = [
        ("America/New_York", "2021-03-09"), ("America/New_York", "2021-11-02"), ("Europe/London", "2024-03-26"),
        ("Asia/Kathmandu", "2024-02-25"), ("America/Sao_Paulo", "2018-10-30"), ("Australia/Lord_Howe", "2024-04-02"),
        ("UTC", "2024-05-06"),
    ]

    /// What can be planned: at which hours and minutes there is an event of an hour; none stands for all day.
    static let contents: [[(hour: Int, minute: Int)?]] = [
        [(8, 0)], [(8, 0), (20, 0)], [(12, 0)], [(2, 30)], [(2, 30), (8, 0)], [(23, 30)], [nil],
    ]
    /// Events that last into the next day may show in two versions, and are not answered here.
    static let lasting = 5

    static let (first, end) = (-2, 16)

    let calendar: Calendar
    private let noon: Date

    init(_ index: Int) throws {
        let (zone, date) = Self.all[index % Self.all.count]
        let place = try Place(zone)
        calendar = place.calendar
        noon = try place.date("\(date) 12:00")
    }

    func start(_ number: Int) -> Date {
        calendar.startOfDay(for: calendar.date(byAdding: .day, value: number, to: noon) ?? noon)
    }

    func interval(_ first: Int, _ end: Int) -> DateInterval {
        DateInterval(start: start(first), end: start(end))
    }

    /// The day that an instant is on.
    func number(of date: Date) -> Int {
        (Self.first - 3...Self.end + 3).last { start($0) <= date } ?? Self.first - 3
    }

    /// A task with events from well before the first day on.
    func task(_ content: Int) -> OCKTask {
        let elements = Self.contents[content].map { time in
            OCKScheduleElement(
                start: first(time), end: nil, interval: DateComponents(day: 1),
                duration: time == nil ? .allDay : .hours(1), calendar: calendar)
        }
        return OCKTask(
            id: "a", title: "\(content)", carePlanUUID: nil, schedule: OCKSchedule(composing: elements))
    }

    /// The starts and ends of a content's events by the calendar alone.
    func events(_ content: Int) -> [(start: Date, end: Date)] {
        Self.contents[content].flatMap { time in
            (0..<Self.end - Self.first + 8).map { number in
                let start = calendar.date(byAdding: .day, value: number, to: first(time)) ?? noon
                return (start, time == nil ? startOfNextDay(start) - 1 : start + 3_600)
            }
        }
    }

    private func first(_ time: (hour: Int, minute: Int)?) -> Date {
        let day = start(Self.first - 4)
        return calendar.date(bySettingHour: time?.hour ?? 0, minute: time?.minute ?? 0, second: 0, of: day) ?? day
    }

    private func startOfNextDay(_ date: Date) -> Date {
        let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date) ?? date
        return calendar.startOfDay(for: calendar.date(byAdding: .day, value: 1, to: noon) ?? date)
    }
}
