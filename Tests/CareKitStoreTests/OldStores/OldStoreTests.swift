import Foundation
import SQLStorage
import SQLiteStorage
import Testing

@testable import CareKitStore

@Suite("Stores that an older program wrote")
struct OldStoreTests {
    @Test("Every version of every entity is there and equals what was stored", arguments: OldStore.allCases)
    func everyVersion(old: OldStore) async throws {
        let (store, place) = try await old.copy()
        defer { withExtendedLifetime(place) {} }
        func expect<Entity: StoredEntity>(_ expected: [Entity]) async throws {
            let found = try await store.openDatabase().read {
                try VersionTable<Entity>($0).entities(where: "1 = 1")
            }
            #expect(found.count == expected.count)
            for (found, expected) in zip(found, expected) { #expect(found == expected) }
        }
        try await expect(old.hasPeople ? OldStoreContents.patients : [])
        try await expect(old.hasPeople ? OldStoreContents.carePlans : [])
        try await expect(old.hasPeople ? OldStoreContents.contacts : [])
        try await expect(OldStoreContents.tasks + (old.hasEditing ? OldStoreContents.windowedTasks : []))
        try await expect(old.hasEditing ? OldStoreContents.healthKitTasks : [])
        try await expect(OldStoreContents.outcomes + (old.hasEditing ? OldStoreContents.windowedOutcomes : []))
    }

    @Test("Queries and events answer as they did", arguments: OldStore.allCases)
    func queries(old: OldStore) async throws {
        let (store, place) = try await old.copy()
        defer { withExtendedLifetime(place) {} }
        let tasks = try await store.fetchTasks(query: OCKTaskQuery())
        #expect(tasks.map(\.id) == (old.hasEditing ? ["window", "window"] : []) + ["plain", "task", "task", "task"])
        #expect(
            try await store.fetchOutcomes(query: OCKOutcomeQuery()).map(\.id)
                == (old.hasEditing ? ["corrected", "corrected", "on time"] : [])
                + ["of a task that is gone", "anew", "changed", "changed", "all"])
        var query = OCKTaskQuery()
        query.tags = ["knee"]
        #expect(try await store.fetchTasks(query: query).count == 2)
        // The 5th of March 2024 in Nepal: the day's all-day event and the one at 08:00 UTC.
        let start = OldStoreContents.date(731_268_900)
        var events = OCKEventQuery(dateInterval: DateInterval(start: start, duration: 86_399))
        events.taskIDs = ["task"]
        let found = try await store.fetchEvents(query: events)
        #expect(found.map(\.scheduleEvent.occurrence) == [1, 2])
        #expect(found.map(\.outcome?.id) == ["changed", "anew"])
        #expect(found.first?.outcome?.values.map(\.kind) == ["pain", "pain", "sleep"])
    }

    @Test("An older store takes what a new one takes", arguments: OldStore.allCases)
    func writing(old: OldStore) async throws {
        let (store, place) = try await old.copy()
        let plan = try await store.addCarePlan(OCKCarePlan(id: "new", title: "T", patientUUID: nil))
        #expect(try await place.store().fetchCarePlan(withID: "new") == plan)
        var task = try #require(OldStoreContents.tasks.last { $0.id == "task" })
        task.carePlanUUID = plan.uuid
        task.effectiveDate = OldStoreContents.date(740_000_000)
        let updated = try await store.updateTask(task)
        #expect(updated.previousVersionUUIDs == [OldStoreContents.uuid(0x33)])
        var outcome = OCKOutcome(taskUUID: OldStoreContents.uuid(0x31), taskOccurrenceIndex: 3, values: [])
        outcome.id = "all"
        await expectRefusal(.alreadyStored, as: OCKStoreError.addFailed) { try await store.addOutcome(outcome) }
        outcome.id = "new"
        try await store.addOutcome(outcome)
        #expect(try await place.store().fetchOutcomes(query: OCKOutcomeQuery()).first?.id == "new")
        await expectRefusal(.deleted, as: OCKStoreError.updateFailed) {
            try await store.updateTask(dailyTask("gone", start: OldStoreContents.date(740_000_000)))
        }
    }

    @Test(
        "Windows, pauses and what another store knew hold on, and an outcome still waits for its task",
        arguments: OldStore.allCases.filter(\.hasEditing))
    func editing(old: OldStore) async throws {
        let (store, place) = try await old.copy()
        defer { withExtendedLifetime(place) {} }
        // The 4th and 5th of March 2024, then nothing from the 21st on.
        var query = OCKEventQuery(
            dateInterval: DateInterval(start: OldStoreContents.date(731_228_400), duration: 2 * 86_400 - 1))
        query.taskIDs = ["window"]
        let events = try await store.fetchEvents(query: query)
        #expect(events.map(\.outcome?.id) == ["on time", "corrected"])
        #expect(events.map(\.outcome?.entry) == [.onTime, .correction])
        query.dateInterval = DateInterval(start: OldStoreContents.date(730_944_000 + 21 * 86_400), duration: 86_400)
        #expect(try await store.fetchEvents(query: query).isEmpty)
        await expectRefusal(.windowClosed, as: OCKStoreError.addFailed) {
            try await store.addOutcome(
                OCKOutcome(taskUUID: OldStoreContents.uuid(0x41), taskOccurrenceIndex: 2, values: []))
        }
        #expect(store.context.knowledgeVector.clock(for: OldStoreContents.peer) == 7)
        var task = dailyTask("late to come")
        task.uuid = OldStoreContents.uuid(0x4F)
        try await store.addTask(task)
        var waited = OCKOutcomeQuery()
        waited.taskUUIDs = [task.uuid]
        #expect(try await store.fetchOutcomes(query: waited) == [OldStoreContents.waitingOutcome])
    }
}
