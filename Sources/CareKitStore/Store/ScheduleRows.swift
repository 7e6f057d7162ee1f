import Foundation
import SQLStorage

/// The rows of a task's schedule: one for each element, in order.
struct ScheduleRows {
    let connection: any Connection
    /// What the tables' names begin with, for each kind of task.
    var prefix = ""

    static func healthKit(on connection: any Connection) -> ScheduleRows {
        ScheduleRows(connection: connection, prefix: "health_kit_")
    }

    private var table: SQLQuery { "\(unsafeSQL: prefix)schedule_element" }
    private var targets: OutcomeValueRows { .targets(on: connection, prefix: prefix) }

    func insert(_ schedule: OCKSchedule, task: Int64) throws {
        for (position, element) in schedule.elements.enumerated() {
            let interval = element.interval
            let duration: Double? = if case .seconds(let seconds) = element.duration { seconds } else { nil }
            try connection.run(
                """
                INSERT INTO \(table) (
                    task, position, start_date, end_date, years, months, weeks, days, hours, minutes, seconds,
                    nanoseconds, label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion
                ) VALUES (
                    \(task), \(position), \(element.start), \(element.end), \(interval.year), \(interval.month),
                    \(interval.weekOfYear), \(interval.day), \(interval.hour), \(interval.minute), \(interval.second),
                    \(interval.nanosecond), \(element.text), \(duration), \(try element.calendar.stored),
                    \(element.zonePolicy == .calendar ? nil : try JSONText.encode(element.zonePolicy)),
                    \(try element.monthDay.map(JSONText.encode)), \(element.lastsUntilNext),
                    \(schedule.endsOnCompletion)
                )
                """)
        }
        try targets.insert(
            schedule.elements.enumerated().map { position, element in
                (owner: .init(row: task, element: Int64(position)), values: element.targetValues)
            })
    }

    /// The schedules of some tasks. Who asks for times only can do without the elements' targets.
    func schedules(of tasks: SQLQuery, withTargets: Bool = true) throws -> [Int64: OCKSchedule] {
        let targetValues = withTargets ? try targets.lists(of: tasks) : [:]
        let elements = try connection.rows(
            """
            SELECT task, position, start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds,
                label, duration, calendar, zone_policy, month_day, lasts_until_next, ends_on_completion
            FROM \(table) WHERE task IN (\(tasks)) ORDER BY task, position
            """
        ) { row in
            let (task, position) = (try row.next(Int64.self), try row.next(Int64.self))
            let element = try element(&row, targetValues: targetValues[.init(row: task, element: position)] ?? [])
            return (task: task, element: element, endsOnCompletion: try row.next(Bool.self))
        }
        return try Dictionary(grouping: elements, by: \.task).mapValues { elements in
            guard var schedule = try? OCKSchedule(validating: elements.map(\.element)) else {
                throw StoreRefusal.unreadableRow
            }
            // A word about the whole, which has no row of its own.
            schedule.endsOnCompletion = elements[0].endsOnCompletion
            return schedule
        }
    }

    private func element(_ row: inout SQLRow, targetValues: [OCKOutcomeValue]) throws -> OCKScheduleElement {
        let (start, end) = (try row.next(Date.self), try row.next(Date?.self))
        var interval = DateComponents()
        interval.year = try row.next()
        interval.month = try row.next()
        interval.weekOfYear = try row.next()
        interval.day = try row.next()
        interval.hour = try row.next()
        interval.minute = try row.next()
        interval.second = try row.next()
        interval.nanosecond = try row.next()
        let (label, seconds) = (try row.next(String?.self), try row.next(Double?.self))
        let calendar = try Calendar(stored: try row.next())
        typealias Element = OCKScheduleElement
        let policy = try row.next(String?.self).map { try JSONText.decode(Element.ZonePolicy.self, from: $0) }
        let monthDay = try row.next(String?.self).map { try JSONText.decode(Element.MonthDay.self, from: $0) }
        let lastsUntilNext = try row.next(Bool.self)
        do {
            return try OCKScheduleElement(
                validating: start, end: end, interval: interval, text: label, targetValues: targetValues,
                duration: seconds.map { .seconds($0) } ?? .allDay, calendar: calendar, zonePolicy: policy ?? .calendar,
                monthDay: monthDay, lastsUntilNext: lastsUntilNext)
        } catch {
            throw StoreRefusal.unreadableRow
        }
    }
}
