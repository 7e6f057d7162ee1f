import Foundation
import Testing

@testable import CareKitStore

typealias TaskEvent = OCKEvent<OCKTask, OCKOutcome>

/// What must hold of a store whatever has happened.
struct PlanChecks {
    let store: OCKStore
    let days: PlanDays
    let comment: Comment

    private var whole: DateInterval { days.interval(PlanDays.first, PlanDays.end) }

    func events(_ interval: DateInterval) async throws -> [TaskEvent] {
        try await store.fetchEvents(query: OCKEventQuery(dateInterval: interval))
    }

    /// The events of the whole time, which are those of its days, each with the same answer.
    func eventsInEveryView() async throws -> [TaskEvent] {
        let all = try await events(whole)
        var union: Set<[String]> = []
        for day in PlanDays.first..<PlanDays.end {
            union.formUnion(try await events(days.interval(day, day + 1)).map { [$0.id, $0.outcome?.id ?? "open"] })
        }
        #expect(Set(all.map { [$0.id, $0.outcome?.id ?? "open"] }) == union, comment)
        #expect(Set(all.map(\.id)).count == all.count, comment)
        return all
    }

    /// Each answer shows at the time of the event that was answered, and none is lost.
    ///
    /// - Parameter isThere: Whether the task is there at a time, so that answers show.
    func checkAnswers(
        _ answers: [String: Date], in events: [TaskEvent], isThere: (Date) -> Bool
    ) {
        for event in events where event.outcome != nil {
            #expect(event.outcome?.values.first?.dateValue == event.scheduleEvent.start, comment)
        }
        let shown = Set(events.filter { $0.outcome != nil }.map(\.scheduleEvent.start))
        #expect(shown == Set(answers.values.filter(isThere)), comment)
    }

    /// The events are those of the plan, and answers to what is planned no more.
    func check(_ events: [TaskEvent], are planned: [PlannedEvent]) {
        var left = Dictionary(planned.map { ($0, 1) }, uniquingKeysWith: +)
        let starts = Set(planned.map(\.start))
        for event in events {
            let key = PlannedEvent(
                start: event.scheduleEvent.start, content: event.task.title.flatMap { Int($0) } ?? -1)
            if let count = left[key] {
                left[key] = count == 1 ? nil : count - 1
            } else {
                #expect(event.outcome != nil && !starts.contains(key.start), comment)
            }
        }
        #expect(left.isEmpty, comment)
    }

    /// Adherence, counts and the next due event are those of the events.
    ///
    /// - Parameter isCounted: Whether the task is there and not paused at a time.
    func checkSums(of events: [TaskEvent], isCounted: (Date) -> Bool) async throws {
        let query = OCKAdherenceQuery(dateInterval: whole)
        var starts = (0...PlanDays.end - PlanDays.first).compactMap {
            Calendar.current.date(byAdding: .day, value: $0, to: whole.start)
        }.filter { $0 < whole.end }
        let first = starts.removeFirst()
        let ends = starts + [whole.end]
        let groups = zip([.distantPast] + starts, ends).map { start, end in
            events.filter {
                $0.scheduleEvent.start >= start && $0.scheduleEvent.start < (end == whole.end ? .distantFuture : end)
            }
        }
        #expect(first == whole.start)
        let adherence = zip(groups, ends).map { events, end -> OCKAdherence in
            guard events.isEmpty else {
                return .progress(Double(events.count { $0.outcome != nil }) / Double(events.count))
            }
            return isCounted(end - 0.001) ? .noEvents : .noTasks
        }
        let found = try await store.fetchAdherence(query: query)
        #expect(found.count == adherence.count, comment)
        for (found, expected) in zip(found, adherence) {
            if case .progress(let value) = expected, case .progress(let progress) = found {
                #expect(abs(value - progress) < 1e-9, comment)
            } else {
                #expect(found == expected, comment)
            }
        }
        let counts = groups.map { events in
            EventCount(done: events.count { $0.outcome != nil }, total: events.count)
        }
        #expect(try await store.fetchEventCounts(query: query) == counts, comment)
        for now in [days.start(0) + 12 * 3_600, days.start(6)] {
            let agenda = try await store.fetchAgenda(query: OCKEventQuery(dateInterval: whole), at: now)
            let next = events.filter { $0.outcome == nil }.map(\.scheduleEvent.end).filter { $0 > now }.min()
            #expect(agenda.nextDue?.scheduleEvent.end == next, comment)
        }
    }

    /// A query for tasks gives the version that rules at the end of each day.
    func checkTasks(_ title: (Date) -> String?) async throws {
        for day in PlanDays.first..<PlanDays.end {
            let interval = days.interval(day, day + 1)
            let tasks = try await store.fetchTasks(query: OCKTaskQuery(dateInterval: interval))
            #expect(tasks.map(\.title) == [title(interval.start)].filter { $0 != nil }, comment)
        }
    }

    /// What shows an answer takes no second one, and what is not shown takes none, whatever the version.
    func checkRefusals(besides events: [TaskEvent]) async throws {
        for event in events where event.outcome.map({ $0.taskUUID != event.task.uuid }) == true {
            await #expect(throws: OCKStoreError.self, comment) {
                try await store.addOutcome(outcome(event.task, event.scheduleEvent.occurrence, 1))
            }
        }
        let shown = Set(events.map(\.id))
        for version in try await store.fetchTasks(query: OCKTaskQuery(id: "a")) {
            let hidden = version.schedule.events(from: days.start(0), to: days.start(10)).first {
                !shown.contains(TaskEvent(task: version, outcome: nil, scheduleEvent: $0).id)
            }
            guard let hidden else { continue }
            await #expect(throws: OCKStoreError.self, comment) {
                try await store.addOutcome(outcome(version, hidden.occurrence, 1))
            }
        }
    }
}
