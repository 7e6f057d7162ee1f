import Foundation
import SQLStorage

/// The rows of a task's schedule: one for each element, in order.
struct ScheduleRows {
    let connection: any Connection

    func insert(_ schedule: OCKSchedule, task: Int64) throws {
        for (position, element) in schedule.elements.enumerated() {
            let interval = element.interval
            let duration: Double? = if case .seconds(let seconds) = element.duration { seconds } else { nil }
            try connection.run(
                """
                INSERT INTO schedule_element (
                    task, position, start_date, end_date, years, months, weeks, days, hours, minutes, seconds,
                    nanoseconds, label, duration, calendar
                ) VALUES (
                    \(task), \(position), \(element.start), \(element.end), \(interval.year), \(interval.month),
                    \(interval.weekOfYear), \(interval.day), \(interval.hour), \(interval.minute), \(interval.second),
                    \(interval.nanosecond), \(element.text), \(duration), \(try element.calendar.stored)
                )
                """)
            try OutcomeValueRows.targets(on: connection).insert(element.targetValues, owner: [task, Int64(position)])
        }
    }

    func schedule(task: Int64) throws -> OCKSchedule {
        let elements = try connection.rows(
            """
            SELECT position, start_date, end_date, years, months, weeks, days, hours, minutes, seconds, nanoseconds,
                label, duration, calendar
            FROM schedule_element WHERE task = \(task) ORDER BY position
            """
        ) { row in try element(&row, task: task) }
        guard let schedule = try? OCKSchedule(validating: elements) else { throw StoreRefusal.unreadableRow }
        return schedule
    }

    private func element(_ row: inout SQLRow, task: Int64) throws -> OCKScheduleElement {
        let position = try row.next(Int64.self)
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
        let targets = try OutcomeValueRows.targets(on: connection).values(owner: [task, position])
        do {
            return try OCKScheduleElement(
                validating: start, end: end, interval: interval, text: label, targetValues: targets,
                duration: seconds.map { .seconds($0) } ?? .allDay, calendar: calendar)
        } catch {
            throw StoreRefusal.unreadableRow
        }
    }
}
