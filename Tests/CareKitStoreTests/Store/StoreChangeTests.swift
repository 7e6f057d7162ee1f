import Foundation
import Testing

@testable import CareKitStore
@testable import Containers

/// The next changes that are listed in full. A server's listener that has just connected asks to read again, whenever
/// that is.
private func nextListed(_ changes: inout AsyncStream<StoreChanges>.Iterator) async -> StoreChanges? {
    while let next = await changes.next() {
        if !next.isIncomplete { return next }
    }
    return nil
}

@Suite("The sequence of a store's changes")
struct StoreChangeTests {
    @Test(
        "#57 (#607): It tells what each write did to every kind, also through another store object",
        arguments: [TestStore.Kind.file, .postgres])
    func everyKind(in kind: TestStore.Kind) async throws {
        let test = try TestStore(kind)
        var changes = test.store.changes().makeAsyncIterator()
        let other = test.another()

        let patient = try await other.addPatient(OCKPatient(id: "a", givenName: "G", familyName: "F"))
        #expect(await nextListed(&changes)?.patients.added == [patient])
        let plan = try await other.addCarePlan(OCKCarePlan(id: "a", title: "T", patientUUID: nil))
        #expect(await nextListed(&changes)?.carePlans.added == [plan])
        let contact = try await other.addContact(
            OCKContact(id: "a", givenName: "G", familyName: "F", carePlanUUID: nil))
        #expect(await nextListed(&changes)?.contacts.added == [contact])
        let task = try await other.addTask(dailyTask("a"))
        #expect(await nextListed(&changes)?.tasks.added == [task])
        let linked = try await LinkedStore(other).addTask(linkedTask("steps"))
        #expect(await nextListed(&changes)?.healthKitTasks.added == [linked])
        let answers = try await other.addOutcomes([outcome(task, 0, 1), outcome(task, 1, 1)])
        let added = try #require(await nextListed(&changes))
        #expect(added.outcomes.added == answers)
        #expect(added.tasks.isEmpty)

        let updated = try await other.updateCarePlan(plan)
        #expect(await nextListed(&changes)?.carePlans.updated == [updated])
        let deleted = try await other.deletePatient(patient)
        #expect(await nextListed(&changes)?.patients.deleted == [deleted])
        // A refused write is none.
        await #expect(throws: OCKStoreError.self) { try await other.addTask(dailyTask("a")) }
        try other.reset()
        let reset = try #require(await changes.next())
        #expect(reset.isIncomplete)
        #expect(reset.tasks.isEmpty)
    }

    @Test("A task that is undeleted or added again counts as added, and an answer taken along as updated")
    func kinds() async throws {
        let store = try ClockedStore(.memory).store
        let task = try await store.addTask(dailyTask("a"))
        try await store.addOutcome(outcome(task, 2, 1))
        var changes = store.changes().makeAsyncIterator()
        let changed = try await store.updateTask(task, effectiveFrom: day(1))
        let first = try #require(await changes.next())
        #expect(first.tasks.updated == [changed])
        #expect(first.outcomes.updated.map(\.taskUUID) == [changed.uuid])
        try await store.deleteTask(withID: "a", effectiveFrom: day(5))
        #expect(await changes.next()?.tasks.deleted.map(\.id) == ["a"])
        let back = try await store.undeleteTask(withID: "a", effectiveFrom: day(4))
        #expect(await changes.next()?.tasks.added == [back])
    }

    @Test("A consumer that starts later hears of later writes only, and each consumer of all of them")
    func consumers() async throws {
        let store = try TestStore(.memory).store
        var early = store.changes().makeAsyncIterator()
        try await store.addTask(dailyTask("a"))
        var late = store.changes().makeAsyncIterator()
        try await store.addTask(dailyTask("b"))
        #expect(await early.next()?.tasks.added.map(\.id) == ["a"])
        #expect(await early.next()?.tasks.added.map(\.id) == ["b"])
        #expect(await late.next()?.tasks.added.map(\.id) == ["b"])
    }

    @Test("One that falls far behind misses the oldest")
    func farBehind() async throws {
        let store = try TestStore(.memory).store
        var changes = store.changes().makeAsyncIterator()
        for number in 0..<1_002 { try await store.addTask(dailyTask("\(number)")) }
        #expect(await changes.next()?.tasks.added.map(\.id) == ["2"])
    }

    @Test("A cancelled consumer ends, and without a container there is nothing to hear")
    func ends() async throws {
        let store = try TestStore(.memory).store
        let consumer = _Concurrency.Task {
            for await _ in store.changes() {}
        }
        consumer.cancel()
        await consumer.value
        var none = OCKStore(name: "outside").changes().makeAsyncIterator()
        #expect(await none.next() == nil)
    }
}
