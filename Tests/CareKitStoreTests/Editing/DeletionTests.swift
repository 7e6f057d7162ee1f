import Foundation
import Testing

@testable import CareKitStore

/// The days of a task's events in an interval, from 2024-05-06 on, with a mark where there is an outcome.
func eventDays(_ store: OCKStore, _ first: Double, _ last: Double, task: String = "a") async throws -> [String] {
    var query = OCKEventQuery(dateInterval: days(first, last))
    query.taskIDs = [task]
    return try await store.fetchEvents(query: query).map { event in
        let day = Int(event.scheduleEvent.start.timeIntervalSince(day0) / 86_400)
        return event.outcome == nil ? "\(day)" : "\(day)✓"
    }
}

@Suite("Deletions")
struct DeletionTests {
    @Test("#16 (#641): A task is deleted by its id, for all time", arguments: TestStore.Kind.allCases)
    func byID(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 0, 1))
        let deletion = try await store.deleteTask(withID: "a")
        #expect(deletion.deletedDate == day0)
        #expect(deletion.previousVersionUUIDs == [task.uuid])
        #expect(try await eventDays(store, 0, 3) == [])
        await expectRefusal(.notStored, as: OCKStoreError.deleteFailed) { try await store.deleteTask(withID: "b") }
    }

    @Test("#16 (#641): Every kind is deleted by its id", arguments: TestStore.Kind.allCases)
    func everyKind(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addPatient(OCKPatient(id: "a", givenName: "G", familyName: "F"))
        try await store.addCarePlan(OCKCarePlan(id: "a", title: "T", patientUUID: nil))
        try await store.addContact(OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: nil))
        let task = try await store.addTask(dailyTask("a"))
        let answer = try await store.addOutcome(outcome(task, 0, 1))
        let correction = OutcomeCorrection(reason: "wrong day", date: day0)
        #expect(try await store.deleteOutcome(withID: answer.id, correction: correction).correction == correction)
        try await store.deleteContact(withID: "a")
        try await store.deleteCarePlan(withID: "a")
        try await store.deletePatient(withID: "a")
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()).isEmpty)
        #expect(try await store.fetchContacts(query: OCKContactQuery()).isEmpty)
        #expect(try await store.fetchCarePlans(query: OCKCarePlanQuery()).isEmpty)
        #expect(try await store.fetchPatients(query: OCKPatientQuery(dateInterval: nil)).isEmpty)
        try await store.undeleteContact(withID: "a")
        try await store.undeleteCarePlan(withID: "a")
        try await store.undeletePatient(withID: "a")
        #expect(try await store.fetchContacts(query: OCKContactQuery()).count == 2)
        #expect(try await store.fetchCarePlans(query: OCKCarePlanQuery()).count == 2)
        #expect(try await store.fetchPatients(query: OCKPatientQuery(dateInterval: nil)).count == 2)
    }

    @Test(
        "#17 (#503): What is deleted, no fetch without a time returns, whatever its versions",
        arguments: TestStore.Kind.allCases)
    func neverReturned(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(5)).store
        var contact = OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: nil)
        contact.effectiveDate = day(0)
        contact = try await store.addContact(contact)
        contact.effectiveDate = day(1)
        contact = try await store.updateContact(contact)
        var listed = store.contacts(matching: OCKContactQuery()).makeAsyncIterator()
        #expect(try await listed.next()?.count == 2)
        try await store.deleteContact(contact)
        #expect(try await listed.next() == [])
        #expect(try await store.fetchContacts(query: OCKContactQuery()).isEmpty)
        #expect(try await store.fetchContacts(query: OCKContactQuery(id: "a")).isEmpty)
        await #expect(throws: OCKStoreError.self) { try await store.fetchContact(withID: "a") }
    }

    @Test("A deletion from a date on keeps the events before, with their outcomes", arguments: TestStore.Kind.allCases)
    func fromADate(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: day(4))
        let store = clocked.store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcomes([outcome(task, 1, 1), outcome(task, 3, 1)])
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        #expect(try await eventDays(store, 0, 9) == ["0", "1✓", "2", "3✓", "4"])
        #expect(try await eventDays(store, 2, 4) == ["2", "3✓"])
        #expect(try await eventDays(store, 5, 9) == [])
        func shown(_ number: Double) async throws -> Int {
            try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(number, number + 0.9))).count
        }
        #expect(try await shown(4) == 1)
        #expect(try await shown(5) == 0)
        // Days before it still take answers, those after it do not.
        try await store.addOutcome(outcome(task, 2, 1))
        await expectRefusal(.occurrenceSuperseded, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(task, 5, 1))
        }
        // Until that date it is in the list of all tasks, and then it is not.
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).count == 1)
        clocked.set(day(5))
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).isEmpty)
        let adherence = try await store.fetchAdherence(query: OCKAdherenceQuery(dateInterval: days(3, 7)))
        #expect(adherence == [.progress(1), .progress(0), .noTasks, .noTasks])
    }

    @Test("A deletion from a date on ends versions that were planned for later too", arguments: TestStore.Kind.allCases)
    func plannedVersions(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.updateTask(task, effectiveFrom: day(6))
        try await store.deleteTask(withID: "a", effectiveFrom: day(3))
        #expect(try await eventDays(store, 0, 9) == ["0", "1", "2"])
        #expect(try await eventDays(store, 6, 9) == [])
    }

    @Test("A stream of a day's events hears of both kinds of deletion", arguments: TestStore.Kind.allCases)
    func streams(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTasks([dailyTask("a"), dailyTask("b")])
        var events = store.events(matching: OCKEventQuery(dateInterval: days(2, 3))).makeAsyncIterator()
        #expect(try await events.next()?.count == 2)
        // #18 (#375): the daily list follows.
        try await store.deleteTask(withID: "a", effectiveFrom: day(2))
        #expect(try await events.next()?.map(\.task.id) == ["b"])
        try await store.deleteTask(withID: "b")
        #expect(try await events.next() == [])
    }
}

@Suite("Undeleting and adding again")
struct UndeletionTests {
    @Test(
        "#14 (#379): What was deleted comes back with its history, but for the gap", arguments: TestStore.Kind.allCases)
    func undelete(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: day(3))
        let store = clocked.store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 1, 1))
        let deletion = try await store.deleteTask(task)
        #expect(try await eventDays(store, 0, 9) == [])
        clocked.set(day(6))
        let back = try await store.undeleteTask(withID: "a")
        #expect(back.previousVersionUUIDs == [deletion.uuid])
        #expect(back.deletedDate == nil)
        #expect(back.effectiveDate == day(6))
        #expect(try await eventDays(store, 0, 9) == ["0", "1✓", "2", "6", "7", "8"])
        for (number, expected) in [(0.0, ["0"]), (1, ["1✓"]), (4, []), (6, ["6"])] {
            #expect(try await eventDays(store, number, number + 0.9) == expected)
            let tasks = try await store.fetchTasks(query: OCKTaskQuery(dateInterval: days(number, number + 0.9)))
            #expect(tasks.count == expected.count, "day \(number)")
        }
        await expectRefusal(.occurrenceSuperseded, as: OCKStoreError.addFailed) {
            try await store.addOutcome(outcome(task, 4, 1))
        }
        try await store.addOutcomes([outcome(task, 2, 1), outcome(back, 7, 1)])
        #expect(try await eventDays(store, 0, 9) == ["0", "1✓", "2✓", "6", "7✓", "8"])
        #expect(try await store.fetchTasks(query: OCKTaskQuery()).map(\.uuid) == [task.uuid, back.uuid])
    }

    @Test("Undeleting cancels a deletion that is still to come", arguments: TestStore.Kind.allCases)
    func planned(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(2)).store
        try await store.addTask(dailyTask("a"))
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        await expectRefusal(.deleted, as: OCKStoreError.updateFailed) { try await store.updateTask(dailyTask("a")) }
        try await store.undeleteTask(withID: "a")
        #expect(try await eventDays(store, 0, 7) == ["0", "1", "2", "3", "4", "5", "6"])
    }

    @Test("A deletion from a date on leaves its gap when the task comes back", arguments: TestStore.Kind.allCases)
    func gap(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: day(1))
        try await clocked.store.addTask(dailyTask("a"))
        try await clocked.store.deleteTask(withID: "a", effectiveFrom: day(3))
        clocked.set(day(4))
        try await clocked.store.undeleteTask(withID: "a", effectiveFrom: day(5))
        #expect(try await eventDays(clocked.store, 0, 7) == ["0", "1", "2", "5", "6"])
        #expect(try await eventDays(clocked.store, 2, 5) == ["2"])
        // And again.
        try await clocked.store.deleteTask(withID: "a", effectiveFrom: day(6))
        #expect(try await eventDays(clocked.store, 0, 9) == ["0", "1", "2", "5"])
    }

    @Test(
        "#14 (#379): An id that was deleted may be added again, with another plan", arguments: TestStore.Kind.allCases)
    func addAgain(in kind: TestStore.Kind) async throws {
        let clocked = try ClockedStore(kind, at: day(3))
        let store = clocked.store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 1, 1))
        let deletion = try await store.deleteTask(task)
        clocked.set(day(4))
        // From before an answered event it would take that event's place.
        await expectRefusal(.effectiveBeforeOutcome, as: OCKStoreError.addFailed) {
            try await store.addTask(dailyTask("a"))
        }
        let again = try await store.addTask(dailyTask("a", start: day(5)))
        #expect(again.previousVersionUUIDs == [deletion.uuid])
        #expect(try await eventDays(store, 0, 7) == ["0", "1✓", "2", "5", "6"])
    }

    @Test("An id without outcomes may be added again from its first day", arguments: TestStore.Kind.allCases)
    func addAgainFromTheStart(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind, at: day(3)).store
        try await store.addTask(dailyTask("a"))
        try await store.deleteTask(withID: "a")
        let again = try await store.addTask(dailyTask("a"))
        #expect(try await eventDays(store, 0, 5) == ["0", "1", "2", "3", "4"])
        #expect(try await store.fetchTasks(query: OCKTaskQuery(for: day(1))).map(\.uuid) == [again.uuid])
    }

    @Test("An outcome that is added again shows, whenever it takes effect", arguments: TestStore.Kind.allCases)
    func outcomeAgain(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        let task = try await store.addTask(dailyTask("a"))
        var answer = try await store.addOutcome(outcome(task, 0, 1))
        try await store.deleteOutcome(answer)
        answer.effectiveDate -= 1_000
        answer.values = [OCKOutcomeValue(2)]
        answer = try await store.addOutcome(answer)
        let events = try await store.fetchEvents(query: OCKEventQuery(dateInterval: days(0, 1)))
        #expect(events.map(\.outcome) == [answer])
        #expect(try await store.fetchOutcomes(query: OCKOutcomeQuery()) == [answer])
    }

    @Test("What is not deleted, or was never there, cannot be undeleted", arguments: TestStore.Kind.allCases)
    func refusals(in kind: TestStore.Kind) async throws {
        let store = try ClockedStore(kind).store
        try await store.addTask(dailyTask("a"))
        await expectRefusal(.notDeleted, as: OCKStoreError.updateFailed) { try await store.undeleteTask(withID: "a") }
        await expectRefusal(.notStored, as: OCKStoreError.updateFailed) { try await store.undeleteTask(withID: "b") }
    }
}
