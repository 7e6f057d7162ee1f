import Foundation
import Testing

@testable import CareKitStore

/// 08:00 to 09:00 UTC each day; to be answered from 07:00 on, due at 09:00, until 12:00.
private func windowed(_ id: String = "a") -> OCKTask {
    var task = dailyTask(id)
    task.editWindow = EditWindow(opens: .init(.start, hours: -1), due: .end, closes: .init(.end, hours: 3))
    return task
}

private func events(_ task: OCKTask, _ last: Double = 1, answered: Set<Int> = []) -> [OCKAnyEvent] {
    task.schedule.events(from: day0, to: day(last)).map { event in
        let outcome = answered.contains(event.occurrence) ? outcome(task, event.occurrence, 1) : nil
        return OCKAnyEvent(task: task, outcome: outcome, scheduleEvent: event)
    }
}

@Suite("What there is to do")
struct AgendaTests {
    @Test(
        "#48 (#111): An event is upcoming, open, late, missed, or done whenever it was done",
        arguments: [
            (6.99, EventStatus.upcoming), (7, .open), (8.99, .open), (9, .late), (11.99, .late), (12, .missed),
            (99, .missed),
        ])
    func statuses(hours: Double, status: EventStatus) throws {
        let event = try #require(events(windowed()).first)
        #expect(event.status(at: hour(hours)) == status)
        let done = try #require(events(windowed(), answered: [0]).first)
        #expect(done.status(at: hour(hours)) == .done)
    }

    @Test("Without a window an event is open while it lasts, and then missed")
    func withoutWindow() throws {
        let event = try #require(events(dailyTask("a")).first)
        #expect([7.99, 8, 8.99, 9].map { event.status(at: hour($0)) } == [.upcoming, .open, .open, .missed])
        #expect(event.dueDate == hour(9))
    }

    @Test("An event is due when its window says, or else closes, or else when the event ends")
    func dueDates() throws {
        var task = windowed()
        #expect(events(task).first?.dueDate == hour(9))
        task.editWindow?.due = nil
        #expect(events(task).first?.dueDate == hour(12))
        task.editWindow?.closes = nil
        #expect(events(task).first?.dueDate == hour(9))
    }

    @Test("#48 (#74): The next due event, what is open now, what was missed, and when to look again")
    func agenda() {
        let all = events(windowed(), 3, answered: [1])
        let first = Agenda(events: all, at: hour(8))
        #expect(first.events(.open, .late).map(\.scheduleEvent.occurrence) == [0])
        #expect(first.nextDue?.scheduleEvent.occurrence == 0)
        #expect(first.nextChange == hour(9))

        let late = Agenda(events: all, at: hour(10))
        #expect(late.events(.late).count == 1)
        #expect(late.nextDue?.scheduleEvent.occurrence == 2)
        #expect(late.nextChange == hour(12))

        let missed = Agenda(events: all, at: hour(12))
        #expect(missed.events(.missed).map(\.scheduleEvent.occurrence) == [0])
        #expect(missed.events(.done).map(\.scheduleEvent.occurrence) == [1])
        // The day that is done gives no reminder.
        #expect(missed.nextChange == hour(7, of: 2))

        let over = Agenda(events: all, at: day(4))
        #expect(over.nextDue == nil)
        #expect(over.nextChange == nil)
        #expect(Agenda(events: [], at: day0).nextDue == nil)
    }

    @Test(
        "#48 (#686): A store's agenda is a badge's count and changes with an answer", arguments: TestStore.Kind.allCases
    )
    func stored(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: hour(8))
        let task = try await clocked.store.addTask(windowed())
        try await clocked.store.addTask(windowed("b"))
        func open(at time: Date) async throws -> [String] {
            let query = OCKEventQuery(dateInterval: days(0, 1))
            return try await clocked.store.fetchAgenda(query: query, at: time).events(.open, .late).map(\.task.id)
                .sorted()
        }
        #expect(try await open(at: hour(8)) == ["a", "b"])
        try await clocked.store.addOutcome(outcome(task, 0, 1))
        #expect(try await open(at: hour(8)) == ["b"])
        #expect(try await open(at: hour(12)) == [])
    }
}
