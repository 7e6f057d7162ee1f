import Foundation
import Testing

@testable import CareKitStore

@Suite("Schedules made of values from outside")
struct ScheduleValidationTests {
    private let start = Date(timeIntervalSince1970: 1_600_000_000)

    private func error(
        start: Date? = nil, end: Date? = nil, every interval: DateComponents = DateComponents(day: 1),
        lasting duration: OCKScheduleElement.Duration = .hours(1)
    ) -> ScheduleError? {
        do {
            _ = try OCKScheduleElement(
                validating: start ?? self.start, end: end, interval: interval, duration: duration)
            return nil
        } catch {
            return error
        }
    }

    @Test("An end that is not after the start is refused", arguments: [0.0, -1, -1e9])
    func end(seconds: Double) {
        #expect(error(end: start + seconds) == .endNotAfterStart)
        #expect(error(end: start + 1) == nil)
    }

    @Test(
        "An interval that does not move forward is refused",
        arguments: [
            DateComponents(), DateComponents(day: 0), DateComponents(day: -1), DateComponents(month: 1, day: -1),
            DateComponents(nanosecond: 999_999_999), DateComponents(second: 0, nanosecond: 1),
        ])
    func interval(interval: DateComponents) {
        #expect(error(every: interval) == .intervalDoesNotMoveForward)
    }

    @Test(
        "An interval of components that cannot be added is refused",
        arguments: [
            DateComponents(weekday: 1), DateComponents(day: 1, weekdayOrdinal: 2), DateComponents(quarter: 1),
            DateComponents(yearForWeekOfYear: 2020), DateComponents(era: 1, day: 1), DateComponents(weekOfMonth: 1),
        ])
    func components(interval: DateComponents) {
        #expect(error(every: interval) == .unsupportedIntervalComponent)
    }

    @Test(
        "Dates that are no dates or beyond the calendar are refused", arguments: [Double.nan, .infinity, 1e12, -1e12])
    func dates(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(error(start: date) == .dateOutOfRange)
        #expect(error(end: date) == .dateOutOfRange)
    }

    @Test("Durations that are no durations are refused", arguments: [Double.nan, .infinity, -1])
    func durations(seconds: Double) {
        #expect(error(lasting: .seconds(seconds)) == .invalidDuration)
        #expect(error(lasting: .seconds(0)) == nil)
    }

    @Test("An all-day element that repeats within the day is refused")
    func allDay() {
        #expect(error(every: DateComponents(hour: 6), lasting: .allDay) == .allDayIntervalShorterThanDay)
        #expect(error(every: DateComponents(hour: 24), lasting: .allDay) == nil)
    }

    @Test("A schedule without elements is refused")
    func empty() {
        #expect(throws: ScheduleError.noElements) { try OCKSchedule(validating: [OCKScheduleElement]()) }
        #expect(throws: ScheduleError.noElements) { try OCKSchedule(validating: [OCKSchedule]()) }
    }

    @Test("Huge intervals have their first occurrence and no trap", arguments: [Int.max - 1, Int.max / 7, 1_000_000])
    func hugeInterval(days: Int) throws {
        for interval in [DateComponents(day: days), DateComponents(month: days), DateComponents(year: days, day: 1)] {
            let element = try OCKScheduleElement(validating: start, end: nil, interval: interval)
            #expect(element.event(forOccurrenceIndex: 0)?.start == start)
            #expect(element.event(forOccurrenceIndex: 100_000) == nil)
            #expect(element.events(from: start, to: .distantFuture).first?.occurrence == 0)
        }
        let weeks = try OCKScheduleElement(validating: start, end: nil, interval: DateComponents(weekOfYear: days))
        #expect(weeks.count(before: start + 1) == 1)
    }

    @Test("A duration that is none is not taken when set", arguments: [Double.nan, .infinity, -.infinity, -1])
    func spoiltDuration(seconds: Double) throws {
        var element = try OCKScheduleElement(
            validating: start, end: nil, interval: DateComponents(day: 1), duration: .minutes(5))
        element.duration = .seconds(seconds)
        #expect(element.duration == .minutes(5))
        #expect(element.events(from: start, to: start + 86_400).count == 1)
    }

    @Test(
        "Every error says what to do",
        arguments: [
            ScheduleError.noElements, .dateOutOfRange, .endNotAfterStart, .intervalDoesNotMoveForward,
            .unsupportedIntervalComponent, .allDayIntervalShorterThanDay, .invalidDuration,
            .floatingIntervalNotWholeDays, .invalidMonthDay, .monthDayWithoutZone, .periodNotAllDay, .invalidWeekday,
            .invalidTimeOfDay,
        ])
    func messages(error: ScheduleError) {
        #expect(error.localizedDescription.contains("Give") || error.localizedDescription.contains("Build"))
    }
}

@Suite("Program errors stop the program, as Apple's initialisers do")
struct ScheduleTrapTests {
    @Test("An end before the start")
    func end() async {
        await #expect(processExitsWith: .failure) {
            let start = Date()
            _ = OCKScheduleElement(start: start, end: start - 1, interval: DateComponents(day: 1))
        }
    }

    @Test("A schedule of nothing")
    func empty() async {
        await #expect(processExitsWith: .failure) { _ = OCKSchedule(composing: [OCKScheduleElement]()) }
    }

    @Test("A time that no day has")
    func time() async {
        await #expect(processExitsWith: .failure) {
            _ = OCKSchedule.dailyAtTime(hour: 25, minutes: 0, start: Date(), end: nil, text: nil)
        }
    }
}
