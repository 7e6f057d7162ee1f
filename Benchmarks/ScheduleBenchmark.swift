import CareKitStore
import Foundation

/// A day's events of schedules of different ages, beside the algorithm that walks there from the first occurrence.
@MainActor enum ScheduleBenchmark {
    static func run(_ report: inout Report) async throws {
        let plans = [("daily", daily), ("hourly", hourly), ("composed of three", composed)]
        let ages = [("1 day", DateComponents(day: -1)), ("10 years", DateComponents(year: -10))]
        let day = DateInterval(start: date(2026, 6, 15), end: date(2026, 6, 16))
        let changeDay = DateInterval(start: date(2026, 3, 29), end: date(2026, 3, 30))

        var subjects: [Subject] = []
        for (plan, make) in plans {
            for (age, components) in ages {
                subjects.append(
                    Subject(plan: plan, age: age, day: day, schedule: make(start(components, before: day), day.start)))
            }
            let old = make(start(DateComponents(year: -10), before: changeDay), changeDay.start)
            subjects.append(Subject(plan: plan, age: "10 years, clock change", day: changeDay, schedule: old))
        }
        for subject in subjects { try subject.check() }
        let timings = try await Candidate.time(subjects.flatMap(\.candidates), rounds: 60)

        var rows: [[String]] = []
        for (index, subject) in subjects.enumerated() {
            let (own, peer) = (timings[2 * index], timings[2 * index + 1])
            let young = timings[2 * (index - index % 3)]
            let ageing = Quantity.ratio(own.p50.number / young.p50.number)
            rows.append([
                subject.plan, subject.age, "\(subject.events.count)", "\(own.p50)", "\(own.p99)", "\(ageing)",
                "\(peer.p50)", "\(Quantity.ratio(peer.p50.number / own.p50.number))",
            ])
            report.goal(
                "day's events, \(subject.plan), \(subject.age), p50", own.p50, atMost: .seconds(10e-6))
            if index % 3 == 1 {
                report.goal("day's events, \(subject.plan), old/young", ageing, atMost: .ratio(1.2))
            }
        }
        report.table(
            "Day's events of a schedule (peer: walking from the first occurrence)",
            columns: ["schedule", "age", "events", "p50", "p99", "to 1 day", "peer p50", "peer/own"], rows: rows)
    }

    // MARK: Schedules

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        return calendar
    }()

    private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
    }

    private static func start(_ age: DateComponents, before day: DateInterval) -> Date {
        calendar.date(byAdding: age, to: day.start) ?? day.start
    }

    private static func element(_ start: Date, hour: Int, _ interval: DateComponents) -> OCKScheduleElement {
        OCKScheduleElement(
            start: calendar.date(byAdding: .hour, value: hour, to: start) ?? start, end: nil, interval: interval,
            calendar: calendar)
    }

    private static func daily(_ start: Date, _ day: Date) -> OCKSchedule {
        OCKSchedule(composing: [element(start, hour: 8, DateComponents(day: 1))])
    }

    private static func hourly(_ start: Date, _ day: Date) -> OCKSchedule {
        OCKSchedule(composing: [element(start, hour: 0, DateComponents(hour: 1))])
    }

    /// Breakfast and lunch daily, dinner every other day, the measured day among them.
    private static func composed(_ start: Date, _ day: Date) -> OCKSchedule {
        let age = calendar.dateComponents([.day], from: start, to: day).day ?? 0
        return OCKSchedule(composing: [
            element(start, hour: 8, DateComponents(day: 1)), element(start, hour: 12, DateComponents(day: 1)),
            element(start, hour: 18 + age % 2 * 24, DateComponents(day: 2)),
        ])
    }
}

/// One schedule and one day.
private struct Subject {
    let plan: String
    let age: String
    let day: DateInterval
    let schedule: OCKSchedule

    var events: [OCKScheduleEvent] { schedule.events(from: day.start, to: day.end) }

    /// Both ways must find the same, or their times mean nothing.
    func check() throws {
        let found = events.map { Occurrence(start: $0.start, number: $0.occurrence) }
        guard !found.isEmpty, found == walk() else {
            throw BenchmarkError("the peer finds other events of the \(plan) schedule")
        }
    }

    var candidates: [Candidate] {
        let (calls, expected) = (200, events.count)
        return [
            Candidate(name: "\(plan), \(age)", calls: calls) {
                var count = 0
                for _ in 0..<calls { count += events.count }
                guard count == calls * expected else { throw BenchmarkError("events differ between calls") }
            },
            Candidate(name: "\(plan), \(age), peer") {
                guard !walk().isEmpty else { throw BenchmarkError("the peer found no event") }
            },
        ]
    }

    struct Occurrence: Equatable {
        let start: Date
        let number: Int
    }

    /// Steps each element from its start, one occurrence after the other, as long as it takes.
    private func walk() -> [Occurrence] {
        var starts: [Date] = []
        for element in schedule.elements {
            var next: Date? = element.start
            while let date = next, date < day.end {
                starts.append(date)
                next = element.calendar.date(byAdding: element.interval, to: date)
            }
        }
        starts.sort()
        // An occurrence lasts an hour and touches the day even if it ends with the day's first moment.
        return starts.enumerated().filter { $0.element + 3600 >= day.start }
            .map { Occurrence(start: $0.element, number: $0.offset) }
    }
}
