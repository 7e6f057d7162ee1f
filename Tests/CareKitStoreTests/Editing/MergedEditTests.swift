import Foundation
import Testing

@testable import CareKitStore

/// Brings all that a store has into another.
func merge(_ source: ClockedStore, into target: ClockedStore) throws {
    for revision in source.store.computeRevisions(since: OCKRevisionRecord.KnowledgeVector()) {
        #expect(target.store.mergeRevision(revision) == nil)
    }
}

@Suite("Edits of other devices")
struct MergedEditTests {
    @Test("A merged answer is not judged again, and tells how it came in", arguments: TestStore.Kind.allCases)
    func windows(in kind: TestStore.Kind) async throws {
        let (phone, server) = (try ClockedStore(kind, at: hour(9)), try ClockedStore(kind, at: day(90)))
        var task = dailyTask("a")
        task.editWindow = EditWindow(
            opens: .start, due: .end, closes: .endOfDay, corrections: .allowed(until: nil, reason: .onceClosed))
        task = try await phone.store.addTask(task)
        var answer = try await phone.store.addOutcome(outcome(task, 0, 1))
        phone.set(day(1))
        answer.correction = OutcomeCorrection(reason: "typing error", date: day(1))
        answer = try await phone.store.updateOutcome(answer)
        try merge(phone, into: server)
        let merged = try await server.store.fetchOutcomes(query: OCKOutcomeQuery())
        #expect(Set(merged.map(\.entry)) == [.late, .correction])
        #expect(Set(merged.map(\.correction)) == [nil, answer.correction])
        #expect(try await server.store.fetchTasks(query: OCKTaskQuery()).map(\.editWindow) == [task.editWindow])
        // A write of its own is judged.
        await expectRefusal(.windowClosed, as: OCKStoreError.addFailed) { [task] in
            try await server.store.addOutcome(outcome(task, 1, 1))
        }
    }

    @Test("Pauses, deletions, undeletions and changes show the same events there", arguments: TestStore.Kind.allCases)
    func histories(in kind: TestStore.Kind) async throws {
        let (phone, server) = (try ClockedStore(kind, at: day(1)), try ClockedStore(kind, at: day(90)))
        let task = try await phone.store.addTask(dailyTask("a"))
        try await phone.store.addOutcomes([outcome(task, 0, 1), outcome(task, 4, 1)])
        try await phone.store.updateTask(task, effectiveFrom: day(3))
        try await phone.store.pauseTask(withID: "a", from: day(6), until: day(8))
        try await phone.store.deleteTask(withID: "a", effectiveFrom: day(10))
        phone.set(day(11))
        try await phone.store.undeleteTask(withID: "a", effectiveFrom: day(12))
        let expected = ["0✓", "1", "2", "3", "4✓", "5", "8", "9", "12", "13"]
        #expect(try await eventDays(phone.store, 0, 14) == expected)
        try merge(phone, into: server)
        #expect(try await eventDays(server.store, 0, 14) == expected)
        for number in 0..<14 {
            let (first, last) = (Double(number), Double(number) + 0.9)
            let days = try await eventDays(server.store, first, last)
            #expect(days == expected.filter { $0.trimmingCharacters(in: ["✓"]) == "\(number)" }, "day \(number)")
        }
    }

    @Test(
        "Undeleting there brings the newest version back, in whatever order versions came",
        arguments: TestStore.Kind.allCases)
    func undelete(in kind: TestStore.Kind) async throws {
        let (phone, server) = (try ClockedStore(kind, at: day(1)), try ClockedStore(kind, at: day(9)))
        var task = try await phone.store.addTask(dailyTask("a"))
        for title in ["second", "third"] {
            task.title = title
            task = try await phone.store.updateTask(task)
        }
        phone.set(day(2))
        try await phone.store.deleteTask(withID: "a")
        try merge(phone, into: server)
        #expect(try await server.store.undeleteTask(withID: "a").title == "third")
    }

    @Test("#38 (#577): What refers to nothing is refused, and a store goes on", arguments: TestStore.Kind.allCases)
    func badReferences(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        await expectRefusal(.taskMissing, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(dailyTask("never stored"), 0, 1))
        }
        await #expect(throws: OCKStoreError.self) {
            try await store.fetchEvent(forTask: dailyTask("never stored"), occurrence: 0)
        }
        // A plan of a patient who is not there is kept, since the patient may come later.
        let plan = try await store.addCarePlan(OCKCarePlan(id: "p", title: "T", patientUUID: UUID()))
        #expect(try await store.fetchCarePlans(query: OCKCarePlanQuery()) == [plan])
    }

    @Test("#52 (#366): An answer on the 15th ticks the 15th alone", arguments: TestStore.Kind.allCases)
    func onlyItsOwnDay(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        var task = OCKTask(
            id: "a", title: nil, carePlanUUID: nil,
            schedule: OCKSchedule(composing: [
                OCKScheduleElement(
                    start: day0, end: nil, interval: DateComponents(day: 1), duration: .allDay, calendar: utc)
            ]))
        task = try await store.addTask(task)
        // 2024-05-17 is day 11.
        try await store.addOutcome(outcome(task, 11, 1))
        #expect(try await eventDays(store, 10, 10.999) == ["10"])
        #expect(try await eventDays(store, 11, 11.999) == ["11✓"])
        #expect(try await eventDays(store, 12, 12.999) == ["12"])
        let rings = try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: days(10, 13)))
        #expect(rings == [.progress(0), .progress(1), .progress(0)])
    }
}
