import Foundation
import Testing

@testable import CareKitStore

@Suite("When outcomes were recorded")
struct StoreRecordingTests {
    @Test(
        "#53 (#227): An answer for a past or future event has its event's time and the time of recording",
        arguments: TestStore.Kind.allCases)
    func backfill(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: day(5))
        let store = clocked.store
        let task = try await store.addTask(dailyTask("a"))
        let past = try await store.addOutcome(outcome(task, 1, 1))
        clocked.set(day(6))
        let future = try await store.addOutcome(outcome(task, 8, 1))
        #expect([past, future].map(\.createdDate) == [day(5), day(6)])

        var recorded = OCKOutcomeQuery()
        recorded.recordedInterval = days(5, 6)
        #expect(try await store.fetchOutcomes(query: recorded) == [past])
        recorded.recordedInterval = days(6, 7)
        #expect(try await store.fetchOutcomes(query: recorded) == [future])
        recorded.recordedInterval = days(0, 5)
        #expect(try await store.fetchOutcomes(query: recorded).isEmpty)
        // Together with the event's time: for that day, and recorded late.
        recorded = OCKOutcomeQuery(dateInterval: days(1, 2))
        recorded.recordedInterval = days(2, 9)
        #expect(try await store.fetchOutcomes(query: recorded) == [past])
    }

    @Test(
        "#13 (#593): By date an outcome is found at its event's time, whenever it was recorded",
        arguments: TestStore.Kind.allCases)
    func byEvent(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(5)).store
        let task = try await store.addTask(dailyTask("a"))
        let answer = try await store.addOutcome(outcome(task, 1, 1))
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == [answer])
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery(dateInterval: days(1, 2))) == [answer])
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery(dateInterval: days(5, 6))).isEmpty)
    }

    @Test(
        "A correction keeps the time of the first recording, and has its own in updatedDate",
        arguments: TestStore.Kind.allCases)
    func corrections(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: day(5))
        let task = try await clocked.store.addTask(dailyTask("a"))
        let answer = try await clocked.store.addOutcome(outcome(task, 1, 1))
        clocked.set(day(7))
        let corrected = try await clocked.store.updateOutcome(answer)
        #expect(corrected.createdDate == day(5))
        #expect(corrected.updatedDate == day(7))
    }

    @Test(
        "#49 (#129): Doses without a schedule are logged at any time, with their amounts, and added up",
        arguments: TestStore.Kind.allCases)
    func withoutSchedule(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: hour(7))
        let store = clocked.store
        // One event lasts all day and collects what is taken; it does not count as missed.
        var insulin = OCKTask(
            id: "insulin", title: "Insulin", carePlanUUID: nil,
            schedule: OCKSchedule(composing: [
                OCKScheduleElement(
                    start: day0, end: nil, interval: DateComponents(day: 1), duration: .allDay, calendar: utc)
            ]))
        insulin.impactsAdherence = false
        insulin = try await store.addTask(insulin)
        func dose(_ units: Double, at time: Date) -> OCKOutcomeValue {
            var dose = OCKOutcomeValue(units, units: "IU")
            dose.kind = "dose"
            dose.createdDate = time
            return dose
        }
        var log = outcome(insulin, 0)
        log.values = [dose(4, at: hour(7))]
        log = try await store.addOutcome(log)
        clocked.set(hour(22))
        log.values.append(dose(6.5, at: hour(21.5)))
        log = try await store.updateOutcome(log)

        let event = try #require(await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 0.9))).first)
        let doses = try #require(event.outcome?.values)
        #expect(doses.map(\.doubleValue) == [4, 6.5])
        #expect(doses.map(\.createdDate) == [hour(7), hour(21.5)])
        #expect(doses.map(\.units) == ["IU", "IU"])
        #expect(try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: days(0, 1))) == [.noTasks])
    }
}

@Suite("Order of events")
struct EventOrderTests {
    @Test(
        "#45 (#576): Events at one time come in the same order at every fetch, those of a schedule in its own",
        arguments: TestStore.Kind.allCases)
    func order(in kind: TestStore.Kind) async throws {
        let test = try TestStore(kind)
        let labels = ["c", "a", "b", "e", "d"]
        let elements = labels.map { label in
            OCKScheduleElement(
                start: hour(8), end: nil, interval: DateComponents(day: 1), text: label, calendar: utc)
        }
        var checklist = dailyTask("checklist")
        checklist.schedule = OCKSchedule(composing: elements)
        try await test.store.addTasks([checklist] + (0..<6).map { dailyTask("\($0)") })
        let query = OCKEventQuery(dateInterval: days(3, 4))
        let first = try await test.store.fetchEvents(query: query)
        #expect(first.filter { $0.task.id == "checklist" }.map(\.scheduleEvent.element.text) == labels)
        for store in [test.store, kind == .memory ? test.store : test.another()] {
            #expect(try await store.fetchEvents(query: query).map(\.id) == first.map(\.id))
        }
    }
}
